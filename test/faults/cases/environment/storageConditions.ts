import type { Condition } from './Condition.ts';
import type { EnvScreen } from './EnvScreen.ts';
import { entryOf, healthOf, reach, type } from './health.ts';
import { enter } from './visit.ts';

const onStorages = (code: string): string =>
  `for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get() { ${code} } });`;

// The stage itself keeps nothing there: it can be as broken as it likes.
const scripts = {
  'every access to a value throws': `for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'])
    Storage.prototype[name] = () => { throw new DOMException('broken', 'InvalidStateError'); };`,
  'it is full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
  'it is blocked, and reaching for it throws': onStorages("throw new DOMException('denied', 'SecurityError');"),
  'it is null': onStorages('return null;'),
  'it is not there': onStorages('return undefined;'),
  'it forgets at once what it is given': `Storage.prototype.setItem = () => {}; Storage.prototype.getItem = () => null;`,
  'it answers with what is no text': `Storage.prototype.getItem = () => ({});`,
} as const;

// What cannot be read is not there; a full storage still has what it had.
const wordsIn = (name: string, { without, ready }: EnvScreen): string =>
  name === 'it is full' ? ready : (without ?? ready);

/** The tab's and the phone's storage are of no use. */
export const storageConditions: readonly Condition[] = Object.entries(scripts).map(([name, script]) => ({
  name: `storage/${name}`,
  isWorst: ({ name: screen }) =>
    /reaching for it throws|full/.test(name) && /^(repay|repaymentMethod|newLoanConfirm|bindBank)$/.test(screen),
  run: async (stage, screen) => {
    await enter(stage, entryOf(stage, screen), () => stage.beforeNext(script));
    const words = wordsIn(name, screen);
    const isThere = words === screen.ready;
    if (isThere) await reach(stage, screen);
    const before = isThere ? await type(stage, screen) : undefined;
    return healthOf(stage, screen, isThere ? { words } : { words, amount: undefined }, before);
  },
}));
