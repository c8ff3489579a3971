import { describe, expect, it } from 'vitest';
import { borrowers } from '../seed/borrowers.ts';
import { codeFor, open } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

describe('the pages of the sandbox', () => {
  const sandbox = sandboxForAllTests();
  const below = sandboxForAllTests({ pagesPath: '/loans/app' });

  it('lists every borrower with the screens, in the language that is asked for', async () => {
    const { text } = await open(sandbox, '/sandbox/');
    for (const { orderId, story } of borrowers) {
      expect(text).toContain(`id="order-${orderId}"`);
      expect(text).toContain(story.split("'")[0]);
    }
    expect(text).toContain('/repayDelay?deviceId=');
    expect(text).toContain('lang=en');
    const hindi = await open(sandbox, '/sandbox/?lang=hi');
    expect(hindi.text).toMatch(/\/repayDelay\?[^"]*lang=hi/);
    const typed = await open(sandbox, `/sandbox/?lang=${encodeURIComponent('"><b>')}`);
    expect(typed.text).not.toContain('<b>');
  });

  it('leads to screens below a path where the pages stand there, and has its own pages where they were', async () => {
    const payUrl = await codeFor(below, '170002', 123_456);
    for (const address of ['/sandbox/', '/sandbox/borrowers/170001', '/sandbox/landing', payUrl]) {
      const { text } = await open(below, address);
      const links = [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, link = '']) => link);
      expect(links.filter((link) => !/^\/(sandbox|loans\/app)\//.test(link))).toEqual([]);
      expect(text).toMatch(/[="](%2F|\/)loans(%2F|\/)app(%2F|\/)(loanDetail|promotion)/);
    }
  });

  it('keeps its style by hash, and has no script', async () => {
    const payUrl = await codeFor(sandbox, '170002', 123_456);
    for (const address of ['/sandbox/', '/sandbox/borrowers/170001', '/sandbox/counter', payUrl, '/sandbox/none']) {
      const { response, text } = await open(sandbox, address);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/style-src 'sha256-[^']+'/);
      expect(policy).not.toContain('unsafe');
      expect(text).not.toMatch(/<script|style=/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin');
    }
  });

  it('escapes what is typed', async () => {
    const typed = '"><b>x</b>';
    const { text } = await open(sandbox, `/sandbox/counter?code=${encodeURIComponent(typed)}`);
    expect(text).not.toContain('<b>x</b>');
    expect((await open(sandbox, '/sandbox/away/%3Cb%3E')).text).not.toContain('<b>');
  });
});
