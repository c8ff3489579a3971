import { expect, it } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { ORIGIN } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

const PAGES = 'https://pages.example';

const closed = sandboxForAllTests();
const open = sandboxForAllTests({ allowedOrigins: [PAGES, 'https://more.example'] });

const headersOf = async (sandbox: Sandbox, method: string, origin?: string) => {
  const headers: Record<string, string> = origin === undefined ? {} : { origin };
  return (await sandbox.fetch(new Request(`${ORIGIN}/api/growing/plan`, { method, headers }))).headers;
};

it('A page of another origin may call where that is listed, with every header that a page sends', async () => {
  for (const method of ['OPTIONS', 'POST']) {
    const headers = await headersOf(open, method, PAGES);
    expect(headers.get('access-control-allow-origin')).toBe(PAGES);
    expect(headers.get('vary')).toContain('Origin');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
  expect((await headersOf(open, 'OPTIONS', PAGES)).get('access-control-allow-headers')).toBe(
    'content-type,x-requested-with,building,gather,swift,eyes,idempotency-key,accept-language',
  );
});

it.each([
  'https://evil.example',
  'https://pages.example.evil.example',
  'https://pages.example:444',
  'http://pages.example',
  'null',
  '*',
  '',
  undefined,
])('A page of another origin may not call where that is %j', async (origin) => {
  for (const method of ['OPTIONS', 'POST']) {
    const headers = await headersOf(open, method, origin);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  }
});

it('A page of another origin may not call where no origin is listed', async () => {
  for (const method of ['OPTIONS', 'POST'])
    expect((await headersOf(closed, method, PAGES)).get('access-control-allow-origin')).toBeNull();
});
