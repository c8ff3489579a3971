import { TIMEOUT_MS, unknown } from '../../shared/api/client.ts';
import type { CallRoute } from '../../shared/api/endpoint.ts';
import { type Outcome, readEnvelope } from '../../shared/api/outcome.ts';
import { service } from '../../shared/brand/current.ts';
import { refusal } from './answers.ts';
import type { ManualClock } from './manualClock.ts';
import type { Random } from './random.ts';

/** A request of the watched call that a page has sent. */
export interface Sent {
  /** The number of the borrower's decisions when it was sent. */
  readonly decision: number;
  /** The number of the borrower's earlier intents when it was sent. */
  readonly intent: number;
  /** How often the lender processed it, and how often it accepted it for good. */
  executions: number;
  yeses: number;
}

/** A response, and a callback for when a page that still exists receives it. */
interface Carried {
  readonly answer: Response;
  readonly onHeard: () => void;
}

/** The options of the network. */
export interface NetworkOptions {
  readonly clock: ManualClock;
  readonly random: Random;
  readonly lender: (request: Request) => Promise<Response>;
  /** The call that may be carried out only once. */
  readonly watched: CallRoute;
  /** Whether the data of a success completes the request, rather than asking for a code. */
  readonly isFinal: (data: unknown) => boolean;
  readonly note: (line: string) => void;
}

// A refusal that the pages treat as a possible success.
const REPETITION = '800005';

const readAnswer = async (answer: Response): Promise<Outcome<unknown>> =>
  answer.ok ? readEnvelope(await answer.clone().text(), (data) => data ?? null) : unknown('http');

