import { expect, it, vi } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import type { Outcome } from '../../api/outcome.ts';
import { commonText } from '../../ui/messages.ts';
import { starPrompt } from './starPrompt.ts';

const ok: Outcome<null> = { kind: 'ok', data: null };

const prompted = (...outcomes: readonly (Outcome<null> | Promise<Outcome<null>>)[]) => {
  const { env, toasts } = testEnv({ search: '' });
  const left = [...outcomes];
  const rate = vi.fn(async (_: number) => left.shift() ?? ok);
  const onRated = vi.fn();
  const prompt = starPrompt(env, rate, onRated, ({ message = '' }) => message);
  return { ...prompt, rate, onRated, toasts };
};

it('A rating without a star is not sent', async () => {
  const { send, rate, toasts, $stars } = prompted();
  await send();
  expect(rate).not.toHaveBeenCalled();
  expect(toasts).toEqual([{ text: 'Silakan pilih' }]);
  expect($stars.get()).toEqual({ stars: 0, note: commonText.noStar });
});

it('A rating is sent once by two taps, and its stars stand meanwhile', async () => {
  let answer = (_: Outcome<null>) => {};
  const held = new Promise<Outcome<null>>((resolve) => {
    answer = resolve;
  });
  const { choose, send, rate, onRated, $stars } = prompted(held);
  choose(2);
  const sending = send();
  await send();
  choose(5);
  expect($stars.get()).toEqual({ stars: 2, isSending: true });
  answer(ok);
  await sending;
  expect(rate.mock.calls).toEqual([[2]]);
  expect(onRated.mock.calls).toEqual([[2]]);
});

it.each([
  ['words of its own', 'Rated already.', 'Rated already.'],
  ['words of the app', '', commonText.failed],
])('A rating that fails with %s says so, and can be sent again', async (_, message, note) => {
  const { choose, send, onRated, toasts, $stars } = prompted({ kind: 'refused', code: '1', message });
  choose(5);
  await send();
  expect([$stars.get(), toasts]).toEqual([{ stars: 5, note }, []]);
  await send();
  expect(onRated.mock.calls).toEqual([[5]]);
});
