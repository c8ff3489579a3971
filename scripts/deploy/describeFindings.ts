import type { Finding } from './verifyHost.ts';

const SHOWN = 3;

// The most frequent cause of a problem, and where to fix it.
const FIXES: readonly (readonly [problem: RegExp, fix: string])[] = [
  [
    /^lets no page|^does not allow the header|instead of 204$/,
    'the service has another origin than the pages. It has to name theirs in Access-Control-Allow-Origin, of OPTIONS and of each answer, and each header in Access-Control-Allow-Headers; or stand below the pages.',
  ],
  [
    /one borrower's$/,
    'keep nothing below API_BASE: turn off the caching of a CDN or proxy for that path, and have the service say Cache-Control: no-store.',
  ],
  [
    /no collector/,
    'pass the path of reporting.endpoint on to your collector (nginx.example.conf shows how): until then whatever breaks on phones is lost in silence.',
  ],
  [
    /self.signed|unable to (verify|get)/i,
    'a certificate of your own needs its authority: NODE_EXTRA_CA_CERTS=authority.pem npm run verify-deploy -- …',
  ],
  [
    /^does not come/,
    'nobody answers there: look at the address that the build was made with, its port and TLS, and whether it can be reached from here.',
  ],
  [
    /instead of 404$/,
    'a fallback for every address is on (try_files … /index.html, "single-page app"). Turn it off: each page is a file of its own, and what there is not is 404.html with 404.',
  ],
  [
    /header|may be kept/,
    'include _nginx.conf in the server block, or have the host read _headers. In nginx a location with an add_header of its own inherits no other; a CDN may set its own caching.',
  ],
  [/not compressed/, 'turn on gzip or brotli for HTML, JSON, SVG and JavaScript; with a CDN, there or at the origin.'],
  [/is of type/, 'the host names types by the end of a name: nginx by mime.types, a bucket by what the upload said.'],
  [
    /not what was built|is of build/,
    'another build is there or in a cache (release, then purge; or name the one that is there with --dir), or something changes bytes on the way: minifying, hidden e-mails, inserted scripts. Turn that off.',
  ],
  [
    /no such call|no JSON|service is down/,
    'the service has to answer at API_BASE of this build: pass that path on to it, or build with the address where it stands. A fallback or a login page of the host must not answer for it.',
  ],
];

/** Describes the findings by problem, each with a few of the responses that have it: a host that lacks a header lacks it everywhere. */
export const describeFindings = (findings: readonly Finding[], namesAll = false): readonly string[] => {
  const answers = new Map<string, string[]>();
  for (const { asked, problems } of findings)
    for (const problem of problems) answers.set(problem, [...(answers.get(problem) ?? []), asked]);
  return [...answers].flatMap(([problem, all]) => {
    const shown = namesAll ? all : all.slice(0, SHOWN);
    const fix = FIXES.find(([pattern]) => pattern.test(problem))?.[1];
    return [
      '',
      `${all.length === 1 ? 'The answer' : `Each of ${all.length} answers`} ${problem}`,
      ...shown.map((answer) => `  ${answer}`),
      ...(all.length > shown.length ? [`  … and ${all.length - shown.length} more (--all names them)`] : []),
      ...(fix ? [`  To fix: ${fix}`] : []),
    ];
  });
};

/** Describes in one line which builds the host's pages are from, compared with the expected one. */
export const describeBuilds = (builds: readonly string[], id: string): string => {
  if (builds.length > 1)
    return `The host's pages are of build ${builds.join(' and ')}; this one is ${id}. The deployment is half done, or a cache still has pages of the one before.`;
  return builds[0] === id
    ? `The host's pages are of this build, ${id}.`
    : `The host's pages are of build ${builds[0] ?? 'unknown'}; this one is ${id}.`;
};
