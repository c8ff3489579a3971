import { expect, it } from 'vitest';
import { bindCard } from '../../shared/api/endpoints/bindCard.ts';
import { bindCardForLoan } from '../../shared/api/endpoints/bindCardForLoan.ts';
import { readBankForm } from '../../shared/api/endpoints/readBankForm.ts';
import { smallLender } from '../../test/support/lenders.ts';
import { manualClock } from '../../test/support/manualClock.ts';
import { type Random, runCount } from '../../test/support/random.ts';
import { playRuns } from '../../test/support/randomRuns.ts';
import { savedNumber } from '../../test/support/savedNumber.ts';
import { openTab, type Tab } from '../../test/support/tabs.ts';
import { unreliableNetwork } from '../../test/support/unreliableNetwork.ts';
import { type BindBankModel, createBindBank } from './model.ts';

const RUNS = runCount(300);
const RUNS_MS = 120_000;
const MAX_ACTS = 16;
const MAX_TAPS = 10;
const MAX_TABS = 3;
const LONGEST_WAIT_MS = 200_000;
const GIVEN_UP_MS = 60_000;

const form = { items: [{ code: 'bankCard', cate: 'text', inputType: 'card', title: 'Account number' }] };

/** What a page learns about a save: accepted, refused, "repeated request", or no readable response. */
type Heard = 'yes' | 'no' | 'repeat' | 'nothing';

interface Save {
  readonly number: string;
  readonly atMs: number;
  /** What the page can know of it so far; undefined while it is in flight. */
  heard: Heard | undefined;
}

interface Page {
  readonly name: string;
  readonly tab: Tab;
  readonly model: BindBankModel;
  readonly saves: Save[];
  /** What the borrower has typed into the field. */
  typed: string;
}

const heardIn = async (answer: Response): Promise<Heard> => {
  if (!answer.ok) return 'nothing';
  const { code } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { readonly code?: string };
  if (!code) return 'nothing';
  return code === '00' ? 'yes' : code === '800005' ? 'repeat' : 'no';
};

