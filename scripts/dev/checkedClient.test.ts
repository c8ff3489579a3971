import { expect, it, vi } from 'vitest';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { at, order, page, platformOf, recordingFetch } from '../../test/wire/wire.ts';
import { CHECK_ADDRESS, makeClient } from './checkedClient.ts';

const answered = async (look: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(look);
  vi.stubGlobal('fetch', asked);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { fetcher } = recordingFetch(() => Response.json({ code: 0, data: { repayAmount: 100 } }));
  const outcome = await makeClient(platformOf(fetcher), page, at)(readPeriodPlan, order);
  await expect.poll(() => asked).toHaveBeenCalledOnce();
  return { outcome, asked, warn };
};

it('In development the server looks at each answer, and what it finds is warned of', async () => {
  const { outcome, asked, warn } = await answered(async () => Response.json(['data.repayDate is odd']));
  expect(outcome).toMatchObject({ kind: 'ok', data: { repayAmount: 100 } });
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe(CHECK_ADDRESS);
  expect(JSON.parse(String(init?.body))).toMatchObject({
    call: 'readPeriodPlan',
    status: 200,
    type: 'application/json',
  });
  await expect.poll(() => warn).toHaveBeenCalledWith('data.repayDate is odd');
});

it('A server that cannot look at an answer changes nothing of the call', async () => {
  const { outcome, warn } = await answered(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(outcome).toMatchObject({ kind: 'ok' });
  expect(warn).not.toHaveBeenCalled();
});
