/** A part of a page's script: fills its exports, and takes what it shares with the page by `require`. */
type Part = (exports: object, require: () => object) => void;

interface PartWindow {
  readonly trustedTypes?: {
    createPolicy(name: 'late', rules: { createScript(code: string): string }): { createScript(code: string): string };
  };
  /** Where the file of a part leaves it. */
  loanPart?: Part | undefined;
}

type Trust = (code: string) => string;

// The page's Content-Security-Policy allows a part by its hash only: any other content of the same address does not run.
const trustOf = ({ trustedTypes }: PartWindow): Trust => {
  const policy = trustedTypes?.createPolicy('late', { createScript: (code) => code });
  return (code) => (policy ? policy.createScript(code) : code);
};

/**
 * What `import()` is in a built page: fetches the part of the page's script at an address, runs it, and resolves with
 * what it exports. `page` is what the page's script shares with its parts. The build puts this before every script that
 * has parts; see scripts/build/classicScriptPlugin.ts.
 * @returns a function whose promise is rejected where the part did not come; the next call for it tries again.
 */
export const partLoader = (page: object): ((paths: string) => Promise<object>) => {
  const parts: { [path: string]: Promise<object> | undefined } = {};
  let trust: Trust | undefined;

  const run = (code: string): object => {
    const host = window as unknown as PartWindow;
    // Made once: a second Trusted Types policy of the same name would throw.
    trust ??= trustOf(host);
    const script = document.createElement('script');
    script.text = trust(code);
    host.loanPart = undefined;
    document.head.append(script);
    const part: Part | undefined = host.loanPart;
    if (!part) throw new Error('This part is not the one that the page was built with.');
    const exports = {};
    (part as Part)(exports, () => page);
    return exports;
  };

  return (paths) => {
    parts[paths] ??= Promise.all(paths.split(' ').map((path) => fetch(path).then((file) => file.text())))
      .then((files) => run(files.join('\n')))
      .catch((error) => {
        parts[paths] = undefined;
        throw error;
      });
    return parts[paths];
  };
};
