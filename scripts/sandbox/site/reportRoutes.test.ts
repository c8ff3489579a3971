import { expect, it } from 'vitest';
import { open, post } from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const sandbox = sandboxForEachTest();

const report = async (body: object): Promise<number> => {
  const sent = { body: JSON.stringify(body), headers: { origin: 'null' } };
  return (await post(sandbox, '/sandbox/reports', sent)).status;
};

const kept = async (): Promise<unknown> => JSON.parse((await open(sandbox, '/sandbox/reports/messages.json')).text);

it('Messages are kept as they came, the last one last, until they are forgotten', async () => {
  const typeError = { kind: 'error', name: 'TypeError', at: ['repay:2:34567'] };
  const vital = { kind: 'vital', vital: 'dataOnScreen', ms: 900 };
  const steps = [
    { kind: 'blocked', directive: 'img-src', from: 'ads.example' },
    { kind: 'step', step: 'payCode', outcome: 'shown' },
  ];
  const messages = [
    { build: '1.0.0-1a2b3c4d', screen: 'repay', records: [typeError, vital] },
    // Of a document that was cut off.
    { screen: 'repaymentOfCode2', records: steps },
  ];
  for (const message of messages) expect(await report(message)).toBe(204);
  expect(await kept()).toEqual(messages);
  const { text } = await open(sandbox, '/sandbox/reports');
  expect(text.indexOf('repaymentOfCode2')).toBeGreaterThan(text.indexOf('TypeError'));
  await post(sandbox, '/sandbox/reports/clear');
  expect(await kept()).toEqual([]);
});

it.each([
  {},
  { screen: 'repay', records: [], user: 50011 },
  ...[
    { kind: 'error', name: 'TypeError', at: [], message: 'Juan' },
    { kind: 'step', step: 'data', outcome: 'Juan dela Cruz' },
    { kind: 'blocked', directive: 'img-src', from: 'https://juan.example/?a=b' },
  ].map((record) => ({ screen: 'repay', records: [record] })),
])('Nothing is kept of a message that a page does not send: %j', async (body) => {
  expect(await report(body)).toBe(400);
  expect(await kept()).toEqual([]);
});
