import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { ORIGIN, openTestSandbox } from '../testBorrower.ts';

const PAGES = 'https://pages.example';
const PLAN = `${ORIGIN}/api/growing/plan`;

describe('a page of another origin', () => {
  let closed: Sandbox;
  let open: Sandbox;
  const removals: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const one = await openTestSandbox();
    const other = await openTestSandbox({ allowedOrigins: [PAGES, 'https://more.example'] });
    [closed, open] = [one.sandbox, other.sandbox];
    removals.push(one.remove, other.remove);
  });
  afterAll(async () => {
    for (const remove of removals) await remove();
  });

  const headersOf = async (sandbox: Sandbox, method: string, origin?: string) =>
    (await sandbox.fetch(new Request(PLAN, { method, headers: origin === undefined ? {} : { origin } }))).headers;

  it('may call where its origin is listed, with every header that a page sends', async () => {
    for (const method of ['OPTIONS', 'POST']) {
      const headers = await headersOf(open, method, PAGES);
      expect(headers.get('access-control-allow-origin')).toBe(PAGES);
      expect(headers.get('vary')).toContain('Origin');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(
        ['content-type', 'x-requested-with', 'building', 'gather', 'swift', 'eyes', 'idempotency-key'].concat(
          'accept-language',
        ),
      );
    }
  });

  it.each([
    'https://evil.example',
    'https://pages.example.evil.example',
    'https://pages.example:444',
    'http://pages.example',
    'null',
    '*',
    '',
  ])('may not where it is %j', async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const headers = await headersOf(open, method, origin);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  it('may not where no origin is listed, and no answer allows everybody', async () => {
    for (const sandbox of [closed, open]) {
      expect((await headersOf(sandbox, 'POST')).get('access-control-allow-origin')).toBeNull();
    }
    expect((await headersOf(closed, 'OPTIONS', PAGES)).get('access-control-allow-origin')).toBeNull();
  });
});
