/**
 * Runs in every page that is measured, before anything of the page itself. It tells the bench, over a binding, when a
 * text of the data stands on screen, and when a tap has changed something there. Nothing polls.
 */
interface BenchWindow extends Window {
  /** The texts to look out for. */
  readonly benchTexts: readonly string[];
  /** The binding to the bench. */
  readonly benchTell?: (message: string) => void;
  /** Tells of the next tap, and of its answer. */
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

// A frame is on its way to the screen when its callbacks have run and the next task begins.
const afterTasks = (run: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  port2.postMessage(0);
};
const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => afterTasks(run));
};

const isCode = (node: Node | null): boolean => /^(script|style|template|head)$/i.test(node?.nodeName ?? '');

// What a borrower would read of a node. Those that hold the whole page hold its script, too.
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

// As little as can be, for what is measured pays for it, and in the frame that it waits for: a look at what has changed alone.
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
