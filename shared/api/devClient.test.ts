import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, order, page, platformOf, recordingFetch } from '../../test/wire/wire.ts';
import { makeClient } from './client.ts';
import { CHECK_ADDRESS, checkedAnswers, explain, explained } from './devClient.ts';
import { readPeriodPlan } from './endpoints/readPeriodPlan.ts';
import { saveComplaint } from './endpoints/saveComplaint.ts';

describe('checkedAnswers', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answered = async (look: () => Promise<Response>) => {
    const asked = vi.fn<typeof fetch>(look);
    vi.stubGlobal('fetch', asked);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { fetcher } = recordingFetch(() => Response.json({ code: 0, data: { repayAmount: 100 } }));
    const outcome = await checkedAnswers(makeClient)(platformOf(fetcher), page, at)(readPeriodPlan, order);
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
});

describe('explainUnknown', () => {
  afterEach(() => vi.restoreAllMocks());

  const warned = async (response: () => Response | Promise<Response>): Promise<readonly unknown[]> => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { fetcher } = recordingFetch(response);
    await explained(makeClient)(platformOf(fetcher), page, at)(readPeriodPlan, order);
    expect(warn.mock.calls.length).toBeLessThan(2);
    return warn.mock.calls[0] ?? [];
  };

  it('A call of whose outcome nothing is known, and no other, is named on the console, with the field and what was received', async () => {
    const body = { code: 0, data: { repay_amount: 'x', detail: [] } };
    const [said, , received] = await warned(() => Response.json(body));
    expect(said).toMatch(/^readPeriodPlan: nothing is known of its outcome\. data\.\w+ is undefined/);
    expect(received).toEqual(body);
    vi.restoreAllMocks();
    expect(await warned(() => Response.json({ code: 1, message: 'No' }))).toEqual([]);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'No response came, or not all of it.'],
    ['an HTTP error', () => new Response('Bad gateway', { status: 502 }), 'The response has the HTTP status 502.'],
    ['a page of a hotel network', () => new Response('<html>'), 'The response is no JSON object.'],
    ['an envelope without a code', () => Response.json({ data: {} }), 'The field code of the envelope is undefined.'],
    ['no data', () => Response.json({ code: 0, data: null }), 'data is null'],
  ])('%s is explained', async (_, response, words) => {
    const [said] = await warned(response);
    expect(said).toContain(words);
  });

  const parse = (data: unknown) => {
    const { list } = (data ?? {}) as { list?: { id?: string }[] };
    return typeof list?.[0]?.id === 'string' ? list : undefined;
  };
  const withData = (data: unknown) => ({ status: 200, body: JSON.stringify({ code: 0, data }) });

  it('The field at fault is found within objects and lists, though the parser has read others after it', () => {
    expect(explain(parse, 'data', withData({ list: [{ id: 7 }] }))).toBe(
      'data.list.0.id is 7, with which it can do nothing.',
    );
  });

  it('Where more than one field is missing, all that the parser has missed are named', () => {
    const both = (data: unknown) => {
      const { one, two } = data as { one?: string; two?: string };
      return one && two ? data : undefined;
    };
    expect(explain(both, 'data', withData({}))).toBe(
      'More than one field is missing; of those that it reads: data.one, data.two.',
    );
  });

  it('A timeout and a bug are explained without a response', () => {
    expect(explain(saveComplaint.parse, 'timeout', {})).toBe('No response came within 60 seconds.');
    expect(explain(saveComplaint.parse, 'bug', {})).toMatch(/page’s own code/);
  });
});
