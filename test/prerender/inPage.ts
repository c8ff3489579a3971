import type { SpokenStep } from '../../scripts/gallery/states/browser/perform.ts';

/** A page as it tells of itself, several times a second. */
export interface PageNow {
  /** Tells one document of the tab from another. */
  readonly id: string;
  readonly path: string;
  readonly isPrerendering: boolean;
  /** How long it was prerendered before it was opened; 0 where it was not. */
  readonly activatedAfterMs: number;
  /** How long it knows the phone to have slept. */
  readonly sleptMs: number;
  readonly words: string;
  /** How many dialogs stand over it. */
  readonly dialogs: number;
  /** What it said in the first frame that was drawn after it had been opened, where it was prerendered. */
  readonly firstWords: string;
  readonly session: { readonly [key: string]: string };
  readonly local: { readonly [key: string]: string };
  /** How often the browser has given this very document back, as it was left. */
  readonly revivals: number;
  /** Why the browser loaded it anew instead, where the borrower went back to it; empty otherwise. */
  readonly notRestored: string;
  /** What it has sent to the native app. */
  readonly messages: readonly string[];
}

/** What is told to a page: how long the phone has slept so far, and once, what the borrower does: a step, another address, back. */
export interface Told {
  readonly sleptMs: number;
  readonly step?: SpokenStep;
  readonly open?: string;
  readonly goesBack?: boolean;
}

/** What a phone is like. */
export interface Phone {
  readonly savesData?: boolean;
  readonly memoryGb?: number;
}

declare const perform: (page: Window, step: SpokenStep) => Promise<void>;
declare const PHONE: Phone;

const BETWEEN_MS = 60;

/** Runs in every document before the page's own script, after `perform` and `PHONE`: tells of the page, and does what it is told. */
export const inPage = (): void => {
  const id = `${location.pathname} ${Math.random()}`;
  const messages: string[] = [];
  let revivals = 0;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) revivals += 1;
  });

  let firstWords = '';
  document.addEventListener('prerenderingchange', () =>
    requestAnimationFrame(() => {
      firstWords = document.body.innerText;
    }),
  );

  const override = (name: string, value: unknown): void => {
    Object.defineProperty(Navigator.prototype, name, { get: () => value });
  };
  if (PHONE.savesData) override('connection', { saveData: true });
  if (PHONE.memoryGb) override('deviceMemory', PHONE.memoryGb);
  Object.assign(window, { loanApp: { postMessage: (message: string) => messages.push(message) } });

  // Only the phone's clock goes on while it sleeps.
  const { now: clockNow } = Date;
  let sleptMs = 0;
  Date.now = () => clockNow() + sleptMs;

  const now = (): PageNow => {
    const [visit] = performance.getEntriesByType('navigation') as unknown as {
      activationStart: number;
      notRestoredReasons?: unknown;
    }[];
    return {
      id,
      path: location.pathname,
      isPrerendering: !!(document as { prerendering?: boolean }).prerendering,
      activatedAfterMs: visit?.activationStart ?? 0,
      sleptMs,
      words: document.body?.innerText ?? '',
      dialogs: document.querySelectorAll('dialog,[role$=dialog]').length,
      firstWords,
      session: { ...sessionStorage },
      local: { ...localStorage },
      revivals,
      notRestored: JSON.stringify(visit?.notRestoredReasons ?? ''),
      messages,
    };
  };

  const tell = async (): Promise<void> => {
    const answer = await fetch('/conductor', { method: 'POST', body: JSON.stringify(now()) });
    const { step, open, goesBack, ...told }: Told = await answer.json();
    sleptMs = told.sleptMs;
    if (open) location.assign(open);
    if (goesBack) history.back();
    if (step) await perform(window, step);
  };

  // One after the other: what is under way when the page is left may keep the browser from holding it.
  const goOn = (): void => void setTimeout(() => tell().then(goOn, goOn), BETWEEN_MS);
  goOn();
};
