import { describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import { copyCode } from './copyCode.ts';

describe('copying a code', () => {
  it('puts the bare code on the clipboard and says so for two seconds', async () => {
    const { env, copied, toasts } = testEnv({ search: '' });
    await copyCode(env, '71000000000123');
    expect(copied).toEqual(['71000000000123']);
    expect(toasts).toEqual([{ text: 'copy success', durationMs: 2000 }]);
  });

  it('answers that it did not work, which has to stay on screen', async () => {
    const { env, copied, toasts } = testEnv({ search: '', canCopy: false });
    expect(await copyCode(env, '71000000000123')).toBe(false);
    expect([copied, toasts]).toEqual([[], []]);
  });
});
