import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { openTestSandbox } from '../../scripts/sandbox/testBorrower.ts';
import { heldService } from '../../test/support/answers.ts';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createComplainDetails } from './model.ts';

const ana = '?userId=50011&orderId=170001&productId=2002';

let sandbox: Sandbox;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ sandbox, remove } = await openTestSandbox());
});
afterAll(() => remove());

const opened = (search: string, phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const model = createComplainDetails(platform.env);
  model.open();
  return { ...platform, model };
};

describe('one complaint', () => {
  it('is read by the number in the address', async () => {
    const { model, calls } = opened(`${ana}&problemId=1002`);
    const { data } = await untilKind(model.$view, 'ready');
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/user-problem/problem-detail', { problemId: '1002' }],
    ]);
    expect(data).toMatchObject({ problemId: '1002', type: 'Fees and charges', asksForRating: false });
    expect(data.images).toHaveLength(2);
    expect(data.replyImages).toHaveLength(2);
  });

  it('asks for a rating where the service wants one, once, three seconds after it has been read', async () => {
    const { model, clock, comeBack } = opened(`${ana}&problemId=1003`);
    await untilKind(model.$view, 'ready');
    clock.advance(3000);
    expect(model.rating.$rating.get().kind).toBe('asking');
    model.rating.cancel();
    comeBack('visible');
    await new Promise((resolve) => setTimeout(resolve, 50));
    clock.advance(10_000);
    expect(model.rating.$rating.get().kind).toBe('closed');
  });

  it('asks for none where the service wants none', async () => {
    const { model, clock } = opened(`${ana}&problemId=1004`);
    await untilKind(model.$view, 'ready');
    clock.advance(60_000);
    expect(model.rating.$rating.get().kind).toBe('closed');
  });

  it('of another borrower is refused in the words of the service', async () => {
    const { model, toasts } = opened(`${ana}&problemId=1011`);
    expect(await untilKind(model.$view, 'refused')).toMatchObject({ message: 'We cannot find this complaint.' });
    expect(toasts.map(({ text }) => text)).toEqual(['We cannot find this complaint.']);
  });

  it('that no address names is not asked for', () => {
    const { model, calls } = opened(ana);
    expect(model.$isNamed.get()).toBe(false);
    expect(calls).toEqual([]);
    expect(model.listAddress).toContain('/complaintList?userId=50011');
  });

  it('opens its images one at a time', () => {
    const { model } = opened(`${ana}&problemId=1002`, { fetch: heldService().fetch });
    model.openPicture({ urls: ['/a', '/b'], at: 1 });
    expect(model.$picture.get()).toEqual({ urls: ['/a', '/b'], at: 1 });
    model.closePicture();
    expect(model.$picture.get()).toBeUndefined();
  });
});
