import { describe, expect, it, vi } from 'vitest';
import { inspectDocument } from './inspectDocument.ts';

const ORIGIN = 'https://m.lender.example';
const WORDS = '<!doctype html><title>x</title><body><p>Between you and us</p>';

const answers = (body: string | null, init: ResponseInit = {}, url = `${ORIGIN}/c`): void => {
  const response = new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init });
  Object.defineProperty(response, 'url', { value: url });
  vi.stubGlobal('fetch', async () => response);
};

const html = (headers: Record<string, string>) => ({ headers: { 'content-type': 'text/html', ...headers } });

const policy = (ancestors: string) => ({
  'content-security-policy': `default-src 'none'; frame-ancestors ${ancestors}`,
});

describe('A look at a document before it is framed', () => {
  it.each([
    ['with words', WORDS, {}],
    ['of a picture', '<img src="/contract.png">', {}],
    ['that this site may frame', WORDS, html({ 'x-frame-options': 'SAMEORIGIN' })],
    ['whose policy lets this site frame it', WORDS, html(policy("'self'"))],
    ['whose policy says so beside an older header', WORDS, html({ ...policy(ORIGIN), 'x-frame-options': 'DENY' })],
  ])('finds one %s', async (_, body, init) => {
    answers(body, init);
    expect(await inspectDocument(`${ORIGIN}/c`, ORIGIN)).toBe('html');
  });

  it.each([
    ['a PDF', '%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }],
    ['one that refuses frames', WORDS, html({ 'x-frame-options': 'deny' })],
    ['one whose policy refuses frames', WORDS, html(policy("'none'"))],
  ])('leaves %s to be opened apart', async (_, body, init) => {
    answers(body, init);
    expect(await inspectDocument(`${ORIGIN}/c`, ORIGIN)).toBe('apart');
  });

  it.each([
    ['404', WORDS, { status: 404 }],
    ['an empty body', '', {}],
    ['a document without words', '<title>Contract</title><body><div id="root"></div><script>words()</script>', {}],
  ])('finds nothing at %s', async (_, body, init) => {
    answers(body, init);
    expect(await inspectDocument(`${ORIGIN}/c`, ORIGIN)).toBe('missing');
  });

  it('finds nothing where there is no line', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await inspectDocument(`${ORIGIN}/c`, ORIGIN)).toBe('missing');
  });

  it('cannot tell of another origin, also where this one leads there, and asks it nothing', async () => {
    const fetcher = vi.fn(async (_: string, init?: RequestInit) => {
      if (init?.redirect !== 'manual') throw new TypeError('Failed to fetch');
      return { type: 'opaqueredirect' } as Response;
    });
    vi.stubGlobal('fetch', fetcher);
    expect(await inspectDocument('https://lender.example/c', ORIGIN)).toBe('unsure');
    expect(await inspectDocument('https://lender.example/Loan%20Agreement.PDF?x=1', ORIGIN)).toBe('apart');
    expect(fetcher).not.toHaveBeenCalled();
    expect(await inspectDocument(`${ORIGIN}/c`, ORIGIN)).toBe('unsure');
    answers(WORDS, {}, 'https://lender.example/c');
    expect(await inspectDocument(`${ORIGIN}/c`, ORIGIN)).toBe('unsure');
  });
});
