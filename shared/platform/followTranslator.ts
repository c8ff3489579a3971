/** A text node that a translator has replaced, and that is still in the screen's own tree. */
interface Replaced {
  /** The element that shows its translation. */
  readonly font: Element;
  /** Its words, before they were translated. */
  words: string;
}

/** Replaces the elements of a screen. The field in which the borrower is typing is then another one, which gets the focus. */
const keepFocus = (box: Element, drawAnew: () => void): void => {
  const fields = () => Array.from(box.querySelectorAll<HTMLElement>('input, textarea'));
  const at = fields().indexOf(document.activeElement as HTMLElement);
  drawAnew();
  fields()[at]?.focus();
};

/**
 * Keeps the texts of a screen up to date while the browser translates them. A translator puts a `<font>` element in the place of a text node; what the
 * page writes into that node afterwards, or that it takes it away, would not be seen. So the node goes back into the document, empty, in front of
 * the element: when the page changes or removes it, the element goes, and the translator finds a new text to translate.
 * @param box the element whose content the screen renders
 * @param drawAnew replaces all elements of the screen, if some have been translated before this
 */
export const followTranslator = (box: Element, drawAnew: () => void): void => {
  const replaced = new Map<Node, Replaced>();

  const undo = (font: Element): void => {
    replaced.forEach((entry, text) => {
      if (entry.font !== font) return;
      replaced.delete(text);
      text.nodeValue = entry.words;
      // Inserted again, because translators process added nodes.
      text.parentNode?.insertBefore(text, text.nextSibling);
    });
    font.remove();
  };

  const observer = new MutationObserver((records) => {
    const added = new Set<Node | null>();
    const outdated = new Set<Element>();
    for (const { target, type, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const written = type === 'characterData' && replaced.get(target);
      if (written) {
        written.words = target.nodeValue || '';
        outdated.add(written.font);
      }
      for (const node of addedNodes) if (node.nodeName === 'FONT') added.add(node);
      for (const text of removedNodes) {
        // Any other node that is removed next to a translator's element was removed by the page.
        const font = [...addedNodes, previousSibling, nextSibling].find((node) => added.has(node)) as
          | Element
          | undefined;
        if (text.nodeType !== Node.TEXT_NODE || text.parentNode || !font?.parentNode) continue;
        font.parentNode.insertBefore(text, font);
        replaced.set(text, { font, words: text.nodeValue || replaced.get(text)?.words || '' });
      }
    }
    outdated.forEach(undo);
    replaced.forEach(({ font }, text) => {
      if (!font.parentNode || !text.parentNode || !box.contains(text)) undo(font);
      else {
        if (text.nodeValue) text.nodeValue = '';
        // The page may have inserted something between the two.
        if (!replaced.has(font.previousSibling as Node)) text.parentNode.insertBefore(font, text.nextSibling);
      }
    });
    observer.takeRecords();
  });
  // Which of its nodes were replaced before is not known.
  if (box.querySelector('font')) keepFocus(box, drawAnew);
  observer.observe(box, { childList: true, subtree: true, characterData: true });
};
