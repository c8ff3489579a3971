import { describe, expect, it, vi } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import type { Outcome } from '../../api/outcome.ts';
import { createQuery } from './createQuery.ts';

const ok = (data: string): Outcome<string> => ({ kind: 'ok', data });
const offline: Outcome<string> = { kind: 'unknown', reason: 'offline' };
const broken: Outcome<string> = { kind: 'unknown', reason: 'http', status: 500 };
const refused = (message: string): Outcome<string> => ({ kind: 'refused', code: '5', message });

/** Creates a read whose requests wait until the test answers them by number; the first is number 0. */
const readOnAPhone = () => {
  const phone = testEnv({ search: '' });
  const answers: ((outcome: Outcome<string>) => void)[] = [];
  const kept: (readonly [string, number])[] = [];
  const read = createQuery(
    phone.env,
    () => new Promise<Outcome<string>>((resolve) => answers.push(resolve)),
    (data, checkedAtMs) => kept.push([data, checkedAtMs]),
  );
  const answered = async (outcome: Outcome<string>) => {
    const isFresh = read.refresh();
    answers.at(-1)?.(outcome);
    return isFresh;
  };
  return { ...phone, ...read, answers, kept, answered };
};

describe("a screen's main data", () => {
  it('is loading until the first answer, is asked for when it is told to, and once though the borrower comes back', () => {
    const { $view, refresh, answers, comeBack } = readOnAPhone();
    comeBack('visible');
    expect($view.get()).toEqual({ kind: 'loading' });
    expect(answers).toHaveLength(0);
    refresh();
    comeBack('visible');
    expect(answers).toHaveLength(1);
  });

  it('is ready with the moment of its answer, which is handed on too', async () => {
    const { $view, answered, clock, kept } = readOnAPhone();
    clock.advance(1234);
    expect(await answered(ok('a'))).toBe(true);
    expect($view.get()).toEqual({ kind: 'ready', data: 'a', checkedAtMs: clock.now(), status: 'fresh' });
    expect(kept).toEqual([['a', clock.now()]]);
  });

  it('is refused in the words of the service, without a toast', async () => {
    const { $view, answered, toasts } = readOnAPhone();
    expect(await answered(refused('Closed.'))).toBe(false);
    expect($view.get()).toMatchObject({ kind: 'refused', failure: { outcome: refused('Closed.') } });
    expect(toasts).toEqual([]);
  });

  it('is unknown where no answer comes, says why, and is loading again when it is asked for', async () => {
    const { $view, answered, refresh } = readOnAPhone();
    expect(await answered(offline)).toBe(false);
    expect($view.get()).toMatchObject({ kind: 'unknown', failure: { outcome: offline } });
    refresh();
    expect($view.get()).toEqual({ kind: 'loading' });
  });

  it.each([offline, broken])('stays on screen while it is read again, stale where that fails: %j', async (failure) => {
    const { $view, answered, refresh, answers } = readOnAPhone();
    await answered(ok('a'));
    const isFresh = refresh();
    expect($view.get()).toMatchObject({ kind: 'ready', data: 'a', status: 'revalidating' });
    answers[1]?.(failure);
    expect(await isFresh).toBe(false);
    expect($view.get()).toMatchObject({ kind: 'ready', data: 'a', status: 'stale' });
    expect(await answered(ok('b'))).toBe(true);
    expect($view.get()).toMatchObject({ kind: 'ready', data: 'b', status: 'fresh' });
  });

  it('says in the service’s words why it could not be read again', async () => {
    const { answered, toasts } = readOnAPhone();
    await answered(ok('a'));
    await answered({ ...broken, quoted: 'Back at noon.' });
    expect(toasts).toEqual([{ text: '“Back at noon.”', durationMs: 2000 }]);
  });

  it('goes away where it is known to have changed, and cannot be read again', async () => {
    const { $view, answered, refresh, answers } = readOnAPhone();
    await answered(ok('a'));
    refresh(true);
    expect($view.get()).toMatchObject({ kind: 'ready', data: 'a', status: 'revalidating' });
    const isFresh = refresh();
    answers.at(-1)?.(offline);
    expect(await isFresh).toBe(false);
    expect($view.get()).toMatchObject({ kind: 'unknown', failure: { outcome: offline } });
    await answered(ok('b'));
    await answered(offline);
    expect($view.get()).toMatchObject({ kind: 'ready', data: 'b', status: 'stale' });
  });

  const forbidden = (status: number): Outcome<string> => ({
    kind: 'unknown',
    reason: 'http',
    status,
    quoted: 'Not you.',
  });

  it.each([
    ['the service refuses it now', refused('Settled.')],
    ['HTTP 401 says that nobody is logged in', forbidden(401)],
    ['HTTP 403 says that it is another’s', forbidden(403)],
  ])('goes away where %s', async (_, outcome) => {
    const { $view, answered, toasts } = readOnAPhone();
    await answered(ok('a'));
    await answered(outcome);
    expect($view.get()).toEqual({ kind: 'refused', failure: { env: expect.anything(), outcome } });
    expect(toasts).toEqual([]);
  });

  it('is not fresh from the moment of a return, whatever an earlier look answers', async () => {
    const { $view, answered, answers, comeBack, clock } = readOnAPhone();
    await answered(ok('a'));
    comeBack('visible');
    clock.advance(2000);
    comeBack('visible');
    answers[1]?.(ok('from before the payment'));
    await Promise.resolve();
    await Promise.resolve();
    expect($view.get()).toMatchObject({ data: 'a', status: 'revalidating' });
    answers[2]?.(ok('paid'));
    await vi.waitFor(() => expect($view.get()).toMatchObject({ data: 'paid', status: 'fresh' }));
  });

  it('is read once for a return that is seen twice, and again for the next one, though the clock was set back', async () => {
    const { answered, answers, comeBack, clock } = readOnAPhone();
    await answered(ok('a'));
    comeBack('revived');
    comeBack('visible');
    expect(answers).toHaveLength(2);
    clock.set(-60_000);
    comeBack('visible');
    expect(answers).toHaveLength(3);
  });

  it('is the newest answer, however late an older one comes, and is not fresh by that', async () => {
    const { $view, answered, refresh, answers, kept } = readOnAPhone();
    await answered(ok('first'));
    const [older, newer] = [refresh(), refresh()];
    answers[1]?.(ok('older'));
    expect(await older).toBe(false);
    expect($view.get()).toMatchObject({ data: 'first', status: 'revalidating' });
    answers[2]?.(ok('newer'));
    expect(await newer).toBe(true);
    const [late, latest] = [refresh(), refresh()];
    answers[4]?.(ok('latest'));
    await latest;
    answers[3]?.(ok('late'));
    await late;
    expect($view.get()).toMatchObject({ data: 'latest', status: 'fresh' });
    expect(kept.map(([data]) => data)).toEqual(['first', 'newer', 'latest']);
  });
});
