"use strict";
// Runs before the first paint, so that a dark room is never lit by a white flash.
(() => {
  try {
    document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "system";
  } catch {
    document.documentElement.dataset.theme = "system";
  }
})();
