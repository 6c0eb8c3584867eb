/** A text that the host has marked as English on a page in another language, with Unicode isolates. */
const ENGLISH = /^\u2068[^\u2069]*\u2069$/;

const marked = new WeakSet<Element>();

function mark({ data, parentElement: box }: Text): void {
  if (!box) return;
  if (ENGLISH.test(data) && box.childNodes.length === 1) {
    box.lang = 'en';
    marked.add(box);
  } else if (marked.delete(box)) box.removeAttribute('lang');
}

function markAll(root: Node): void {
  if (root instanceof Text) mark(root);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) mark(texts.currentNode as Text);
}

/**
 * From now on sets `lang="en"` on elements with the owner's English: screens rendered in the browser lack the
 * marks of the host's documents.
 */
export function markEnglish(): void {
  markAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) markAll(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
