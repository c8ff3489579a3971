import type { Condition } from './Condition.ts';
import type { EnvScreen } from './EnvScreen.ts';
import { entryOf, healthOf, reach, type } from './health.ts';
import { enter, waitFor } from './visit.ts';

const onStorages = (code: string): string =>
  `for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get() { ${code} } });`;

/** Scripts that break the storages. The stage itself stores nothing there. */
export const brokenStorages = {
  'every access to a value throws': `for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'])
    Storage.prototype[name] = () => { throw new DOMException('broken', 'InvalidStateError'); };`,
  'it is full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
  'it is read-only': `for (const name of ['setItem', 'removeItem', 'clear'])
    Storage.prototype[name] = () => { throw new DOMException('read-only', 'NoModificationAllowedError'); };`,
  'it is read-only, without a word': `for (const name of ['setItem', 'removeItem', 'clear'])
    Storage.prototype[name] = () => {};`,
  'it is blocked, and reaching for it throws': onStorages("throw new DOMException('denied', 'SecurityError');"),
  'it is null': onStorages('return null;'),
  'it is not there': onStorages('return undefined;'),
  'it forgets at once what it is given': `Storage.prototype.setItem = () => {}; Storage.prototype.getItem = () => null;`,
  'it answers with what is no text': `Storage.prototype.getItem = () => ({});`,
} as const;

// A full or read-only storage still returns what it had; any other broken one seems empty.
const wordsIn = (name: string, { without, ready }: EnvScreen): string =>
  /full|read-only/.test(name) ? ready : (without ?? ready);

const opened: readonly Condition[] = Object.entries(brokenStorages).map(([name, script]) => ({
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

const RELOADS = 3;

const reloaded: readonly Condition[] = (['it is null', 'it is read-only'] as const).map((name) => ({
  name: `storage/${name}, over three reloads`,
  leavesOut: ({ isStatic }) => (isStatic ? 'a page that is the same for everybody keeps nothing' : undefined),
  isWorst: ({ name: screen }) => screen === 'repaymentMethod' && name === 'it is null',
  run: async (stage, screen) => {
    await enter(stage, entryOf(stage, screen), () => stage.beforeNext(brokenStorages[name]));
    const isThere = wordsIn(name, screen) === screen.ready;
    if (isThere) await reach(stage, screen);
    const words = isThere ? (screen.killed ?? screen.ready) : wordsIn(name, screen);
    for (let reload = 0; reload < RELOADS; reload += 1) {
      await stage.page().reload();
      // A page that navigates on to its own document fires `load` before it leaves; reloading then would interfere.
      await waitFor(stage, words);
    }
    return healthOf(stage, screen, isThere ? { words } : { words, amount: undefined });
  },
}));

/** sessionStorage and localStorage do not work. */
export const storageConditions: readonly Condition[] = [...opened, ...reloaded];
