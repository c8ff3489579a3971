import { expect, it, vi } from 'vitest';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { at, order, page, platformOf, recordingFetch } from '../../test/wire/wire.ts';
import { makeClient } from './checkedClient.ts';

it('A server that cannot look at an answer changes nothing of the call', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', asked);
  const { fetcher } = recordingFetch(() => Response.json({ code: 0, data: { repayAmount: 100 } }));
  expect(await makeClient(platformOf(fetcher), page, at)(readPeriodPlan, order)).toMatchObject({ kind: 'ok' });
  await expect.poll(() => asked).toHaveBeenCalledOnce();
});
