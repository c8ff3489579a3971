/**
 * Runs in every measured page, before the page's own code. Reports to the bench, through a binding, when a text of the data is on screen, and
 * when the page has received a tap. It does not poll.
 */
interface BenchWindow extends Window {
  /** The texts to wait for. */
  readonly benchTexts: readonly string[];
  /** The binding to the bench. */
  readonly benchTell?: (message: string) => void;
  /** Makes the next tap be reported. */
  benchArm?: () => void;
}

const host = window as unknown as BenchWindow;
let waited = [...host.benchTexts];

const tell = (kind: string, atMs: number, text = ''): void =>
  host.benchTell?.(JSON.stringify({ kind, text, atMs, epochMs: performance.timeOrigin + atMs }));

// A frame is being painted when its callbacks have run and the next task starts.
const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(0);
  });
};

const isCode = (node: Node | null): boolean => /^(script|style|template|head)$/i.test(node?.nodeName ?? '');

// The text of a node that a borrower can read. A node that contains the whole page also contains its script.
const wordsOf = (node: Node): string => {
  if (isCode(node) || isCode(node.parentNode)) return '';
  if (node === document.documentElement || node === document.body)
    return Array.from(node.childNodes, wordsOf).join(' ');
  return (node.nodeType === Node.TEXT_NODE ? node.parentNode : node)?.textContent ?? '';
};

// As little work as possible, because it delays the measured frame: it searches only the changed nodes, and not those inside the previous one.
const look = (records: readonly MutationRecord[]): void => {
  let last: Node | undefined;
  for (const { type, target, addedNodes } of records)
    for (const node of type === 'characterData' ? [target] : addedNodes) {
      if (last?.contains(node)) continue;
      last = node;
      const words = wordsOf(node);
      for (const text of waited.filter((each) => words.includes(each))) {
        waited = waited.filter((each) => each !== text);
        afterFrame(() => tell('data', performance.now(), text));
      }
    }
};

new MutationObserver((records) => {
  if (waited.length) look(records);
}).observe(document, { childList: true, subtree: true, characterData: true });

host.benchArm = () =>
  addEventListener('click', ({ timeStamp }) => tell('tap', timeStamp), { capture: true, once: true });
