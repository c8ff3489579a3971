/**
 * Runs in every measured page, before the page's own code. It reports to the bench, through a binding, when a
 * text of the data is on screen, and when a tap has changed something there. It does not poll.
 */
interface BenchWindow extends Window {
  /** The texts to wait for. */
  readonly benchTexts: readonly string[];
  /** The binding to the bench. */
  readonly benchTell?: (message: string) => void;
  /** Makes the next tap, and the change that it causes, be reported. */
  benchArm?: () => void;
  benchLongTasks?: number[];
}

const host = window as unknown as BenchWindow;
let waited = [...host.benchTexts];
let tappedAt = 0;
const longTasks: number[] = [];
host.benchLongTasks = longTasks;

const tell = (kind: string, atMs: number, text = ''): void =>
  host.benchTell?.(JSON.stringify({ kind, text, atMs, epochMs: performance.timeOrigin + atMs }));

// A frame is being painted when its callbacks have run and the next task starts.
const afterTasks = (run: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  port2.postMessage(0);
};
const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => afterTasks(run));
};

const isCode = (node: Node | null): boolean => /^(script|style|template|head)$/i.test(node?.nodeName ?? '');

// The text of a node that a borrower can read. A node that contains the whole page also contains its script.
const wordsOf = (node: Node): string => {
  if (isCode(node) || isCode(node.parentNode)) return '';
  if (node === document.documentElement || node === document.body)
    return Array.from(node.childNodes, wordsOf).join(' ');
  return (node.nodeType === Node.TEXT_NODE ? node.parentNode : node)?.textContent ?? '';
};

const changedNodes = (records: readonly MutationRecord[]): readonly Node[] => {
  const changed: Node[] = [];
  // A parser adds an element and then, one by one, what is in it.
  for (const { type, target, addedNodes } of records)
    for (const node of type === 'characterData' ? [target] : addedNodes)
      if (!changed.at(-1)?.contains(node)) changed.push(node);
  return changed;
};

// As little work as possible, because it delays the measured frame: it searches only the changed nodes.
const lookFor = (records: readonly MutationRecord[]): void => {
  for (const node of changedNodes(records)) {
    const words = wordsOf(node);
    for (const text of waited.filter((each) => words.includes(each))) {
      waited = waited.filter((each) => each !== text);
      afterFrame(() => tell('data', performance.now(), text));
    }
  }
};

new MutationObserver((records) => {
  if (waited.length) lookFor(records);
  if (!tappedAt) return;
  const began = tappedAt;
  tappedAt = 0;
  afterFrame(() => tell('answer', performance.now() - began));
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });

host.benchArm = () =>
  addEventListener(
    'click',
    ({ timeStamp }) => {
      tappedAt = timeStamp;
      tell('tap', timeStamp);
    },
    { capture: true, once: true },
  );

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longTasks.push(duration);
}).observe({ type: 'longtask', buffered: true });
