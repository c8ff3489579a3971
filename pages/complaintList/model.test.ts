import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { openTestSandbox } from '../../scripts/sandbox/testBorrower.ts';
import { answering, heldService, refusal, success } from '../../test/support/answers.ts';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createComplaintList } from './model.ts';

let sandbox: Sandbox;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ sandbox, remove } = await openTestSandbox());
});
afterAll(() => remove());

const opened = (search: string, phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const model = createComplaintList(platform.env);
  model.open();
  return { ...platform, model };
};

const tab = (title: string) => ({ title, list: [] });

describe("a borrower's complaints", () => {
  it('come tab by tab from the service, by a call with nothing in it', async () => {
    const { model, calls } = opened('?userId=50019&orderId=200001');
    const { data } = await untilKind(model.$view, 'ready');
    expect(calls.map(({ path, body }) => [path, body])).toEqual([['/api/user-problem/problem-list', {}]]);
    expect(data.map(({ title, complaints }) => [title, complaints.length])).toEqual([
      ['Processing', 15],
      ['Processed', 45],
    ]);
    expect(model.$shown.get()).toEqual({ tab: 0, count: 50 });
  });

  it('open one by one, with the session on the address', () => {
    const { model } = opened('?userId=7&orderId=1&lang=fil', { fetch: heldService().fetch });
    expect(model.addressOf('12')).toBe('/complainDetails?userId=7&orderId=1&lang=fil&problemId=12');
    expect(model.startAddress).toBe('/complaint?userId=7&orderId=1&lang=fil');
  });

  it('show fifty more at a time, and fifty again in another tab', () => {
    const { model } = opened('', { fetch: heldService().fetch });
    model.showMore();
    model.showMore();
    expect(model.$shown.get()).toEqual({ tab: 0, count: 150 });
    model.openTab(1);
    expect(model.$shown.get()).toEqual({ tab: 1, count: 50 });
  });

  it('stay in their tab when they are read again, unless it is gone', async () => {
    const two = success({ tabs: [tab('Open'), tab('Done')] });
    const { model, comeBack } = opened('', { fetch: answering(two.clone(), two, success({ tabs: [tab('Open')] })) });
    await untilKind(model.$view, 'ready');
    model.openTab(1);
    model.showMore();
    comeBack('visible');
    await untilKind(model.$view, 'ready');
    await new Promise((resolve) => setTimeout(resolve));
    expect(model.$shown.get()).toEqual({ tab: 1, count: 100 });
    model.refresh();
    await new Promise((resolve) => setTimeout(resolve));
    expect(model.$shown.get()).toEqual({ tab: 0, count: 50 });
  });

  it('are refused in the words of the service, or not known', async () => {
    const { model } = opened('', { fetch: answering(refusal('Not you.')) });
    expect(await untilKind(model.$view, 'refused')).toMatchObject({ message: 'Not you.' });
    model.refresh();
    expect(await untilKind(model.$view, 'unknown')).toMatchObject({ kind: 'unknown', reason: 'offline' });
  });
});
