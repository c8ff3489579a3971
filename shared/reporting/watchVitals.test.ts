// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVitals } from './watchVitals.ts';

type Take = (list: { getEntries(): object[] }) => void;

const observers = new Map<string, { take: Take; rest: object[] }>();

class TestObserver {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'event', 'layout-shift'];
  private type = '';
  private readonly take: Take;
  constructor(take: Take) {
    this.take = take;
  }
  observe({ type }: { type: string }): void {
    this.type = type;
    observers.set(type, { take: this.take, rest: [] });
  }
  takeRecords(): object[] {
    return observers.get(this.type)?.rest.splice(0) ?? [];
  }
}

const told: (readonly [string, number])[] = [];
const tell = (vital: string, value: number): void => void told.push([vital, value]);
const happen = (type: string, ...entries: object[]): void => observers.get(type)?.take({ getEntries: () => entries });

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', TestObserver);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
});
afterEach(() => {
  told.length = 0;
  observers.clear();
});

it('The last largest paint, the slowest tap and the worst shifts are told when the borrower leaves, once', () => {
  const end = watchVitals(tell);
  happen('largest-contentful-paint', { startTime: 700 }, { startTime: 1900 });
  happen('event', { interactionId: 1, duration: 120 }, { interactionId: 2, duration: 56 });
  happen('layout-shift', { startTime: 100, value: 0.02 });
  expect(told).toEqual([]);
  end();
  end();
  expect(told).toEqual([
    ['largestContentfulPaint', 1900],
    ['interactionToNextPaint', 120],
    ['cumulativeLayoutShift', 20],
  ]);
});

it('Shifts close together are one, and neither others nor those of the borrower’s own tap are added to them', () => {
  const end = watchVitals(tell);
  const shift = (startTime: number, value: number) => ({ startTime, value });
  happen(
    'layout-shift',
    shift(0, 0.05),
    { ...shift(500, 0.4), hadRecentInput: true },
    shift(900, 0.05),
    shift(3000, 0.08),
  );
  // Events that belong to no tap do not count either.
  happen('event', { interactionId: 0, duration: 900 });
  end();
  expect(told).toEqual([['cumulativeLayoutShift', 100]]);
});

it('What the browser has not handed over yet counts too', () => {
  const end = watchVitals(tell);
  observers.get('event')?.rest.push({ interactionId: 3, duration: 240 });
  end();
  expect(told).toContainEqual(['interactionToNextPaint', 240]);
});

it('A browser that measures none of it tells none of it', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  watchVitals(tell)();
  expect(told).toEqual([]);
});
