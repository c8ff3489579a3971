import { listOf, recordOf } from '../../../test/engines/json.ts';
import type { Phone } from './phone.ts';

/** The measurements of a load. Times are in milliseconds since the start of its navigation. */
export interface Visit {
  readonly firstViewMs: number;
  readonly dataMs: number;
  readonly bytes: number;
  readonly requests: number;
  readonly longTasks: number;
  readonly longTotalMs: number;
  readonly longestMs: number;
}

// Pictures and late chunks still arrive after the data; the next document is fetched ahead only 2.5 s after them.
const SETTLE_MS = 300;

const AFTERWARDS = `({
  firstViewMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  longTasks: window.benchLongTasks,
})`;

const afterwards = async (phone: Phone) => {
  const { firstViewMs, longTasks } = recordOf(await phone.evaluate(AFTERWARDS));
  return { firstViewMs: Number(firstViewMs), longTasks: listOf(longTasks).map(Number) };
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Opens an address, and waits until `data` is on screen and the network is idle. */
export const visit = async (phone: Phone, url: string, data: string): Promise<Visit> => {
  await phone.open('about:blank');
  phone.forget();
  phone.traffic.reset();
  const stands = phone.next(({ kind, text }) => kind === 'data' && text === data, `${url}: "${data}"`);
  const [{ atMs }] = await Promise.all([stands, phone.open(url)]);
  await phone.traffic.quiet(SETTLE_MS);
  const { firstViewMs, longTasks } = await afterwards(phone);
  return {
    firstViewMs,
    dataMs: atMs,
    ...phone.traffic.read(),
    longTasks: longTasks.length,
    longTotalMs: sumOf(longTasks),
    longestMs: Math.max(0, ...longTasks),
  };
};
