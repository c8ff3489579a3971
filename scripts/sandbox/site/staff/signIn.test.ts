import { describe, expect, it } from 'vitest';
import { open, post, staffCookie } from '../../testBorrower.ts';
import { sandboxForEachTest } from '../../testSandbox.ts';

const MINUTE_MS = 60_000;
const SHIFT_MS = 8 * 60 * MINUTE_MS;

describe('the staff’s desk', () => {
  const sandbox = sandboxForEachTest();

  const send = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    post(sandbox, path, { body: new URLSearchParams(fields), headers });
  const signIn = (password: string) => send('/sandbox/staff/sign-in', { password });
  const see = async (cookie: string) => (await open(sandbox, '/sandbox/staff', { cookie })).response.status;

  it('shows nothing to whoever has not signed in, and takes no answer', async () => {
    for (const path of ['/sandbox/staff', '/sandbox/staff/', '/sandbox/staff/1001', '/sandbox/staff?userId=50011']) {
      const { response, text } = await open(sandbox, path);
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 303, '/sandbox/staff/sign-in']);
      expect(text).toBe('');
    }
    const response = await send('/sandbox/staff/1001', { reply: 'Not from the staff.' });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
    const cookie = await staffCookie(sandbox);
    expect((await open(sandbox, '/sandbox/staff/1001', { cookie })).text).not.toContain('Not from the staff.');
  });

  it('opens by the password, with a cookie that no script reads and no other site sends', async () => {
    const response = await signIn(sandbox.staffPassword);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sandbox/staff']);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sandbox_staff=[\w-]{43}; .*Path=\/sandbox\/staff; HttpOnly; SameSite=Strict$/);
    expect(await see(cookie.split(';')[0] ?? '')).toBe(200);
  });

  it.each(['', 'wrong', 'undefined'])('stays shut for the password "%s"', async (password) => {
    const response = await signIn(password);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
  });

  it('stays shut for a cookie of somebody’s own making', async () => {
    for (const cookie of ['sandbox_staff=', 'sandbox_staff=1', `sandbox_staff=${sandbox.staffPassword}`]) {
      expect(await see(cookie)).toBe(303);
    }
  });

  it('looks at no password for a minute after ten wrong ones, the right one neither', async () => {
    for (let turn = 0; turn < 10; turn += 1) expect((await signIn(`guess ${turn}`)).status).toBe(401);
    expect((await signIn(sandbox.staffPassword)).status).toBe(429);
    sandbox.clock.nowMs += MINUTE_MS + 1;
    expect((await signIn(sandbox.staffPassword)).status).toBe(303);
  });

  it('shuts again by signing out, and after eight hours', async () => {
    const [first, second] = [await staffCookie(sandbox), await staffCookie(sandbox)];
    expect((await send('/sandbox/staff/sign-out', {}, { cookie: first })).status).toBe(303);
    expect([await see(first), await see(second)]).toEqual([303, 200]);
    sandbox.clock.nowMs += SHIFT_MS;
    expect(await see(second)).toBe(303);
  });

  it('has another password at each start unless it is given one, and one desk for all processes', async () => {
    const other = await sandbox.openOther({ staffPassword: 'a given one' });
    expect(sandbox.staffPassword).toMatch(/^[\w-]{12}$/);
    expect(other.staffPassword).toBe('a given one');
    const { response } = await open(other, 'http://localhost/sandbox/staff', { cookie: await staffCookie(sandbox) });
    expect(response.status).toBe(200);
  });

  it('tells the password on no page', async () => {
    for (const path of ['/sandbox/', '/sandbox/staff/sign-in', '/sandbox/none']) {
      expect((await open(sandbox, path)).text).not.toContain(sandbox.staffPassword);
    }
  });
});
