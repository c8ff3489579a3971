/** A part of a page's script: fills its exports, and takes what it shares with the page by `require`. */
type Part = (exports: object, require: () => object) => void;

interface PartWindow {
  readonly trustedTypes?: {
    createPolicy(name: 'late', rules: { createScript(code: string): string }): { createScript(code: string): string };
  };
  /** Where the file of a part leaves it. */
  loanPart?: Part | undefined;
}

/**
 * What `import()` is in a built page: fetches a part of the page's script, from one file or several, whose addresses stand side by side, runs it, and
 * resolves with what it exports. `page` is what the page's script shares with its parts. The build puts this before every script that has parts;
 * see scripts/build/classicScriptPlugin.ts.
 * @returns a function whose promise is rejected where the part did not come; the next call for it tries again.
 */
export const partLoader = (page: object): ((addresses: string) => Promise<object>) => {
  const host = window as unknown as PartWindow;
  const parts: { [addresses: string]: Promise<object> | undefined } = {};
  // The page's Content-Security-Policy allows a part by its hash only: any other content of the same addresses does not run.
  const policy = host.trustedTypes?.createPolicy('late', { createScript: (code) => code });

  const run = (files: readonly string[]): object => {
    const script = document.createElement('script');
    const code = files.join('\n');
    script.text = policy ? policy.createScript(code) : code;
    host.loanPart = undefined;
    document.head.append(script);
    const part: Part | undefined = host.loanPart;
    if (!part) throw new Error('This is not the one of this build.');
    const exports = {};
    (part as Part)(exports, () => page);
    return exports;
  };

  const load = async (address: string): Promise<string> => {
    const file = await fetch(address);
    // A host that has a problem is as good as none; one that has no such file, or another, has a later build.
    if (file.status >= 500) throw new TypeError();
    return file.text();
  };

  return (addresses) => {
    parts[addresses] ??= Promise.all(addresses.split(' ').map(load))
      .then(run)
      .catch((error) => {
        parts[addresses] = undefined;
        throw error;
      });
    return parts[addresses];
  };
};
