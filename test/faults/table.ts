import { cleanup } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Answers } from './fakeService.ts';
import { brokenPromises } from './invariants.ts';
import { type EndingName, endingOf } from './outcomes.ts';
import { type FaultScreen, newPhone, openStage, type Stage } from './stage.tsx';

type Row = { readonly [column: string]: string };

/** The rows of a table in Markdown's notation; a cell that names several endings makes a row of each. */
const rowsOf = (table: string): readonly Row[] => {
  const [names = [], ...lines] = table
    .split('\n')
    .filter((line) => /^\s*\|(?!\s*-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return lines.flatMap(([endings = '', ...cells]) =>
    endings.split(', ').map((ending) => ({
      ending,
      ...Object.fromEntries(names.slice(1).map((name, at) => [name, cells[at] ?? ''])),
    })),
  );
};

type Names = { readonly [name: string]: string };

/** Fills in the names in braces. */
const fillIn = (cell = '', words: Names = {}): string => cell.replace(/\{(.*?)\}/g, (_, name) => words[name] ?? name);

/** `…` in a cell stands for any text between its parts. */
const expectShown = (stage: Stage, cell = ''): void => {
  for (const part of cell.split(' … ')) expect(stage.text()).toContain(part);
};

const expectTaps = (stage: Stage, cell = ''): void => expect(stage.taps().join(' · ')).toBe(cell);

export const leave = (): void => {
  cleanup();
  document.body.replaceChildren();
  // A slip is stored by the browser itself.
  localStorage.clear();
};

interface Reading {
  readonly name: string;
  readonly screen: FaultScreen;
  /** The call that reads the screen's main data. */
  readonly call: CallName;
  /** A text of those data, and the buttons and links that come with them. */
  readonly data: string;
  readonly taps: string;
  /** The same where the data on screen are not up to date; by default the same. */
  readonly tapsWhenOld?: string;
  /** A later answer, and a text of it. A screen without one does not read again. */
  readonly later?: { readonly answer: unknown; readonly data: string };
}

const NOTHING_SENT = { isDone: false, isUnconfirmed: false };

const describeReading = (rows: readonly Row[], reading: Reading): void => {
  const { name, screen, call, data, taps, tapsWhenOld = taps, later } = reading;
  const words = { data, taps, 'taps when old': tapsWhenOld };

  describe(`${name}: its data`, () => {
    afterEach(leave);

    it.each(rows)('do not come: $ending', async (row) => {
      const phone = newPhone(screen.answers);
      const ending = endingOf(row['ending'] ?? '');
      phone.service.end(call, ending.name);
      const stage = await openStage(screen, phone);
      await stage.pass(ending.waitMs ?? 0);
      expectShown(stage, fillIn(row['as it opens'], words));
      expectTaps(stage, fillIn(row['can be tapped'], words));
      expect(stage.text().includes(data)).toBe(ending.certainty === 'done');
      expect(brokenPromises(stage, NOTHING_SENT)).toEqual([]);
      expect(phone.service.timesAsked(call)).toBe(1);

      phone.service.mend();
      if (stage.taps().includes('Retry')) await stage.tap('Retry');
      else await stage.return();
      await stage.pass(5000);
      expectShown(stage, data);
    });

    if (!later) return;

    it.each(rows)('do not come again: $ending', async (row) => {
      const stage = await openStage(screen);
      expectShown(stage, data);
      const ending = endingOf(row['ending'] ?? '');
      stage.service.end(call, ending.name);
      await stage.return();
      await stage.pass(ending.waitMs ?? 0);
      expectShown(stage, fillIn(row['on return'], words));
      // What is refused is shown no more.
      expect(stage.text().includes(data)).toBe(row['on return']?.startsWith('{data}'));
      expectTaps(stage, fillIn(row['can be tapped then'], words));
      expect(brokenPromises(stage, NOTHING_SENT)).toEqual([]);
    });

    it('come in the wrong order: the later answer stays', async () => {
      const stage = await openStage(screen);
      stage.service.end(call, 'answered after 59 s');
      await stage.return();
      stage.service.mend({ [call]: later.answer });
      await stage.pass(6000);
      await stage.return();
      expectShown(stage, later.data);
      // The earlier answer comes now, a second before the page would give it up.
      await stage.pass(53_500);
      expectShown(stage, later.data);
      expect(stage.text()).not.toContain(data);
    });
  });
};

/** A screen's main data do not come: as it opens, and as the borrower returns to it. One table holds for all screens. */
export const describeReadings = (all: { readonly table: string; readonly screens: readonly Reading[] }): void => {
  const rows = rowsOf(all.table);
  for (const reading of all.screens) describeReading(rows, reading);
};

interface Sending {
  readonly screen: FaultScreen;
  readonly call: CallName;
  /** What the service answers once it has carried the request out. */
  readonly afterwards?: Answers;
  /** What the borrower does first, and the button that then sends. */
  readonly prepare?: (stage: Stage) => Promise<void>;
  readonly button: string;
  readonly typed?: string;
  /** What is shown once the request is known to have been carried out, and whether nothing of the kind may follow then. */
  readonly done: string;
  readonly isFinal?: boolean;
  /** Where its outcome is unknown: the button that looks at the lender's records, and what is shown once they show it. */
  readonly look?: { readonly button: string; readonly done: string };
  /** The button that leads to sending it again after three minutes, when it cannot be under way, what is said beside it, and the call that is read anew. */
  readonly again?: {
    readonly button: string;
    readonly says: string;
    readonly reads: CallName;
    readonly beginsAnew?: boolean;
  };
  /** Whether the borrower may send it again at once although it may have arrived, because no money moves. */
  readonly maySendAgain?: boolean;
  /** What stands in the table for a name in braces. */
  readonly words?: { readonly [name: string]: string };
  /** Columns: the ending; what is shown, can be tapped, has been sent, and is kept on the phone. */
  readonly table: string;
}

const tryToSend = async (stage: Stage, { prepare, button }: Sending): Promise<void> => {
  try {
    await prepare?.(stage);
    await stage.tap(button);
  } catch {
    // The page offers it no more, which is what is hoped for.
  }
};

/** A request that moves money, signs or saves: it is tapped twice, and ends in every way. */
export const describeSending = (name: string, sending: Sending): void => {
  const {
    screen,
    call,
    afterwards = {},
    prepare,
    button,
    typed,
    done,
    isFinal = true,
    look,
    again,
    maySendAgain,
    words,
  } = sending;

  const send = async (ending: EndingName): Promise<Stage> => {
    const stage = await openStage(screen);
    stage.service.end(call, ending, afterwards);
    await prepare?.(stage);
    await stage.tap(button, 2);
    await stage.pass(endingOf(ending).waitMs ?? 0);
    return stage;
  };

  const expectNoMore = async (stage: Stage, act: () => Promise<void>): Promise<void> => {
    const before = stage.service.timesAsked(call);
    await act();
    expect(stage.service.timesAsked(call)).toBe(before);
  };

  describe(name, () => {
    afterEach(leave);

    it.each(rowsOf(sending.table))('with $ending', async (row) => {
      const ending = endingOf(row['ending'] ?? '');
      const { certainty } = ending;
      const stage = await send(ending.name);
      const isUnconfirmed = certainty === 'unknown' && !maySendAgain;
      expectShown(stage, fillIn(row['shows'], words));
      expectTaps(stage, fillIn(row['can be tapped'], words));
      expect(stage.service.timesAsked(call)).toBe(Number(row['sent']));
      expect(stage.kept()).toBe(row['kept']);
      const isDone = !!ending.isCarriedOut;
      const isTypedKept = certainty !== 'done' && !(isDone && look);
      const facts = { isDone, isUnconfirmed, typed: isTypedKept ? typed : undefined };
      expect(brokenPromises(stage, facts)).toEqual([]);

      if (certainty === 'refused') {
        stage.service.mend();
        stage.service.end(call, 'answered', afterwards);
        await stage.tap(button);
        expectShown(stage, done);
        expect(stage.service.timesAsked(call)).toBe(2);
      } else if (isUnconfirmed) {
        // Whatever is tapped, and wherever else the same borrower tries: it is sent once.
        await expectNoMore(stage, async () => {
          for (const each of stage.taps()) if (stage.taps().includes(each)) await stage.tap(each);
        });
        if (isFinal || !isDone)
          await expectNoMore(stage, async () => {
            await tryToSend(await openStage(screen, { ...stage.device, storage: new Map() }), sending);
          });
        stage.service.mend(afterwards);
        if (look && stage.taps().includes(look.button)) await stage.tap(look.button);
        if (look) expectShown(stage, look.done);
      } else if (certainty === 'done') {
        expectShown(stage, done);
        if (isFinal) await expectNoMore(stage, () => tryToSend(stage, sending));
      }
    });

    it('on a phone without a connection is not sent, which is said, and is sent by the next tap that has one', async () => {
      const phone = newPhone(screen.answers);
      const stage = await openStage(screen, phone);
      await prepare?.(stage);
      phone.isOnline = false;
      await stage.tap(button);
      expectShown(stage, 'No connection: nothing was sent. Please try again.');
      expect(stage.service.timesAsked(call)).toBe(0);
      expect(brokenPromises(stage, { ...NOTHING_SENT, typed })).toEqual([]);
      phone.isOnline = true;
      await stage.tap(button);
      expectShown(stage, done);
      expect(stage.service.timesAsked(call)).toBe(1);
    });

    if (again)
      it('and nothing of it can be seen: it may be sent again after three minutes, and not before', async () => {
        const stage = await send('no network');
        for (let minutes = 0; minutes < 3; minutes += 1) {
          expect(stage.taps()).not.toContain(again.button);
          expectShown(stage, 'We check again at … Until then you cannot send this again.');
          await stage.pass(60_000);
        }
        expectShown(stage, again.says);
        const read = stage.service.timesAsked(again.reads);
        await stage.tap(again.button);
        expect(stage.service.timesAsked(again.reads)).toBe(read + 1);
        expect(document.activeElement?.tagName).toBe('H1');
        expect(stage.service.timesAsked(call)).toBe(1);
        await prepare?.(stage);
        await stage.tap(button);
        // Of the same wish of the borrower, by which the service knows a repeat; a new SMS code is for a payment begun anew.
        const [lost, repeated, ...more] = stage.service.keysOf(call);
        expect(lost).toMatch(/^[0-9a-f]{32}$/);
        expect([repeated === lost, more]).toEqual([!again.beginsAnew, []]);
      });
  });
};
