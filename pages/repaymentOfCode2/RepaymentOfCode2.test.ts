import { describe, expect, it } from 'vitest';
import { storedCode } from '../../shared/features/codes/storedCode.ts';
import { opener } from '../../test/support/testEnv.ts';
import { testSandbox } from '../../test/support/testSandbox.ts';

const ofOrder = '?userId=50015&orderId=174002&productId=2001';
const sandbox = testSandbox('for each');

const opened = opener(({ env }) => storedCode(env), { sandbox });

describe('the page of a code', () => {
  it('is loading, then shows what the service says', async () => {
    const { model, calls, clock } = opened(ofOrder);
    expect(model.$code.get()).toEqual({ kind: 'loading' });
    await expect
      .poll(() => model.$code.get())
      .toMatchObject({
        kind: 'ready',
        total: 320_000,
        code: expect.stringMatching(/^71\d{12}$/),
        checkedAtMs: clock.now(),
      });
    const { path, body } = calls[0] ?? {};
    expect(path).toBe('/api/v3/installment/loan-play-detail');
    expect(body).toEqual({ productId: '2001', orderId: '174002' });
  });

  it('leads to the order, and copies the code', async () => {
    const { model, copied } = opened(ofOrder);
    expect(model.orderAddress).toBe('/loanDetail?userId=50015&orderId=174002&productId=2001&product_id=2001');
    model.copy('7100');
    await expect.poll(() => copied).toEqual(['7100']);
  });
});