/** Creates a network between a phone and the lender that delays, loses and garbles, but delivers nothing twice. */
export const unreliableNetwork = ({ clock, random, lender, watched, isFinal, note }: NetworkOptions) => {
  const path = watched.path.replace('{svc}', service);
  const sent: Sent[] = [];
  const underWay = new Set<Promise<unknown>>();
  let isGood = false;
  let decision = 0;
  let intent = 0;

  const pause = (ms: number): Promise<void> => new Promise((resolve) => void clock.after(ms, resolve));

  const execute = async (request: Request, mark: Sent | undefined): Promise<Response> => {
    const asked = lender(request);
    underWay.add(asked);
    const answer = await asked.finally(() => underWay.delete(asked));
    if (!mark) return answer;
    const outcome = await readAnswer(answer);
    note(`  the lender answers REQUEST ${sent.indexOf(mark) + 1}: ${JSON.stringify(outcome)}`);
    mark.executions += 1;
    if (outcome.kind === 'ok' && isFinal(outcome.data)) mark.yeses += 1;
    return answer;
  };

  const breakOff = async ({ breakMs }: Luck): Promise<never> => {
    if (breakMs) await pause(breakMs);
    throw new TypeError('Failed to fetch');
  };

  const carry = async (
    outcome: NetworkOutcome,
    luck: Luck,
    request: Request,
    mark: Sent | undefined,
  ): Promise<Response> => {
    switch (outcome) {
      case 'passes':
        return execute(request, mark);
      case 'is answered slowly': {
        const answer = await execute(request, mark);
        await pause(luck.answerMs);
        return answer;
      }
      case 'gets lost':
        return breakOff(luck);
      case 'loses its answer':
        await execute(request, mark);
        return breakOff(luck);
      case 'ends at a gateway':
        return new Response('<h1>Bad gateway</h1>', { status: 502 });
      case 'has its answer garbled':
        await execute(request, mark);
        return new Response('{"code":"00","mess');
      case 'arrives late':
        await pause(luck.arrivalMs);
        return execute(request, mark);
      case 'arrives late, on a line that broke':
        pause(luck.arrivalMs).then(() => execute(request, mark));
        return breakOff(luck);
      case 'is refused':
        if (luck.breakMs) await pause(luck.breakMs);
        return refusal('Not now.');
      case 'is carried out and called a repetition':
        await execute(request, mark);
        return refusal('Seen before.', REPETITION);
    }
  };

  // A plain refusal or a request for a code says that nothing was carried out: the next tap is a new decision.
  const tellsNo = async (answer: Response): Promise<boolean> => {
    const told = await readAnswer(answer);
    return told.kind === 'refused' ? told.code !== REPETITION : told.kind === 'ok' && !isFinal(told.data);
  };

  const carryWatched = async (request: Request): Promise<Carried> => {
    const mark = { decision, intent, executions: 0, yeses: 0 };
    sent.push(mark);
    const outcome = isGood ? 'passes' : random.oneOf<NetworkOutcome>(WATCHED_OUTCOMES);
    note(`  REQUEST ${sent.length} ${outcome}`);
    const sentAtMs = clock.steady();
    const answer = await carry(outcome, drawLuck(random), request, mark);
    const isRefusal = (await tellsNo(answer)) && clock.steady() < sentAtMs + TIMEOUT_MS;
    const onHeard = () => {
      if (isRefusal && mark.decision === decision) decision += 1;
    };
    return { answer, onHeard };
  };

  const carryOther = async (request: Request): Promise<Carried> => {
    const outcome = isGood ? 'passes' : random.oneOf<NetworkOutcome>(NETWORK_OUTCOMES);
    note(`  ${request.url.replace(/^.*\/|\?.*$/g, '')} ${outcome}`);
    return { answer: await carry(outcome, drawLuck(random), request, undefined), onHeard: () => {} };
  };

  const fetch = (request: Request): Promise<Carried> =>
    new URL(request.url).pathname.endsWith(path) ? carryWatched(request) : carryOther(request);

  return {
    fetch,
    sent: sent as readonly Sent[],
    /** Returns the requests of the borrower's current intent. */
    ofIntent: (): readonly Sent[] => sent.filter((each) => each.intent === intent),
    /** Starts a new intent of the borrower, whatever became of the last. */
    wantAnother: (): void => {
      intent += 1;
    },
    /** Records a new decision of the borrower. @returns a function that takes it back */
    decide: (): (() => void) => {
      const before = decision;
      decision += 1;
      return () => {
        decision = before;
      };
    },
    becomeGood: (): void => {
      isGood = true;
    },
    /** Waits until nothing more happens without an advance of the clock. */
    settle: async (): Promise<void> => {
      for (let round = 0; round < 2 || underWay.size; round += 1) {
        await Promise.all(underWay);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
};

/** The outcomes of any request; a repeated entry is more likely accordingly. */
const NETWORK_OUTCOMES = [
  'passes',
  'passes',
  'passes',
  'is answered slowly',
  'gets lost',
  'loses its answer',
  'ends at a gateway',
  'has its answer garbled',
  'arrives late',
  'arrives late, on a line that broke',
] as const;

/** The outcomes of the watched call, which the service may also refuse. */
const WATCHED_OUTCOMES = [...NETWORK_OUTCOMES, 'is refused', 'is carried out and called a repetition'] as const;

/** What happens to a request on its way to the lender and back. */
type NetworkOutcome = (typeof WATCHED_OUTCOMES)[number];

// A page times out a call after a minute, and aborts it if it can; a proxy delivers it within three minutes.
const LATEST_ARRIVAL_MS = 180_000;
const LATEST_ANSWER_MS = 75_000;
const LATEST_BREAK_MS = 20_000;

/** The durations of a request, used where its outcome needs them; `breakMs` is 0 if the connection breaks at once. */
export interface Luck {
  readonly arrivalMs: number;
  readonly answerMs: number;
  readonly breakMs: number;
}

/** Draws all random values of a request when it is sent, so that the lender's speed does not change a run. */
const drawLuck = (random: Random): Luck => ({
  arrivalMs: random.between(1, LATEST_ARRIVAL_MS),
  answerMs: random.between(1, LATEST_ANSWER_MS),
  breakMs: random.oneOf([0, random.between(1, LATEST_BREAK_MS)]),
});
