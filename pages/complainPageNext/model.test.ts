import { beforeEach, describe, expect, it } from 'vitest';
import { linesOf } from '../../scripts/sandbox/testBorrower.ts';
import type { ListedComplaint } from '../../shared/api/endpoints/listComplaints.ts';
import type { ComplaintDraft } from '../../shared/features/complaint/complaintDraft.ts';
import type { Env } from '../../shared/platform/env.ts';
import { digest } from '../../shared/platform/storage/sessionStore.ts';
import { answering, heldService, refusal, success } from '../../test/support/answers.ts';
import { manualClock } from '../../test/support/manualClock.ts';
import { samplePng } from '../../test/support/pictures.ts';
import { signedIn } from '../../test/support/signedIn.ts';
import { laterOf, type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { armFault, resetOrder, testSandbox } from '../../test/support/testSandbox.ts';
import { untilKind } from '../../test/support/until.ts';
import { type Uploads, uploadWaiting } from './evidenceUploads.ts';
import { isListed } from './findComplaint.ts';
import { complainPageNextText as text } from './messages.ts';
import { createComplaintForm } from './model.ts';

const session = 'userId=50016&sessionId=session-50016&orderId=180001&productId=2001';
const search = `?${session}&problemType=1&problemSonType=12&orderNo=180001`;
const startAddress = '/complaint?userId=50016&sessionId=session-50016&orderId=180001&productId=2001&product_id=2001';
const WORDS = 'They call me at night.';
const of = '180001|1|12';
const titles = ['Collection', 'Calls at night or many times a day'];
const KEY = 'loan:default:complaintDraft';
const NOW_MS = manualClock().now();
const owned = { of, userId: '50016', orderId: '180001' };
const drafted = (draft: object) =>
  new Map([[KEY, JSON.stringify({ v: 1, data: { entries: [{ ...owned, atMs: NOW_MS, titles, ...draft }] } })]]);

const sandbox = testSandbox();

beforeEach(async () => {
  await resetOrder(sandbox, '180001');
});

const opened = (phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, storage: drafted({}), ...phone });
  const shrinkImage = async (file: File) => ({ kind: 'ok', image: file, preview: 'data:' }) as const;
  const uploading = (env: Env, uploads: Uploads) => uploadWaiting({ ...env, shrinkImage }, uploads);
  const model = createComplaintForm({
    ...platform.env,
    later: laterOf({ ...platform.parts, uploadWaiting: uploading }),
    submissionLog: platform.submissionLog,
    phone: platform.phone,
  });
  model.open();
  const stored = () => {
    const { data } = JSON.parse(platform.storage.get(KEY) ?? '{}') as { data?: { entries: { of: string }[] } };
    return data?.entries.find((entry) => entry.of === of) as Partial<ComplaintDraft> | undefined;
  };
  const saves = () => platform.calls.filter(({ path }) => path.endsWith('problem-save'));
  return { ...platform, model, stored, saves };
};

const filed = async () => {
  const rows = await linesOf(sandbox, '180001');
  return rows.filter(({ kind, outcome }) => kind === 'saveComplaint' && outcome === '00').length;
};

const arm = (call: string, fault: string) => armFault(sandbox, '180001', call, fault);

describe('what a complaint is about', () => {
  it('is asked for where there is no draft', async () => {
    const { model, calls, stored } = opened({ storage: new Map() });
    expect(model.$titles.get()).toBeUndefined();
    await expect.poll(() => model.$titles.get()).toEqual(titles);
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/user-problem/problem-init', { orderId: '180001' }],
    ]);
    expect(stored()?.titles).toEqual(titles);
  });

  it('is left out where the service does not list it, and the sub-type where there is none', async () => {
    const other = opened({ storage: new Map(), search: `?${session}&problemType=99&problemSonType=12` });
    await expect.poll(() => other.model.$titles.get()).toEqual([titles[1]]);
    const one = opened({ storage: new Map(), search: `?${session}&problemType=2` });
    await expect.poll(() => one.model.$titles.get()).toEqual(['Repayment']);
  });

  it('has to be named by the address', () => {
    const { model, calls } = opened({ search: `?${session}` });
    expect(model.$view.get()).toEqual({ kind: 'noType' });
    expect(model.startAddress).toBe(startAddress);
    expect(calls).toEqual([]);
  });
});

