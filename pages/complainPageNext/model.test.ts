import { beforeEach, describe, expect, it } from 'vitest';
import { linesOf } from '../../scripts/sandbox/testBorrower.ts';
import { sandboxForAllTests } from '../../scripts/sandbox/testSandbox.ts';
import type { ComplaintDraft } from '../../shared/features/complaint/complaintDraft.ts';
import type { Env } from '../../shared/platform/env.ts';
import { answering, heldService, refusal, success } from '../../test/support/answers.ts';
import { manualClock } from '../../test/support/manualClock.ts';
import { samplePng } from '../../test/support/pictures.ts';
import { resetOrder } from '../../test/support/sandboxControls.ts';
import { laterOf, type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { type Uploads, uploadWaiting } from './evidenceUploads.ts';
import { complainPageNextText as text } from './messages.ts';
import { createComplaintForm } from './model.ts';

const session = 'userId=50016&sessionId=session-50016&orderId=180001&productId=2001';
const search = `?${session}&problemType=1&problemSonType=12&orderNo=180001`;
const startAddress = '/complaint?userId=50016&sessionId=session-50016&orderId=180001&productId=2001&product_id=2001';
const WORDS = 'They call me at night.';
const titles = ['Collection', 'Calls at night or many times a day'];
const KEY = 'loan:default:complaintDraft';
const NOW_MS = manualClock().now();
const begun = { userId: '50016', orderId: '180001', orderNo: '180001', about: '1|12', atMs: NOW_MS, titles };
const drafted = () => new Map([[KEY, JSON.stringify({ v: 1, data: begun })]]);

const sandbox = sandboxForAllTests();

beforeEach(async () => {
  await resetOrder(sandbox, '180001');
});

const opened = (phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, storage: drafted(), ...phone });
  const shrinkImage = async (file: File) => ({ kind: 'ok', image: file, preview: 'data:' }) as const;
  const uploading = (env: Env, uploads: Uploads) => uploadWaiting({ ...env, shrinkImage }, uploads);
  const model = createComplaintForm({
    ...platform.env,
    later: laterOf({ ...platform.parts, uploadWaiting: uploading }),
  });
  model.open();
  const stored = () =>
    (JSON.parse(platform.storage.get(KEY) ?? '{}') as { data?: Partial<ComplaintDraft> | null }).data;
  const saves = () => platform.calls.filter(({ path }) => path.endsWith('problem-save'));
  return { ...platform, model, stored, saves };
};

const filed = async () => {
  const rows = await linesOf(sandbox, '180001');
  return rows.filter(({ kind, outcome }) => kind === 'saveComplaint' && outcome === '00').length;
};

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

describe('what was written', () => {
  const written = async () => {
    const first = opened({ fetch: answering(success({ url: '/a' }), new Response('', { status: 502 })) });
    first.model.write(WORDS);
    first.model.evidence.add([new File(['x'], 'a.jpg'), new File(['y'], 'b.jpg')]);
    const kept = { titles, description: WORDS, imageUrls: ['/a'], unfinished: 1 };
    await expect.poll(() => first.stored()).toMatchObject(kept);
    return first;
  };
  const words = ({ model }: ReturnType<typeof opened>) => (model.$view.get() as { description?: string }).description;

  it.each([
    ['after a reload', search],
    ['in a new session', search.replace('session-50016', 'session-2')],
  ])('is there again %s, with the images and what it is about, and without a call', async (_, at) => {
    const { storage } = await written();
    const { model, calls } = opened({ fetch: heldService().fetch, storage, search: at });
    expect(model.$titles.get()).toEqual(titles);
    expect(model.$view.get()).toEqual({ kind: 'writing', description: WORDS });
    expect(model.evidence.$images.get().map(({ url }) => url)).toEqual(['/a']);
    expect(model.evidence.$problems.get()).toEqual([{ kind: 'unfinished', count: 1 }]);
    expect(calls).toEqual([]);
  });

  it('is there under another type too, for the first may be the wrong one, and not about another order', async () => {
    const first = await written();
    const another = search.replace('problemType=1&problemSonType=12', 'problemType=2');
    const under = (at: string) => opened({ search: at, storage: first.storage, fetch: heldService().fetch });
    expect(words(under(another.replace('orderNo=180001', 'orderNo=2')))).toBe('');
    const second = opened({ search: another, storage: (await written()).storage, fetch: heldService().fetch });
    expect([words(second), second.model.$titles.get()]).toEqual([WORDS, undefined]);
  });
});

describe('sending a complaint', () => {
  it('sends what was written with the addresses of its images, and leaves in the tab when it was sent', async () => {
    const { model, saves, moves, clock, stored, env, storage } = opened();
    model.write(` ${WORDS}\n`);
    model.evidence.add([new File([samplePng()], 'a.png'), new File([samplePng()], 'b.png')]);
    await expect.poll(() => model.evidence.$images.get().map(({ step }) => step)).toEqual(['done', 'done']);
    const [one, other] = model.evidence.$images.get().map(({ url }) => url);
    const sending = model.send();
    expect(model.write('Something else')).toBe(` ${WORDS}\n`);
    await sending;
    expect(saves().map(({ body }) => body)).toEqual([
      {
        problemType: '1',
        problemSonType: '12',
        problemDetail: ` ${WORDS}\n`,
        problemImage: `${one},${other}`,
        orderNo: '180001',
      },
    ]);
    await untilKind(model.$view, 'sent');
    expect(stored()).toBeNull();
    expect(env.store.read('complaintReceipt')).toMatchObject({ atMs: clock.now() });
    clock.advance(1499);
    expect(moves).toEqual([]);
    clock.advance(1);
    expect(moves).toEqual([`replace ${startAddress}`]);
    // The same tab can send another complaint of the same kind.
    const next = opened({ storage });
    expect(next.model.$view.get()).toEqual({ kind: 'writing', description: '' });
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
