/** A text that the host has marked as English among another language's: in Unicode's isolates. */
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
 * Lets each element whose text is the owner's English say so (`lang="en"`) on a page in another language, from now on:
 * screens come and go without a document of the host's, which marks its own.
 */
export function markEnglish(): void {
  markAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) markAll(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