describe('the text', () => {
  it('never holds more than 200 units, and no half of a pair', () => {
    const { model } = opened();
    expect(model.write('x'.repeat(250))).toHaveLength(200);
    expect(model.write(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
    expect(model.$view.get()).toEqual({ kind: 'writing', description: 'x'.repeat(199) });
  });

  it.each(['', '   ', '\n \t\n', '\u00a0'])('that is blank (%j) is not sent, and is asked for', async (blank) => {
    const { model, calls, toasts } = opened();
    model.write(blank);
    await model.send();
    expect(model.$problem.get()).toEqual({ field: 'text', message: text.empty });
    expect([calls, toasts]).toEqual([[], []]);
    model.write(WORDS);
    expect(model.$problem.get()).toBeUndefined();
  });
});

describe('what was written in a webview that was killed', () => {
  type Page = ReturnType<typeof opened>;
  const newSession = search.replace('session-50016', 'session-2');
  // A new tab of the same phone. The borrower gets there by the previous page, which stores the titles.
  const reopened = (first: Page, phone: Partial<TestPhone> = {}) =>
    opened({ phoneStorage: first.phoneStorage, fetch: heldService().fetch, ...phone });
  const written = async () => {
    const first = opened({ fetch: answering(success({ url: '/a' }), new Response('', { status: 502 })) });
    first.model.write(WORDS);
    first.model.evidence.add([new File(['x'], 'a.jpg'), new File(['y'], 'b.jpg')]);
    const kept = { titles, description: WORDS, imageUrls: ['/a'], unfinished: 1 };
    await expect.poll(() => first.stored()).toMatchObject(kept);
    return first;
  };

  it.each([
    ['in a new tab of the phone', ({ phoneStorage }: Page) => ({ phoneStorage })],
    ['by a bare link', ({ phoneStorage }: Page) => ({ phoneStorage, storage: new Map() })],
    ['in the same tab after a reload', ({ storage }: Page) => ({ storage })],
    ['in the same tab in a new session', ({ storage }: Page) => ({ storage, search: newSession })],
  ])('is there again %s, with the images and what it is about, and without a call', async (_, left) => {
    const { model, calls } = opened({ fetch: heldService().fetch, ...left(await written()) });
    expect(model.$titles.get()).toEqual(titles);
    expect(model.$view.get()).toEqual({ kind: 'writing', description: WORDS });
    expect(model.evidence.$images.get().map(({ url }) => url)).toEqual(['/a']);
    expect(model.evidence.$problems.get()).toEqual([{ kind: 'unfinished', count: 1 }]);
    expect(calls).toEqual([]);
  });

  it('is gone once it was taken back, and once it has been sent', async () => {
    const first = opened({ fetch: answering(success(null)) });
    first.model.write(WORDS);
    first.model.write('');
    expect(reopened(first).model.$view.get()).toMatchObject({ description: '' });
    first.model.write(WORDS);
    await first.model.send();
    const next = reopened(first);
    expect(next.model.$view.get()).toEqual({ kind: 'writing', description: '' });
    expect(next.model.submission.$state.get()).toEqual({ kind: 'free' });
  });

  it('and sent in another session does not keep the form locked: what was sent is not known here', async () => {
    const first = opened({ fetch: heldService().fetch });
    first.model.write(WORDS);
    first.model.send();
    await expect.poll(() => first.saves()).toHaveLength(1);
    const { model } = reopened(first, { search: newSession });
    expect(model.submission.$state.get()).toEqual({ kind: 'free' });
    expect(model.write('Another')).toBe('Another');
  });
});

describe('what was written under another type', () => {
  const another = search.replace('problemType=1&problemSonType=12', 'problemType=2');
  const under = (at: string, { storage, phoneStorage }: ReturnType<typeof opened>) =>
    opened({ search: at, storage, phoneStorage, fetch: heldService().fetch });
  const words = ({ model }: ReturnType<typeof opened>) => (model.$view.get() as { description?: string }).description;

  it('is there under the one that was chosen then, with its images, for the first was the wrong one', async () => {
    const first = opened({ fetch: answering(success({ url: '/a' })) });
    first.model.write(WORDS);
    first.model.evidence.add([new File(['x'], 'a.jpg')]);
    await expect.poll(() => first.stored()?.imageUrls).toEqual(['/a']);
    const second = under(another, first);
    expect(words(second)).toBe(WORDS);
    expect(second.model.evidence.$images.get().map(({ url }) => url)).toEqual(['/a']);
    // The text moves to the new order, so that it cannot become a second complaint after it has been sent.
    expect(first.stored()).toBeUndefined();
    expect(words(under(search, second))).toBe(WORDS);
  });

  it('stays there where something is written under the new one', () => {
    const entry = { ...owned, atMs: NOW_MS, titles };
    const entries = [
      { ...entry, of, description: WORDS },
      { ...entry, of: '180001|2|', description: 'Something else' },
    ];
    const storage = new Map([[KEY, JSON.stringify({ v: 1, data: { entries } })]]);
    const second = opened({ search: another, storage });
    expect(words(second)).toBe('Something else');
    expect(words(under(search, second))).toBe(WORDS);
  });

  it('stays there where it has gone out, for it has to be looked for', async () => {
    const first = opened({ fetch: heldService().fetch });
    first.model.write(WORDS);
    first.model.send();
    await expect.poll(() => first.saves()).toHaveLength(1);
    const second = under(another, first);
    expect(words(second)).toBe('');
    expect(first.stored()?.description).toBe(WORDS);
  });

  it('of another order does not come along', () => {
    const first = opened();
    first.model.write(WORDS);
    expect(words(under(another.replace('orderNo=180001', 'orderNo=2'), first))).toBe('');
  });
});

describe('sending a complaint', () => {
  it('sends what was written with the addresses of its images, and leaves a receipt', async () => {
    const { model, saves, moves, clock, stored, phone, storage, phoneStorage } = opened();
    model.write(` ${WORDS}\n`);
    model.evidence.add([new File([samplePng()], 'a.png'), new File([samplePng()], 'b.png')]);
    await expect.poll(() => model.evidence.$images.get().map(({ step }) => step)).toEqual(['done', 'done']);
    const [one, other] = model.evidence.$images.get().map(({ url }) => url);
    await model.send();
    expect(saves().map(({ body }) => body)).toEqual([
      {
        problemType: '1',
        problemSonType: '12',
        problemDetail: ` ${WORDS}\n`,
        problemImage: `${one},${other}`,
        orderNo: '180001',
      },
    ]);
    const view = await untilKind(model.$view, 'sent');
    expect(view).toMatchObject({ isFound: false, receipt: { orderNo: '180001', sentAtMs: clock.now() } });
    expect(stored()).toBeUndefined();
    clock.advance(1499);
    expect(moves).toEqual([]);
    clock.advance(1);
    expect(moves).toEqual([`replace ${startAddress}`]);
    expect(phone.all('complaintReceipt')).toMatchObject([{ orderNo: '180001' }]);
    // The same tab can send another complaint of the same kind.
    const next = opened({ storage, phoneStorage });
    expect(next.model.$view.get()).toEqual({ kind: 'writing', description: '' });
    expect(next.model.submission.$state.get()).toEqual({ kind: 'free' });
    next.model.write('Another one.');
    await next.model.send();
    expect(await filed()).toBe(2);
  });

  it('sends no image and no sub-type as empty texts', async () => {
    const { model, saves } = opened({
      search: `?${session}&problemType=2`,
      fetch: answering(success({}), success(null)),
    });
    model.write(WORDS);
    await expect.poll(() => model.$titles.get()).toEqual([]);
    await model.send();
    expect(saves()[0]?.body).toMatchObject({ problemType: '2', problemSonType: '', problemImage: '', orderNo: '' });
  });

  it('waits for the images, and for a word on those that were lost', async () => {
    const { model, saves, toasts } = opened({ fetch: answering(new Response('', { status: 502 }), success(null)) });
    model.write(WORDS);
    model.evidence.add([new File(['x'], 'a.jpg')]);
    await model.send();
    expect(model.$problem.get()).toEqual({ field: 'images', message: text.wait });
    await expect.poll(() => model.evidence.$images.get()[0]?.step).toBe('lost');
    await model.send();
    expect(saves()).toEqual([]);
    expect(model.$problem.get()).toEqual({ field: 'images', message: text.wait });
    expect(toasts).toEqual([]);
    model.evidence.remove(model.evidence.$images.get()[0]?.id ?? 0);
    expect(model.$problem.get()).toBeUndefined();
    await model.send();
    expect(saves()).toHaveLength(1);
  });

  it.each([
    ['words', ({ model }: ReturnType<typeof opened>) => model.write('Something else')],
    ['image', ({ model }: ReturnType<typeof opened>) => model.evidence.add([new File(['x'], 'a.jpg')])],
  ])('says that it was refused until other %s are there, which nobody has refused', async (_, change) => {
    const form = opened({ fetch: answering(refusal('Closed today.'), success({ url: '/a' })) });
    form.model.write(WORDS);
    await form.model.send();
    expect(form.model.$problem.get()?.field).toBe('form');
    change(form);
    expect(form.model.$problem.get()).toBeUndefined();
  });
});

describe('a complaint whose answer is lost', () => {
  it('is known to have arrived where another tab has found it', async () => {
    const list = { items: [] as object[] };
    const fetch: NonNullable<TestPhone['fetch']> = async (input) =>
      (input as Request).url.includes('problem-save')
        ? new Response('', { status: 502 })
        : success({ tabs: [{ title: 'Open', list: list.items }] });
    const first = opened({ fetch });
    first.model.write(WORDS);
    await first.model.send();
    await expect.poll(() => first.model.submission.$state.get()).toMatchObject({ check: 'early' });
    list.items = [{ id: '7', content: WORDS }];
    const { phoneStorage, clock } = first;
    await untilKind(opened({ fetch, phoneStorage, clock }).model.$view, 'sent');
    first.comeBack('visible');
    expect(await untilKind(first.model.$view, 'sent')).toMatchObject({ isFound: true });
    expect(first.phone.all('complaintReceipt')).toHaveLength(1);
  });

  it('is not the one of the same words that was sent about another order', async () => {
    const owner = { userId: '50016', orderId: '180009', session: digest('session-50016') };
    const entries = [{ ...owner, description: WORDS, sentAtMs: NOW_MS }];
    const phoneStorage = new Map([['loan:default:complaintReceipt', JSON.stringify({ v: 1, data: { entries } })]]);
    const list = success({ tabs: [{ title: 'Open', list: [{ id: '7', content: WORDS }] }] });
    const { model } = opened({ phoneStorage, fetch: answering(new Response('', { status: 502 }), list) });
    model.write(WORDS);
    await model.send();
    await expect.poll(() => model.submission.$state.get()).toMatchObject({ kind: 'unconfirmed', check: 'early' });
  });

  it('is not offered again before it was looked for, and after a minute without a sign of it', async () => {
    await arm('saveComplaint', 'drop');
    const { model, clock, saves } = opened();
    model.write(WORDS);
    await model.send();
    await expect.poll(() => model.submission.$state.get()).toMatchObject({ kind: 'unconfirmed', check: 'early' });
    model.sendAgain();
    expect(model.write('changed')).toBe(WORDS);
    clock.advance(60_000);
    await expect.poll(() => model.submission.$state.get()).toMatchObject({ kind: 'unconfirmed', check: 'open' });
    expect(saves()).toHaveLength(1);
    model.sendAgain();
    model.sendAgain();
    expect(await untilKind(model.$view, 'sent')).toMatchObject({ isFound: false });
    expect(saves()).toHaveLength(2);
    expect(await filed()).toBe(1);
  });

  it.each([
    ['refuses', 'unreadable', async () => refusal('Your session has ended.')],
    ['answers 500', 'unreadable', async () => new Response('', { status: 500 })],
    ['is out of reach', 'unreadable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['never answers', 'checking', () => new Promise<Response>(() => {})],
  ] as const)('may be sent again within a minute where the list %s', async (_, known, answerList) => {
    const answerOf = (request: Request) =>
      request.url.includes('problem-save') ? Promise.reject(new TypeError('Failed to fetch')) : answerList();
    const { model, clock, saves } = opened({ fetch: answerOf as typeof fetch });
    model.write(WORDS);
    await model.send();
    model.sendAgain();
    clock.advance(59_999);
    model.sendAgain();
    expect(saves()).toHaveLength(1);
    clock.advance(1);
    expect(model.submission.$state.get()).toMatchObject({ kind: 'unconfirmed', check: 'open' });
    await expect.poll(() => model.$listCheck.get()).toBe(known);
    expect(model.listFailure()).toBeDefined();
    expect(model.$view.get()).toEqual({ kind: 'writing', description: WORDS });
    model.sendAgain();
    await expect.poll(() => saves()).toHaveLength(2);
  });

  it('gives way to another one at the first change, once its minute is over', async () => {
    await arm('saveComplaint', 'lose');
    const list = heldService();
    const answerOf = (request: Request) =>
      request.url.includes('problem-list') ? list.fetch(request) : signedIn(sandbox).fetch(request);
    const { model, clock, saves } = opened({ fetch: answerOf as typeof fetch });
    model.write(WORDS);
    await model.send();
    clock.advance(60_000);
    expect(model.write(WORDS)).toBe(WORDS);
    expect(model.submission.$state.get()).toMatchObject({ check: 'open' });
    expect(model.write('Another one.')).toBe('Another one.');
    expect(model.submission.$state.get()).toEqual({ kind: 'free' });
    // The response of a late check does not remove what the borrower has typed since.
    const shown = { tabs: [{ title: 'All', list: [{ id: 1, time: '2026-12-01', content: WORDS }] }] };
    for (let look = 0; look < list.waiting(); look += 1) list.answer(look, success(shown));
    await new Promise((resolve) => setImmediate(resolve));
    expect(model.$view.get()).toEqual({ kind: 'writing', description: 'Another one.' });
    await model.send();
    await untilKind(model.$view, 'sent');
    expect(saves()).toHaveLength(2);
  });
});

const SENT_MS = new Date(2026, 10, 21, 12, 0).getTime();
const LONG_WORDS = 'They call me at night, and my family too.';

const listed = (changes: Partial<ListedComplaint> = {}): ListedComplaint => ({
  id: '12',
  time: '2026-11-21 12:00:03',
  type: 'Collection',
  content: LONG_WORDS,
  ...changes,
});
const tab = (...complaints: readonly ListedComplaint[]) => ({ title: 'Open', complaints });
const receipt = (description = LONG_WORDS, agoMs = 60_000) => ({
  orderNo: '1',
  description,
  sentAtMs: SENT_MS - agoMs,
});

const isThere = (...complaints: readonly ListedComplaint[]) => isListed([tab(...complaints)], LONG_WORDS, SENT_MS, []);

describe('a complaint whose answer was lost', () => {
  it('is in the list by its words', () => {
    expect(isThere(listed())).toBe(true);
    expect(isThere(listed({ content: 'Something else' }), listed())).toBe(true);
    expect(isThere(listed({ content: 'Something else' }))).toBe(false);
    expect(isThere()).toBe(false);
    expect(isListed([], LONG_WORDS, SENT_MS, [])).toBe(false);
  });

  it('is found in any tab', () => {
    expect(isListed([tab(), tab(listed())], LONG_WORDS, SENT_MS, [])).toBe(true);
  });

  it('is found where the list folds its lines or cuts it', () => {
    expect(isListed([tab(listed({ content: 'one two' }))], 'one\n\n  two ', SENT_MS, [])).toBe(true);
    expect(isThere(listed({ content: 'They call me at night…' }))).toBe(true);
    expect(isThere(listed({ content: 'They call me at night ...' }))).toBe(true);
    expect(isThere(listed({ content: 'They call me by day…' }))).toBe(false);
    // Text this short could belong to any complaint.
    expect(isThere(listed({ content: 'They…' }))).toBe(false);
  });

  it('is not an older one of the same words, but may be some hours off by the clock of the service', () => {
    expect(isThere(listed({ time: '2026-11-01 12:00:00' }))).toBe(false);
    expect(isThere(listed({ time: '2026-11-20 23:00:00' }))).toBe(true);
    expect(isThere(listed({ time: '2026-11-22 01:00:00' }))).toBe(true);
  });

  it('is found where the list has no such time', () => {
    expect(isThere(listed({ time: '' }))).toBe(true);
    expect(isThere(listed({ time: '3 minutes ago' }))).toBe(true);
  });

  it('is not one that is known to have arrived before', () => {
    expect(isListed([tab(listed())], LONG_WORDS, SENT_MS, [receipt()])).toBe(false);
    expect(isListed([tab(listed(), listed({ id: '13' }))], LONG_WORDS, SENT_MS, [receipt()])).toBe(true);
    expect(isListed([tab(listed())], LONG_WORDS, SENT_MS, [receipt('Something else')])).toBe(true);
    const fourDaysAgo = [receipt(LONG_WORDS, 4 * 86_400_000)];
    expect(isListed([tab(listed())], LONG_WORDS, SENT_MS, fourDaysAgo)).toBe(true);
    // An entry without a date may be the earlier complaint.
    expect(isListed([tab(listed({ time: '' }))], LONG_WORDS, SENT_MS, fourDaysAgo)).toBe(false);
  });

  it('counts once where it stands in two tabs', () => {
    expect(isListed([tab(listed()), tab(listed())], LONG_WORDS, SENT_MS, [receipt()])).toBe(false);
  });
});
