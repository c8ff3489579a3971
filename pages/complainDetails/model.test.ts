import { describe, expect, it, vi } from 'vitest';
import { sandboxForAllTests } from '../../scripts/sandbox/testSandbox.ts';
import { clientText as client } from '../../shared/app/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { answering, refusal, success } from '../../test/support/answers.ts';
import { opener, type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createComplainDetails, isAnswered } from './model.ts';
import { ratingOf } from './rating.ts';

const ana = '?userId=50011&orderId=170001&productId=2002';

const sandbox = sandboxForAllTests();

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
    const { $isOpen, cancel } = ratingOf(model);
    await untilKind(model.$view, 'ready');
    clock.advance(2999);
    expect($isOpen.get()).toBe(false);
    clock.advance(1);
    expect($isOpen.get()).toBe(true);
    cancel();
    comeBack('visible');
    await new Promise((resolve) => setTimeout(resolve, 50));
    clock.advance(10_000);
    expect($isOpen.get()).toBe(false);
  });

  it('asks at once where the script followed later than that', async () => {
    const { model, clock } = opened(`${ana}&problemId=1003`);
    await untilKind(model.$view, 'ready');
    clock.advance(4000);
    const { $isOpen } = ratingOf(model);
    clock.advance(0);
    expect($isOpen.get()).toBe(true);
  });

  it('that no address names is not asked for', () => {
    const { model, calls } = opened(ana);
    expect(model.$isNamed.get()).toBe(false);
    expect(calls).toEqual([]);
    expect(model.listAddress).toContain('/complaintList?userId=50011');
  });
});

const NOT_KNOWN = 'We do not know whether your rating arrived. You can send it again.';

const asked = (phone: Partial<TestPhone> = {}) => {
  const test = testEnv({ search: '?userId=7&problemId=12', ...phone });
  const refresh = vi.fn();
  const { $isOpen, prompt } = ratingOf({ ...createComplainDetails(test.env), refresh });
  return { ...test, $isOpen, prompt, refresh };
};

describe('the question how a complaint was handled', () => {
  it('is answered by stars, and that is said', async () => {
    const { prompt, calls, toasts } = asked({ fetch: answering(success(null)) });
    prompt.choose(3);
    await prompt.send();
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/user-problem/save-score', { score: 3, problemId: '12' }],
    ]);
    expect(toasts).toEqual([{ text: 'Successful demonstration\uff01', durationMs: 2000 }]);
  });

  it('is kept back by a phone without a connection, and that is said', async () => {
    let isOnline = true;
    const { prompt, calls } = asked({ isOnline: () => isOnline });
    prompt.choose(5);
    isOnline = false;
    await prompt.send();
    expect([t(prompt.$stars.get().note ?? ''), calls]).toEqual([t(client.unsent), []]);
  });

  it.each([
    ['the words of the service', refusal('Rated already.'), 'Rated already.', 1],
    ['words of the page', refusal(''), 'We could not do this.', 1],
    ['that it is not known', new Response('', { status: 502 }), NOT_KNOWN, 0],
    ['that it is not known to who is signed out', new Response('', { status: 401 }), NOT_KNOWN, 1],
  ])('that fails says %s; after a no the page is read again', async (_, answer, words, read) => {
    const { prompt, refresh } = asked({ fetch: answering(answer) });
    prompt.choose(5);
    await prompt.send();
    expect(t(prompt.$stars.get().note ?? '')).toBe(words);
    expect(refresh).toHaveBeenCalledTimes(read);
  });
});
