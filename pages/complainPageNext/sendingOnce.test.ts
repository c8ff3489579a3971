import { expect, it } from 'vitest';
import { saveComplaint } from '../../shared/api/endpoints/saveComplaint.ts';
import { smallLender } from '../../test/support/lenders.ts';
import { manualClock } from '../../test/support/manualClock.ts';
import { type Random, runCount } from '../../test/support/random.ts';
import { playRuns } from '../../test/support/randomRuns.ts';
import { openTab } from '../../test/support/tabs.ts';
import { unreliableNetwork } from '../../test/support/unreliableNetwork.ts';
import { type ComplaintForm, createComplaintForm } from './model.ts';

const RUNS = runCount(400);
const MAX_ACTS = 14;
const WORDS = 'They call me at night.';
const search = '?userId=7&sessionId=s1&orderId=1&problemType=2&orderNo=1';
const about = { orderNo: '1', about: '2|', titles: ['Repayment'] };
const draft = { ...about, userId: '7', orderId: '1', atMs: manualClock().now() };
const drafted = () => new Map([['loan:default:complaintDraft', JSON.stringify({ v: 1, data: draft })]]);

/** Plays one run: one tab on an unreliable network; taps, reloads, kills and returns at random until the page says that the complaint arrived. */
const randomRun = (random: Random) => {
  const clock = manualClock();
  const story: string[] = [];
  const lender = smallLender(search, saveComplaint, null, []);
  const note = (line: string) => void story.push(line);
  const network = unreliableNetwork({
    clock,
    random,
    lender: lender.fetch,
    watched: saveComplaint,
    isFinal: () => true,
    note,
  });
  const phoneStorage = new Map<string, string>();
  let storage = drafted();

  const open = () => {
    const tab = openTab(clock, network, { search, phoneStorage, storage });
    const model = createComplaintForm({ ...tab.test.env, submissionLog: tab.test.submissionLog });
    model.open();
    // What was typed is lost with the webview: the borrower writes it once more.
    model.write(WORDS);
    return { tab, model };
  };
  let page = open();

  const isSent = (): boolean => page.model.$view.get().kind === 'sent';
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 5000) {
      clock.advance(Math.min(left, 5000));
      await network.settle();
    }
  };
  const sendAgain = (model: ComplaintForm): void => {
    const state = model.submission.$state.get();
    if (state.kind === 'unconfirmed' && state.maySendAgain) network.decide();
    model.sendAgain();
  };
  // Whatever the checks have found, the borrower can go on three minutes after the page has sent the request, or found its record.
  let waiting: { readonly page: typeof page; readonly sentAtMs: number; readonly sinceMs: number } | undefined;
  const expectWayOn = (): void => {
    const state = page.model.submission.$state.get();
    if (state.kind !== 'unconfirmed') {
      waiting = undefined;
      return;
    }
    const { sentAtMs } = state;
    if (waiting?.page !== page || waiting.sentAtMs !== sentAtMs) waiting = { page, sentAtMs, sinceMs: clock.steady() };
    if (clock.steady() >= waiting.sinceMs + 180_000)
      expect(state.maySendAgain, 'a way on after three minutes').toBe(true);
  };
  const acts: Record<string, () => unknown> = {
    tap: () => page.model.send(),
    tapTenTimes: () => {
      for (let tap = 0; tap < 10; tap++) page.model.send();
    },
    sendAgain: () => sendAgain(page.model),
    reload: () => {
      page.tab.close();
      page = open();
    },
    killTheWebview: () => {
      page.tab.close();
      storage = drafted();
      page = open();
    },
    comeBack: () => page.tab.comeBack('visible', true),
    wait: () => pass(random.between(1000, 240_000)),
    waitLonger: () => pass(180_000),
    setClock: () => clock.set(random.oneOf([1, -1]) * random.between(60_000, 5_400_000)),
  };

  const play = async (): Promise<void> => {
    for (let left = random.between(3, MAX_ACTS); left > 0 && !isSent(); left -= 1) {
      const name = random.oneOf(Object.keys(acts) as [string, ...string[]]);
      note(name);
      const act = acts[name]?.();
      if (name.startsWith('wait')) await act;
      await network.settle();
      expectWayOn();
    }
    network.becomeGood();
    for (let round = 0; round < 6 && !isSent(); round += 1) {
      note('goes on');
      page.model.send();
      await network.settle();
      await pass(180_000);
      if (!isSent()) sendAgain(page.model);
      await network.settle();
    }
    check(network.sent, story, isSent());
  };
  return { story, play };
};

const check = (sent: ReturnType<typeof unreliableNetwork>['sent'], story: readonly string[], isSent: boolean): void => {
  expect(isSent, 'the page gets there').toBe(true);
  expect(
    sent.some(({ yeses }) => yeses > 0),
    'what the page says is true',
  ).toBe(true);
  // A request that was processed but refused as a repetition does not count: another one may follow on the same decision.
  const plain = sent.filter((_, at) => !story.some((line) => line.includes(`REQUEST ${at + 1} is carried out and`)));
  const decisions = plain.map(({ decision }) => decision);
  expect(new Set(decisions).size, 'one request on one decision').toBe(decisions.length);
};

it('a complaint goes out once on one decision, whatever the line and the borrower do', async () => {
  const stories: (readonly string[])[] = [];
  await playRuns({ runs: RUNS, seed: 1 }, (random) => {
    const run = randomRun(random);
    stories.push(run.story);
    return run;
  });
  // Makes sure that the runs do send requests, and more than one on average.
  expect(stories.flat().filter((line) => line.includes('  REQUEST')).length).toBeGreaterThan(RUNS);
}, 60_000);
