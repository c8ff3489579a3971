import { beforeEach, describe, expect, it } from 'vitest';
import { listOf, read, save, soundComplaint, tabsOf, uploadedUrl } from '../complaints/testComplaints.ts';
import { ledgerOf, ORIGIN, post } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

/** An order not in collection; one in collection; a settled one of a borrower with five orders. */
const [CALM, COLLECTED, SETTLED_OF_FIVE] = ['170001', '180001', '200201'];

const NOT_COLLECTED = 'The selected order does not support sending collection types';

describe('filing a complaint', () => {
  const sandbox = sandboxForAllTests();
  beforeEach(() => sandbox.seed({ reset: true }));

  const newest = async (orderId: string) => {
    const [first] = await listOf(sandbox, orderId);
    return (await read(sandbox, orderId, first?.id ?? '')).data;
  };

  it('keeps what was written and shows it first in the list, at this time', async () => {
    const text = '  It is <b>wrong</b> & "odd".\n\nSecond paragraph. ';
    const urls = [await uploadedUrl(sandbox, CALM), await uploadedUrl(sandbox, CALM)];
    const { code, data } = await save(sandbox, CALM, { problemDetail: text, problemImage: urls.join(',') });
    expect([code, data]).toEqual(['00', null]);
    expect((await tabsOf(sandbox, CALM))[0]).toMatchObject({
      title: 'Processing',
      list: [{ time: '2026-12-01 12:00:00', type: 'Repayment', content: text }, { id: 1001 }],
    });
    expect(await newest(CALM)).toMatchObject({
      type: 'Repayment',
      sonType: '',
      content: text,
      images: urls,
      disposeDetail: '',
      disposeImages: [],
      isNeedScore: 0,
    });
  });

  it('keeps two where the same one is sent twice, and counts every sending in the ledger', async () => {
    await save(sandbox, CALM);
    await save(sandbox, CALM);
    await save(sandbox, CALM, { problemDetail: ' ' });
    const texts = (await listOf(sandbox, CALM)).map(({ content }) => content);
    expect(texts.filter((content) => content === soundComplaint(CALM).problemDetail)).toHaveLength(2);
    expect(await ledgerOf(sandbox, CALM)).toEqual(['00', '00', '4000'].map((code) => `saveComplaint ${code}`));
  });

  it('takes a collection complaint with its sub-type for an order in collection', async () => {
    expect((await save(sandbox, COLLECTED, { problemType: 1, problemSonType: 12 })).code).toBe('00');
    expect(await newest(COLLECTED)).toMatchObject({
      type: 'Collection',
      sonType: 'Calls at night or many times a day',
    });
  });

  it('takes another order of the same borrower, and lists the complaint with all of theirs', async () => {
    const aboutAnother = { problemType: '1', problemSonType: '11', orderNo: '180201' };
    expect((await save(sandbox, SETTLED_OF_FIVE, aboutAnother)).code).toBe('00');
    expect(await listOf(sandbox, '170201')).toHaveLength(1);
  });

  it('takes a complaint about no order, and ignores the sub-type of any type but collection', async () => {
    expect((await save(sandbox, CALM, { orderNo: '', problemSonType: '11' })).code).toBe('00');
    expect((await newest(CALM)).sonType).toBe('');
  });

  it.each<[what: string, code: string, changes: Record<string, string>, words?: string]>([
    ['a text of 200 units, with a face that counts as two', '00', { problemDetail: `${'a'.repeat(198)}🙂` }],
    ['a text of 201', '4000', { problemDetail: 'a'.repeat(201) }],
    ['a text of 201 with a face', '4000', { problemDetail: `${'a'.repeat(199)}🙂` }],
    ['no text', '4000', { problemDetail: '' }, 'Please fill in your comments and suggestions'],
    ['blanks and lines only', '4000', { problemDetail: ' \n\t ' }],
    ['a type that there is not', '4000', { problemType: '7' }],
    ['no type', '4000', { problemType: '' }],
    ['collection for an order not in it', '4220', { problemType: '1', problemSonType: '11' }, NOT_COLLECTED],
    ['collection without an order', '4220', { problemType: '1', problemSonType: '11', orderNo: '' }],
    ['an order that there is not', '4040', { orderNo: '999999' }],
    ['an image that was never uploaded', '4150', { problemImage: `${ORIGIN}/sandbox/evidence/none` }],
    ['an address elsewhere', '4150', { problemImage: 'https://cdn.example/1.jpg' }],
    ['an image of the staff', '4150', { problemImage: `${ORIGIN}/sandbox/evidence/sample-1002-answered-1` }],
  ])('answers %s with %s', async (_, code, changes, words = '') => {
    const before = await listOf(sandbox, CALM);
    expect(await save(sandbox, CALM, changes)).toMatchObject({ code, message: expect.stringContaining(words) });
    expect(await listOf(sandbox, CALM)).toHaveLength(before.length + (code === '00' ? 1 : 0));
  });

  it.each([
    ['no sub-type', ''],
    ['a sub-type that there is not', '99'],
  ])('refuses a collection complaint with %s', async (_, problemSonType) => {
    expect((await save(sandbox, COLLECTED, { problemType: '1', problemSonType })).code).toBe('4000');
  });

  it('takes nine images and refuses ten', async () => {
    const urls = await Promise.all(Array.from({ length: 10 }, () => uploadedUrl(sandbox, CALM)));
    expect((await save(sandbox, CALM, { problemImage: urls.slice(0, 9).join(',') })).code).toBe('00');
    expect((await save(sandbox, CALM, { problemImage: urls.join(',') })).code).toBe('4000');
    expect((await newest(CALM)).images).toEqual(urls.slice(0, 9));
  });

  it('refuses another borrower’s image, and an image without its whole address', async () => {
    const url = await uploadedUrl(sandbox, CALM);
    expect((await save(sandbox, COLLECTED, { problemImage: url })).code).toBe('4150');
    expect((await save(sandbox, CALM, { problemImage: `${url},` })).code).toBe('4150');
  });

  it('goes with its order when that begins anew, with its images; other borrowers keep theirs', async () => {
    const url = await uploadedUrl(sandbox, CALM);
    await save(sandbox, CALM, { problemImage: url });
    await save(sandbox, COLLECTED);
    const seeded = ['1001', '1003', '1002', '1004'];
    await post(sandbox, `/sandbox/reset?orderId=${CALM}`);
    expect((await listOf(sandbox, CALM)).map(({ id }) => String(id))).toEqual(seeded);
    expect((await sandbox.fetch(new Request(url))).status).toBe(404);
    expect(await ledgerOf(sandbox, CALM)).toEqual([]);
    expect(await listOf(sandbox, COLLECTED)).toHaveLength(3);
    await sandbox.seed({ reset: true });
    expect(await listOf(sandbox, COLLECTED)).toHaveLength(2);
  });
});
