import { expect, it, vi } from 'vitest';

// A zone whose clocks are changed, so that a build has no fixed offset for it.
const lenderIn = async (timeZone: string | undefined) => {
  vi.resetModules();
  vi.doMock('./offset.ts', () => ({ utcOffsetMs: undefined }));
  vi.doMock('./current.ts', () => ({ timeZone }));
  return await import('./today.ts');
};

it.each([
  ['2026-01-31T23:30:00Z', '2026-02-01 00:30'],
  ['2026-07-31T22:30:00Z', '2026-08-01 00:30'],
])('At %s it is %s where the lender changes its clocks, whatever the phone’s zone', async (at, moment) => {
  vi.stubEnv('TZ', 'UTC');
  const { lenderMoment, todayAt } = await lenderIn('Europe/Madrid');
  expect([todayAt(Date.parse(at)), lenderMoment(Date.parse(at))]).toEqual([moment.slice(0, 10), moment]);
});

it.each([undefined, 'Mars/Olympus'])('By the phone’s clock where the lender’s zone is %j', async (timeZone) => {
  vi.stubEnv('TZ', 'Asia/Manila');
  const { lenderMoment, todayAt } = await lenderIn(timeZone);
  const at = Date.parse('2026-01-31T23:30:00Z');
  expect([todayAt(at), lenderMoment(at)]).toEqual(['2026-02-01', '2026-02-01 07:30']);
});