/** Plays one run: a borrower with one phone and several tabs on an unreliable network. */
const randomRun = (source: '' | 'loanDetail', random: Random) => {
  const clock = manualClock();
  const phoneStorage = new Map<string, string>();
  const search = `?userId=50112&orderId=170112&productId=2001&source=${source}`;
  const call = source ? bindCardForLoan : bindCard;
  const story: string[] = [];
  let pages: Page[] = [];
  let opened = 0;

  const note = (line: string): void => void story.push(`${clock.now()}  ${line}`);
  const { fetch: lender } = smallLender(search, call, null, [[readBankForm, () => form]]);
  const network = unreliableNetwork({ clock, random, lender, watched: call, isFinal: () => true, note });

  const openPage = (): void => {
    opened += 1;
    const saves: Save[] = [];
    const listening = async (request: Request) => {
      if (request.url.includes('/card-init?')) return network.fetch(request);
      const save: Save = { number: (await request.clone().json()).bankCard, atMs: clock.now(), heard: undefined };
      saves.push(save);
      // A page gives up after a minute; a later response changes nothing.
      clock.after(GIVEN_UP_MS, () => {
        save.heard ??= 'nothing';
      });
      try {
        const carried = await network.fetch(request);
        save.heard ??= await heardIn(carried.answer);
        return carried;
      } catch (error) {
        save.heard ??= 'nothing';
        throw error;
      }
    };
    const tab = openTab(clock, { ...network, fetch: listening }, { search, phoneStorage, storage: new Map() });
    const model = createBindBank({ ...tab.test.env, keyboard: { watch: () => {} } });
    model.open();
    pages.push({ name: String.fromCharCode(64 + opened), tab, model, saves, typed: '' });
  };

  const standing = ({ model: { form } }: Page): string | undefined => {
    const view = form.$view.get();
    return view.kind === 'ready' ? view.fields[0]?.value : undefined;
  };

  const check = (page: Page): void => {
    const { kind, ...more } = page.model.form.$save.get();
    const last = page.saves.at(-1);
    if (kind === 'saved') page.typed = '';
    const typed = standing(page);
    if (typed !== undefined && typed !== page.typed) throw new Error(`${page.name} holds ${typed}, not ${page.typed}.`);
    const said = { yes: 'saved', no: 'free', repeat: 'lost', nothing: 'lost' } as const;
    const expected = last ? said[last.heard ?? 'nothing'] : 'free';
    const isWaiting = last && !last.heard;
    if (kind !== (isWaiting ? 'sending' : expected) && !(kind === 'free' && expected === 'saved'))
      throw new Error(`${page.name} is ${kind} after ${last?.heard}.`);
    if ('isRepeat' in more && more.isRepeat !== (last?.heard === 'repeat'))
      throw new Error('It names the wrong reason.');
    if (kind === 'sending' && clock.now() >= (last?.atMs ?? 0) + GIVEN_UP_MS) throw new Error('It still waits.');
    if (phoneStorage.size + page.tab.test.storage.size) throw new Error('Something stands on the phone.');
  };

  const tap = async (page: Page, times: number): Promise<void> => {
    const { kind } = page.model.form.$save.get();
    const typed = standing(page);
    const before = page.saves.length;
    for (let left = times; left > 0; left -= 1) page.model.form.save();
    await network.settle();
    const sent = page.saves.slice(before).map(({ number }) => number);
    const due = typed !== undefined && (kind === 'free' || kind === 'lost') ? [typed] : [];
    expect(sent).toEqual(due);
  };

  const type = (page: Page): void => {
    const { $view, fill } = page.model.form;
    if ($view.get().kind !== 'ready' || page.model.form.$save.get().kind === 'saved') return;
    page.typed = String(random.between(1e9, 9e9));
    fill(0, page.typed);
  };

  const acts: Record<string, (page: Page) => void | Promise<void>> = {
    type,
    tap: (page) => tap(page, 1),
    tapMany: (page) => tap(page, random.between(2, MAX_TAPS)),
    another: ({ model }) => model.form.another(),
    readAgain: ({ model }) => void (model.form.$view.get().kind === 'failed' && model.form.read()),
    comeBack: ({ tab }) => tab.comeBack(random.oneOf(['visible', 'revived']), true),
    wait: () => clock.advance(random.between(1, LONGEST_WAIT_MS)),
    openTab: () => void (pages.length < MAX_TABS && openPage()),
    reload: (page) => {
      pages = pages.filter((other) => other !== page);
      openPage();
    },
  };
  const frequent = ['type', 'tap', 'tap', 'tapMany', 'another', 'wait', 'wait'];
  const names: readonly [string, ...string[]] = ['tap', ...Object.keys(acts), ...frequent];

  const act = async (): Promise<void> => {
    const name = random.oneOf(names);
    const page = random.oneOf(pages as [Page, ...Page[]]);
    note(`${page.name} (${page.model.form.$save.get().kind}) ${name}`);
    await acts[name]?.(page);
    await network.settle();
    pages.forEach(check);
  };

  /** Saves on a reliable network, a minute after the last act: one tap must be enough. */
  const finish = async (page: Page): Promise<void> => {
    const { form } = page.model;
    if (form.$view.get().kind === 'failed') form.read();
    form.another();
    await network.settle();
    type(page);
    await tap(page, 1);
    check(page);
    expect(savedNumber(form)).toEqual({ title: 'Account number', end: page.saves.at(-1)?.number.slice(-4) });
    expect(page.tab.test.moves.length > 0).toBe(source === 'loanDetail');
  };

  return {
    story,
    play: async (): Promise<void> => {
      openPage();
      await network.settle();
      for (let left = random.between(3, MAX_ACTS); left > 0; left -= 1) await act();
      network.becomeGood();
      clock.advance(GIVEN_UP_MS);
      await network.settle();
      for (const page of pages) await finish(page);
    },
  };
};

it.each([['loanDetail', 1] as const, ['', 5000] as const])(
  'with source=%j: taps, tabs, reloads and lost answers send one save a tap, lose nothing typed, say what is so, and always leave a way on',
  (source, seed) => playRuns({ runs: RUNS, seed }, (random) => randomRun(source, random)),
  RUNS_MS,
);
