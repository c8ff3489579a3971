import { describe, expect, it, vi } from 'vitest';
import { t } from '../../shared/i18n/t.ts';
import { answering, heldService, refusal, success } from '../../test/support/answers.ts';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { scorePrompt } from './score.ts';

const promptWith = (phone: Partial<TestPhone>) => {
  const close = vi.fn();
  const test = testEnv({ search: '?userId=7&orderId=1&productId=2', app: 'android', ...phone });
  return { ...test, close, prompt: scorePrompt(test.env, close) };
};

describe('a score', () => {
  it('without a star is not sent', async () => {
    const { prompt, calls, toasts, close } = promptWith({});
    await prompt.send();
    expect(calls).toEqual([]);
    expect(toasts).toEqual([{ text: 'Silakan pilih' }]);
    expect(prompt.$score.get()).toMatchObject({ kind: 'asking', note: { text: 'Silakan pilih' } });
    expect(close).not.toHaveBeenCalled();
  });

  it.each([1, 2, 3])('of %i is thanked for and stays in the app', async (stars) => {
    const { prompt, calls, messages, close } = promptWith({ fetch: answering(success(null)) });
    prompt.choose(stars);
    await prompt.send();
    expect(prompt.$score.get()).toEqual({ kind: 'thanks', stars });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/v3/loan-details/store-score', { score: 5 }],
    ]);
    expect(messages).toEqual([]);
    expect(close).not.toHaveBeenCalled();
  });

  it.each([4, 5])('of %i closes the prompt and goes on to the store', async (stars) => {
    const { prompt, calls, messages, close } = promptWith({ fetch: answering(success(null)) });
    prompt.choose(stars);
    await prompt.send();
    expect(calls[0]?.body).toEqual({ score: 5 });
    expect(close).toHaveBeenCalledOnce();
    expect(messages).toEqual([{ action: 'goRate', payload: {} }]);
  });

  it('goes out once at two taps, and the stars stand meanwhile', async () => {
    const service = heldService();
    const { prompt, calls } = promptWith({ fetch: service.fetch });
    prompt.choose(2);
    const sending = prompt.send();
    await prompt.send();
    prompt.choose(5);
    expect(prompt.$score.get()).toEqual({ kind: 'sending', stars: 2 });
    await expect.poll(() => service.waiting()).toBe(1);
    service.answer(0, success(null));
    await sending;
    expect(calls).toHaveLength(1);
    expect(prompt.$score.get()).toEqual({ kind: 'thanks', stars: 2 });
  });

  it.each([
    ['the service’s words', refusal('You have rated this.'), 'You have rated this.'],
    ['words of the page', refusal(''), 'We could not send this. Please try again.'],
    ['words of the page', new Response('<h1>no</h1>'), 'We could not send this. Please try again.'],
    ['words of the page', new Response('', { status: 500 }), 'We could not send this. Please try again.'],
  ])('that fails says so with %s, and can be sent again', async (_, answer, words) => {
    const { prompt, toasts, messages, close } = promptWith({ fetch: answering(answer, success(null)) });
    prompt.choose(5);
    await prompt.send();
    const { note = '', ...score } = prompt.$score.get();
    expect([t(note), score]).toEqual([words, { kind: 'asking', stars: 5 }]);
    expect(toasts).toEqual([]);
    expect(close).not.toHaveBeenCalled();
    await prompt.send();
    expect(messages).toEqual([{ action: 'goRate', payload: {} }]);
  });
});
