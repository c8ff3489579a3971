import { describe, expect, it } from 'vitest';
import { answering, heldService, success } from '../../test/support/answers.ts';
import { historyEntry, opener } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createComplaintList } from './model.ts';

const opened = opener(({ env }) => createComplaintList({ ...env, chosenTab: historyEntry() }));

const one = (id: number, time: string) => ({ id, time, type: 'Repayment', content: 'Where is it?' });

const tab = (title: string) => ({ title, list: [] });

describe("a borrower's complaints", () => {
  it('open in the tab with the newest', async () => {
    const tabs = [
      { title: 'Open', list: [] },
      { title: 'Done', list: [one(1, '2026-11-20 10:00:00')] },
    ];
    const { model } = opened('', { fetch: answering(success({ tabs })) });
    await untilKind(model.$view, 'ready');
    expect(model.$tab.get()).toBe(1);
  });

  it('open one by one, with the session on the address', () => {
    const { model } = opened('?userId=7&orderId=1&lang=fil', { fetch: heldService().fetch });
    expect(model.addressOf('12')).toBe('/complainDetails?userId=7&orderId=1&lang=fil&problemId=12');
    expect(model.startAddress).toBe('/complaint?userId=7&orderId=1&lang=fil');
  });

  it('stay in their tab when they are read again, unless it is gone', async () => {
    const two = success({ tabs: [tab('Open'), tab('Done')] });
    const { model, comeBack } = opened('', { fetch: answering(two.clone(), two, success({ tabs: [tab('Open')] })) });
    await untilKind(model.$view, 'ready');
    model.openTab(1);
    comeBack('visible');
    await expect.poll(() => model.$view.get()).toMatchObject({ status: 'fresh' });
    expect(model.$tab.get()).toBe(1);
    model.refresh();
    await expect.poll(() => model.$view.get()).toMatchObject({ status: 'fresh' });
    expect(model.$tab.get()).toBe(0);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [0.5, 1],
    ['0', 1],
    [null, 1],
  ])('open in the tab that was chosen, where a browser comes back to the entry of it: %j', async (kept, tab) => {
    const tabs = [
      { title: 'Open', list: [one(2, '2026-11-19 10:00:00')] },
      { title: 'Done', list: [one(1, '2026-11-20 10:00:00')] },
    ];
    const chosenTab = historyEntry();
    const visit = opener(({ env }) => createComplaintList({ ...env, chosenTab }));
    const first = visit('', { fetch: answering(success({ tabs })) });
    await untilKind(first.model.$view, 'ready');
    first.model.openTab(0);
    expect(chosenTab.read()).toBe(0);
    chosenTab.write(kept);
    const { model } = visit('', { fetch: answering(success({ tabs })) });
    await untilKind(model.$view, 'ready');
    expect(model.$tab.get()).toBe(tab);
  });
});
