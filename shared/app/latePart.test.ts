// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { latePart } from './latePart.ts';

interface Part {
  readonly answer: () => number;
}

const fileOf = (code: string): Response => new Response(code, { headers: { 'Content-Type': 'text/javascript' } });

// happy-dom runs no scripts: what the element was given is run here, as a browser does when it joins the document.
const runScripts = (isAllowed = true): void => {
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (isAllowed) new Function((script as HTMLScriptElement).text)();
  });
};

afterEach(() => vi.restoreAllMocks());

describe('latePart', () => {
  it('fetches a part when it is asked for first, and once for all who ask', async () => {
    runScripts();
    const fetcher = vi.spyOn(globalThis, 'fetch').mockResolvedValue(fileOf('window.loanPart = { answer: () => 42 };'));
    const load = latePart<Part>('/late/sums.0123abcd.js');
    expect(fetcher).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([load(), load()]);
    expect(first.answer()).toBe(42);
    expect(second).toBe(first);
    expect(fetcher.mock.calls).toEqual([['/late/sums.0123abcd.js']]);
  });

  it('is rejected where the part could not be fetched, and fetches it again when asked again', async () => {
    runScripts();
    const fetcher = vi
      .spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(fileOf('window.loanPart = { answer: () => 42 };'));
    const load = latePart<Part>('/late/sums.0123abcd.js');
    await expect(load()).rejects.toThrow('Failed to fetch');
    expect((await load()).answer()).toBe(42);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  it('is rejected where the page’s policy does not let the part run, whatever another part has left', async () => {
    runScripts(false);
    (window as { loanPart?: unknown }).loanPart = { answer: () => 1 };
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(fileOf('<!doctype html><title>Sign in to this network</title>'));
    await expect(latePart<Part>('/late/sums.0123abcd.js')()).rejects.toThrow('not the one');
  });

  it('takes the module itself in development', async () => {
    expect((await latePart(async () => ({ answer: () => 42 }))()).answer()).toBe(42);
  });
});
