import { expect, it } from 'vitest';
import { callFor, linesOf, ORIGIN, post, send, sessionOf } from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const sandbox = sandboxForEachTest();

const arm = async (fault: object): Promise<number> => {
  const body = JSON.stringify({ call: 'readOrder', ...fault });
  return (await post(sandbox, '/sandbox/faults', { body })).status;
};
const codeOf = async (orderId: string) => (await callFor(sandbox, orderId, 'readOrder')).code;

it('A fault refuses as often as it is told, and only the order it is for', async () => {
  await arm({ fault: 'refuse', code: '800005', message: 'Busy', orderId: '170001', times: 2 });
  expect(await codeOf('170002')).toBe('00');
  expect(await callFor(sandbox, '170001', 'readOrder')).toEqual({ code: '800005', message: 'Busy', data: null });
  expect([await codeOf('170001'), await codeOf('170001')]).toEqual(['800005', '00']);
});

it.each([
  ['drop', 0],
  ['lose', 1],
])('The fault %s ends the connection; the call has been executed %i times', async (fault, times) => {
  await arm({ call: 'generatePayCode', fault });
  const body = { amount: 150_050, channelNumber: '90006' };
  const response = await send(sandbox, 'generatePayCode', sessionOf('170001'), body);
  expect(response.headers.get('x-sandbox-drop')).toBe('1');
  expect(await linesOf(sandbox, '170001')).toHaveLength(times);
});

it('An unknown fault is refused, and DELETE clears all of them', async () => {
  expect([await arm({ call: 'none', fault: 'drop' }), await arm({ fault: 'none' })]).toEqual([400, 400]);
  await arm({ fault: 'refuse', code: '5' });
  await sandbox.fetch(new Request(`${ORIGIN}/sandbox/faults`, { method: 'DELETE' }));
  expect(await codeOf('170001')).toBe('00');
});
