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
let isLooking = false;
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

// As little as can be, for what is measured pays for it: one look a frame, and only where something has changed.
const lookFor = (): void => {
  isLooking = false;
  let now = '';
  for (const { nodeName, textContent } of document.body.children)
    if (nodeName !== 'SCRIPT' && nodeName !== 'STYLE') now += textContent;
  for (const text of waited.filter((each) => now.includes(each))) {
    waited = waited.filter((each) => each !== text);
    afterTasks(() => tell('data', performance.now(), text));
  }
};

new MutationObserver(() => {
  if (waited.length && !isLooking) {
    isLooking = true;
    requestAnimationFrame(lookFor);
  }
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
