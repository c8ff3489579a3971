import { describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import { follow } from './links.ts';

describe('an address of an answer', () => {
  it('on the web is opened, so that the borrower can come back', () => {
    const { env, moves, toasts } = testEnv({ search: '' });
    expect(follow(env, 'https://pay.example/x')).toBe('leaving');
    expect(moves).toEqual(['assign https://pay.example/x']);
    expect(toasts).toEqual([]);
  });

  it('takes the place of the page where that is asked for', () => {
    const { env, moves } = testEnv({ search: '' });
    expect(follow(env, '/order', 'replace')).toBe('leaving');
    expect(moves).toEqual(['replace http://sandbox.test/order']);
  });

  it("under the brand's scheme goes to the app", () => {
    const { env, moves, messages } = testEnv({ search: '', app: 'ios' });
    expect(follow(env, 'sampleloan://mine')).toBe('handed');
    expect(messages).toEqual([{ action: 'openPage', payload: { url: 'sampleloan://mine' } }]);
    expect(moves).toEqual([]);
  });

  it.each(['javascript:alert(1)', '//evil.example', ''])('%j is refused, and the borrower is told', (raw) => {
    const { env, moves, toasts } = testEnv({ search: '' });
    expect(follow(env, raw)).toBe('refused');
    expect(moves).toEqual([]);
    expect(toasts).toEqual([{ text: 'This link is not safe to open.' }]);
  });
});
