interface LateWindow {
  readonly trustedTypes?: {
    createPolicy(name: 'late', rules: { createScript(code: string): string }): { createScript(code: string): string };
  };
  /** Where a late part leaves what it exports. */
  loanPart?: unknown;
}

type Trust = (code: string) => string;

let trust: Trust | undefined;

// The page's policy runs a late part by its hash alone, so that whatever else comes from its address stays text.
const trustOf = ({ trustedTypes }: LateWindow): Trust => {
  const policy = trustedTypes?.createPolicy('late', { createScript: (code) => code });
  return (code) => policy?.createScript(code) ?? code;
};

const run = (code: string): unknown => {
  const host = window as unknown as LateWindow;
  // A name can be given to one policy only.
  trust ??= trustOf(host);
  const script = document.createElement('script');
  script.text = trust(code);
  host.loanPart = undefined;
  document.head.append(script);
  if (!host.loanPart) throw new Error('The late part is not the one that the page was built with.');
  return host.loanPart;
};

/**
 * A part of the page's script that few borrowers need, and that the document goes without: `load` is `() => import('…')`.
 * A build writes the module into a file of its own, whose hash stands in the page's policy, and puts the file's address
 * in place of `load`. The part is fetched when it is asked for first.
 * @returns a function whose promise is rejected where the part could not be fetched; the next call tries again.
 */
export const latePart = <Part>(load: string | (() => Promise<Part>)): (() => Promise<Part>) => {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= (
      typeof load === 'string' ? fetch(load).then(async (file) => run(await file.text()) as Part) : load()
    ).catch((error) => {
      part = undefined;
      throw error;
    });
    return part;
  };
};
