import { describe, expect, it } from 'vitest';
import { clientText as client } from '../../shared/app/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { answering, heldService, refusal, success } from '../../test/support/answers.ts';
import { opener, type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { testSandbox } from '../../test/support/testSandbox.ts';
import { untilKind } from '../../test/support/until.ts';
import { createComplainDetails, isAnswered } from './model.ts';
import { rating, ratingOf } from './rating.ts';

const ana = '?userId=50011&orderId=170001&productId=2002';

const sandbox = testSandbox();

const opened = opener(({ env }) => createComplainDetails(env), { sandbox });

it.each([
  ['We are sorry.', [], true],
  ['', [''], true], // a picture that cannot be shown, which the page says
  [' \n', [], false],
] as const)('An answer of %j with the pictures %j counts as one: %j', (reply, replyImages, isOne) => {
  const complaint = { problemId: '7', type: '', subtype: '', content: '', images: [], asksForRating: false };
  expect(isAnswered({ ...complaint, reply, replyImages })).toBe(isOne);
});

describe('one complaint', () => {
  it('asks for a rating where the service wants one, once, three seconds after it has been read', async () => {
    const { model, clock, comeBack } = opened(`${ana}&problemId=1003`);
    const rating = ratingOf(model);
    await untilKind(model.$view, 'ready');
    clock.advance(2999);
    expect(rating.$rating.get().kind).toBe('closed');
    clock.advance(1);
    expect(rating.$rating.get()).toEqual({ kind: 'asking', stars: 0 });
    rating.cancel();
    comeBack('visible');
    await new Promise((resolve) => setTimeout(resolve, 50));
    clock.advance(10_000);
    expect(rating.$rating.get().kind).toBe('closed');
  });

  it('that no address names is not asked for', () => {
    const { model, calls } = opened(ana);
    expect(model.$isNamed.get()).toBe(false);
    expect(calls).toEqual([]);
    expect(model.listAddress).toContain('/complaintList?userId=50011');
  });
});

const NOT_KNOWN = 'We do not know whether your rating arrived. You can send it again.';

const ratingWith = (phone: Partial<TestPhone> = {}) => {
  const test = testEnv({ search: '?userId=7', ...phone });
  let reads = 0;
  const question = rating(test.env, '12', () => {
    reads += 1;
  });
  return { ...test, question, reads: () => reads };
};

const asked = (phone: Partial<TestPhone> = {}) => {
  const test = ratingWith(phone);
  test.question.askLater(test.clock.now());
  test.clock.advance(3000);
  return test;
};

describe('the question how a complaint was handled', () => {
  it('comes at once where the script followed later than that', () => {
    const { question, clock } = ratingWith();
    const readAtMs = clock.now();
    clock.advance(4000);
    question.askLater(readAtMs);
    expect(question.$rating.get()).toEqual({ kind: 'asking', stars: 0 });
  });

  it('does not come back once it was cancelled, and forgets the stars', () => {
    const { question, clock, calls } = asked();
    question.choose(4);
    expect(question.$rating.get()).toEqual({ kind: 'asking', stars: 4 });
    question.cancel();
    expect(question.$rating.get()).toEqual({ kind: 'closed', stars: 0 });
    question.askLater(clock.now());
    clock.advance(60_000);
    expect(question.$rating.get().kind).toBe('closed');
    expect(calls).toEqual([]);
  });

  it('is not answered by no star', async () => {
    const { question, calls, toasts } = asked();
    await question.send();
    expect(calls).toEqual([]);
    expect(toasts).toEqual([{ text: 'Silakan pilih' }]);
    expect(question.$rating.get()).toMatchObject({ kind: 'asking', note: { text: 'Silakan pilih' } });
  });

  it.each([1, 2, 3, 4, 5])('is answered by %i stars, closes and says so', async (stars) => {
    const { question, calls, toasts } = asked({ fetch: answering(success(null)) });
    question.choose(stars);
    await question.send();
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/user-problem/save-score', { score: stars, problemId: '12' }],
    ]);
    expect(toasts).toEqual([{ text: 'Successful demonstration\uff01', durationMs: 2000 }]);
    expect(question.$rating.get()).toEqual({ kind: 'closed', stars: 0 });
  });

  it('is answered once by two taps, and the stars stand meanwhile', async () => {
    const service = heldService();
    const { question, calls } = asked({ fetch: service.fetch });
    question.choose(2);
    const sending = question.send();
    await question.send();
    question.choose(5);
    question.cancel();
    expect(question.$rating.get()).toEqual({ kind: 'sending', stars: 2 });
    await expect.poll(() => service.waiting()).toBe(1);
    service.answer(0, success(null));
    await sending;
    expect(calls).toHaveLength(1);
  });

  it('stays open where a phone without a connection has kept it back, and that is said', async () => {
    let isOnline = true;
    const { question, toasts, calls } = asked({ isOnline: () => isOnline });
    question.choose(5);
    isOnline = false;
    await question.send();
    const { note = '', ...rest } = question.$rating.get();
    expect([t(note), rest, toasts]).toEqual([t(client.unsent), { kind: 'asking', stars: 5 }, []]);
    expect(calls).toEqual([]);
  });

  it.each([
    ['the words of the service', refusal('Rated already.'), 'Rated already.', 1],
    ['words of the page', refusal(''), 'We could not do this.', 1],
    ['that it is not known', new Response('', { status: 502 }), NOT_KNOWN, 0],
    ['that it is not known to who is signed out', new Response('', { status: 401 }), NOT_KNOWN, 1],
  ])('that fails with %s stays open; after a no the page is read again', async (_, answer, words, read) => {
    const { question, toasts, reads } = asked({ fetch: answering(answer, success(null)) });
    question.choose(5);
    await question.send();
    const { note = '', failure, ...rest } = question.$rating.get();
    expect([t(note), rest]).toEqual([words, { kind: 'asking', stars: 5 }]);
    expect(failure?.outcome.kind).toBe(words === NOT_KNOWN ? undefined : 'refused');
    expect(reads()).toBe(read);
    expect(toasts).toEqual([]);
    await question.send();
    expect(question.$rating.get().kind).toBe('closed');
  });
});
