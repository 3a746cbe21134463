"""Questions put to the page as a whole, as scripts that give back what is wrong."""

# Every visible piece of text against what lies behind it, as WCAG reckons contrast.
FAINT_TEXT = """
() => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const over = (layers) => {
    pen.clearRect(0, 0, 1, 1);
    for (const layer of layers) { pen.fillStyle = layer; pen.fillRect(0, 0, 1, 1); }
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const linear = (v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const shine = (rgb) => {
    const [r, g, b] = rgb.map((v) => linear(v / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(":disabled, .unseen, .skip")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const layers = [];
    for (let at = parent; at; at = at.parentElement) layers.unshift(getComputedStyle(at).backgroundColor);
    const behind = over(["white", ...layers]);
    const ink = over([`rgb(${behind})`, getComputedStyle(parent).color]);
    const [light, dark] = [shine(behind), shine(ink)].sort((a, b) => b - a);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < 4.5) found.push(`${node.data.trim().slice(0, 30)}: ${ratio.toFixed(2)}`);
  }
  return found;
}
"""

# Buttons, links and fields that a screen reader could not name.
NAMELESS = """
() => {
  const named = (node) => node.ariaLabel || node.textContent.trim() || node.labels?.length || node.title;
  const controls = [...document.querySelectorAll("button, a[href], input, select, textarea")];
  return controls.filter((node) => !named(node)).map((node) => node.outerHTML);
}
"""

LANDMARKS = "(all) => all.map((node) => node.tagName).sort()"

OVERFLOW = "document.documentElement.scrollWidth - innerWidth"
