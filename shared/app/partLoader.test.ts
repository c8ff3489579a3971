// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { partLoader } from './partLoader.ts';

const fileOf = (code: string): Response => new Response(code, { headers: { 'Content-Type': 'text/javascript' } });

// happy-dom runs no scripts: this runs an element's text when it is appended, as a browser does.
const runScripts = (isAllowed = true): void => {
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (isAllowed) new Function((script as HTMLScriptElement).text)();
  });
};

const PATH = '/late/sums.0123abcd.js';
const CODE = 'window.loanPart=(exports,require)=>{exports.sum=require("./page.js").one+41}';

describe('partLoader', () => {
  it('fetches a part when it is asked for first, once for all who ask, and gives it what it shares with the page', async () => {
    runScripts();
    const fetcher = vi.spyOn(globalThis, 'fetch').mockResolvedValue(fileOf(CODE));
    const load = partLoader({ one: 1 });
    expect(fetcher).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([load(PATH), load(PATH)]);
    expect(first).toEqual({ sum: 42 });
    expect(second).toBe(first);
    expect(fetcher.mock.calls).toEqual([[PATH]]);
  });

  it('fetches the files of a part side by side, and runs them as one script', async () => {
    runScripts();
    const common = 'window.loanCommon=(exports,require)=>{exports.two=require().one+1}';
    const part = 'window.loanPart=(exports,require)=>{window.loanCommon(exports,require)}';
    const fetcher = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (path) => fileOf(path === PATH ? part : common));
    const loaded = partLoader({ one: 1 })(`${PATH} /late/common.0123abcd.js`);
    expect(fetcher.mock.calls).toEqual([[PATH], ['/late/common.0123abcd.js']]);
    expect(await loaded).toEqual({ two: 2 });
  });

  it('is rejected where the part could not be fetched, and fetches it again when asked again', async () => {
    runScripts();
    const fetcher = vi
      .spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(fileOf(CODE));
    const load = partLoader({ one: 1 });
    await expect(load(PATH)).rejects.toThrow('Failed to fetch');
    expect(await load(PATH)).toEqual({ sum: 42 });
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  it('is rejected where the page’s policy does not let the part run, whatever another part has left', async () => {
    runScripts(false);
    (window as { loanPart?: unknown }).loanPart = () => {};
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(fileOf('<!doctype html><title>Sign in to this network</title>'));
    await expect(partLoader({})(PATH)).rejects.toThrow('not the one');
  });
});
