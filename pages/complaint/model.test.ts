import { describe, expect, it } from 'vitest';
import { sandboxForAllTests } from '../../scripts/sandbox/testSandbox.ts';
import { texts } from '../../scripts/sandbox/texts.ts';
import { readDraft, storeDraft } from '../../shared/features/complaint/complaintDraft.ts';
import { answering, success } from '../../test/support/answers.ts';
import { historyEntry, opener, type TestPhone } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createComplaintStart, orderIn } from './model.ts';

const overdue = '?userId=50016&orderId=180001&productId=2001&lang=fil';
const manyOrders = '?userId=50201&orderId=174201&productId=2002';
const carried = 'userId=50016&orderId=180001&productId=2001&product_id=2001&lang=fil';

const sandbox = sandboxForAllTests();

/** Waits until the data on screen have been read again. */
const untilFresh = ({ $view }: ReturnType<typeof createComplaintStart>): Promise<void> =>
  expect.poll(() => $view.get()).toMatchObject({ status: 'fresh' });

const opened = async (search: string, phone: Partial<TestPhone> = {}, chosenOrder = historyEntry()) => {
  const open = opener(({ env }) => createComplaintStart({ ...env, chosenOrder }), { sandbox });
  const page = open(search, phone);
  const { data } = await untilKind(page.model.$view, 'ready');
  const type = (value: string) => data.types.find((each) => each.value === value) ?? { value, title: 'Not listed' };
  return { ...page, data, type };
};

describe('the start of a complaint', () => {
  it('asks for what the order of the address can be complained about, and begins with that order', async () => {
    const { model, data, calls } = await opened(manyOrders);
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/user-problem/problem-init', { orderId: '174201' }],
    ]);
    expect(orderIn(data, model.$chosenNo.get())?.orderNo).toBe('174201');
    expect(model.$listAddress.get()).toBe('/complaintList?userId=50201&orderId=174201&productId=2002&product_id=2002');
  });

  it('opens the sub-types of collection in the same page, and goes on with the one chosen', async () => {
    const { model, data, moves, type, env } = await opened(overdue);
    model.chooseType(type('1'));
    expect(model.$sheet.get()).toEqual({ kind: 'subtypes', type: type('1') });
    expect(moves).toEqual([]);
    model.chooseSubtype(data.subtypes[1] ?? type('0'));
    expect(moves).toEqual([`assign /complainPageNext?${carried}&problemType=1&problemSonType=12&orderNo=180001`]);
    const subject = { type: '1', subtype: '12', orderNo: '180001' };
    expect(readDraft(env.store, subject).titles).toEqual([texts.complaints.collection, texts.complaints.calls]);
  });

  it('takes no complaint about collection for an order that does not allow it', async () => {
    const { model, moves, toasts, type } = await opened('?userId=50011&orderId=170001&productId=2002');
    model.chooseType(type('1'));
    expect(toasts).toEqual([{ text: 'The selected order does not support sending collection types' }]);
    expect(model.$sheet.get()).toBeUndefined();
    expect(moves).toEqual([]);
  });

  it('takes none without an order either, but any other', async () => {
    const { model, moves, toasts, type } = await opened('?userId=50016');
    model.chooseType(type('1'));
    expect(toasts).toEqual([{ text: 'The selected order does not support sending collection types' }]);
    model.chooseType(type('6'));
    expect(moves).toEqual(['assign /complainPageNext?userId=50016&problemType=6']);
  });

  it('goes on with collection itself where there are no sub-types', async () => {
    const order = { orderNo: 'LN-1', isShow: 1, list: [] };
    const start = { problemType: [{ value: 1, title: 'Collection' }], problemSonType: [], orderDetail: order };
    const { model, moves, type } = await opened('', { fetch: answering(success(start)) });
    model.chooseType(type('1'));
    expect(moves).toEqual(['assign /complainPageNext?problemType=1&orderNo=LN-1']);
  });

  it('lets the borrower choose another of their orders, which decides from then on', async () => {
    const { model, data, type, moves } = await opened(manyOrders);
    model.showOrders();
    expect(model.$sheet.get()).toMatchObject({ kind: 'orders' });
    expect(data.orders).toHaveLength(3);
    const settled = data.orders.find(({ orderNo }) => orderNo === '200201');
    if (settled) model.chooseOrder(settled);
    expect(model.$sheet.get()).toBeUndefined();
    expect(orderIn(data, model.$chosenNo.get())).toBe(settled);
    model.chooseType(type('1'));
    expect(moves).toEqual([]);
    model.chooseType(type('2'));
    expect(moves.at(-1)).toContain('&problemType=2&orderNo=200201');
  });

  it('still has the chosen order after a reload and on the way back, but begins the next visit with the address’s', async () => {
    const entry = historyEntry();
    const first = await opened(manyOrders, {}, entry);
    const chosen = first.data.orders.find(({ orderNo }) => orderNo === '180201');
    if (chosen) first.model.chooseOrder(chosen);
    const { storage, phoneStorage } = first;
    const again = await opened(manyOrders, { storage, phoneStorage }, entry);
    expect(orderIn(again.data, again.model.$chosenNo.get())?.orderNo).toBe('180201');
    const later = await opened(manyOrders, { storage, phoneStorage });
    expect(orderIn(later.data, later.model.$chosenNo.get())?.orderNo).toBe('174201');
    later.model.chooseType(later.type('2'));
    expect(later.moves.at(-1)).toContain('&orderNo=174201');
  });

  it('keeps what was written of the same complaint before', async () => {
    const { model, type, env } = await opened(overdue);
    const subject = { type: '2', subtype: '', orderNo: '180001' };
    storeDraft(env.store, subject, { titles: ['Old'], description: 'Half a text', imageUrls: ['/a'], unfinished: 0 });
    model.chooseType(type('2'));
    expect(readDraft(env.store, subject)).toMatchObject({
      titles: [texts.complaints.repayment],
      description: 'Half a text',
      imageUrls: ['/a'],
    });
  });

  it('says when the last complaint was sent, also when the borrower comes back, until another is written', async () => {
    const { model, env, clock, comeBack } = await opened(overdue);
    expect(model.$sentAtMs.get()).toBeUndefined();
    env.store.write('complaintReceipt', {});
    comeBack('revived');
    expect(model.$sentAtMs.get()).toBe(clock.now());
    model.writeAnother();
    expect([model.$sentAtMs.get(), env.store.read('complaintReceipt')]).toEqual([undefined, undefined]);
    await untilFresh(model);
  });

  it('reads again when the borrower comes back, and keeps the list that is open', async () => {
    const { model, comeBack, calls } = await opened(manyOrders);
    model.showOrders();
    comeBack('visible');
    await untilFresh(model);
    expect(calls).toHaveLength(2);
    expect(model.$sheet.get()).toMatchObject({ kind: 'orders' });
  });
});
