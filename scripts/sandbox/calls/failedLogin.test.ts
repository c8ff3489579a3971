import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { callFor, ORIGIN, openTestSandbox } from '../testBorrower.ts';

describe('a login that failed at a partner', () => {
  let sandbox: Sandbox;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ sandbox, remove } = await openTestSandbox());
  });
  afterAll(() => remove());

  it('is told with its reason, beside other products, one of which cannot be chosen', async () => {
    const { code, data } = await callFor(sandbox, '110001', 'readFailedLogin');
    expect(code).toBe('00');
    expect(data).toMatchObject({ message: expect.stringContaining('could not be passed on') });
    expect(data.recProducts.length).toBeGreaterThan(2);
    expect(data.recProducts.map(({ clickable }) => String(clickable))).toContain('0');
  });

  it('comes without a reason for one borrower', async () => {
    expect((await callFor(sandbox, '110002', 'readFailedLogin')).data).toMatchObject({ message: '' });
  });

  it.each([
    ['3001', `${ORIGIN}/sandbox/away/3001`],
    ['3002', 'sampleloan://product?id=3002'],
  ])('lets product %s be opened', async (productId, url) => {
    expect((await callFor(sandbox, '110001', 'openProduct', { productId })).data).toEqual({ url });
  });

  it('refuses a product that is closed, and a call that names none but the session’s', async () => {
    expect(await callFor(sandbox, '110001', 'openProduct', { productId: '3004' })).toEqual({
      code: '4056',
      message: 'This product takes no applications at the moment.',
      data: null,
    });
    expect((await callFor(sandbox, '110001', 'openProduct')).code).toBe('4000');
  });
});
