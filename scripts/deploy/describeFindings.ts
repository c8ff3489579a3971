import type { Finding } from './verifyHost.ts';

const SHOWN = 3;

// Bodies differ at a different byte in each response, but it is the same problem.
const PLACE = / from byte \d+ on \([^)]*\)/;

// The most frequent cause of a problem, and where to fix it.
const MENDS: readonly (readonly [problem: RegExp, mend: string])[] = [
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
    /does not allow$|policy|not what was built|is of build/,
    'another build is there or in a cache (release, then purge; or name the one that is there with --dir), or something changes bytes on the way: minifying, hidden e-mails, inserted scripts. Turn that off.',
  ],
  [
    /no such call|no JSON|service is down/,
    'the service has to answer at API_BASE of this build: pass that path on to it, or build with the address where it stands. A fallback or a login page of the host must not answer for it.',
  ],
];

const mendOf = (problem: string): string => MENDS.find(([pattern]) => pattern.test(problem))?.[1] ?? '';

/** @returns for each problem, the responses that have it, in words. */
const answersOf = (findings: readonly Finding[]): ReadonlyMap<string, readonly string[]> => {
  const having = new Map<string, string[]>();
  for (const { asked, problems } of findings) {
    for (const problem of problems) {
      const key = problem.replace(PLACE, '');
      having.set(key, [...(having.get(key) ?? []), `${asked}${PLACE.exec(problem)?.[0] ?? ''}`]);
    }
  }
  return having;
};

const linesOf = (problem: string, answers: readonly string[], shown: number): readonly string[] => [
  '',
  `${answers.length === 1 ? 'The answer' : `Each of ${answers.length} answers`} ${problem}`,
  ...answers.slice(0, shown).map((answer) => `  ${answer}`),
  ...(answers.length > shown ? [`  … and ${answers.length - shown} more (--all names them)`] : []),
];

/**
 * Describes the findings by problem, each with a few of the responses that have it: a host that lacks a header lacks it everywhere. How to fix it is
 * written once, after all problems that this fixes.
 */
export const describeFindings = (findings: readonly Finding[], namesAll = false): readonly string[] => {
  const problems = [...answersOf(findings)];
  const mends = new Set(problems.map(([problem]) => mendOf(problem)));
  return [...mends].flatMap((mend) => [
    ...problems
      .filter(([problem]) => mendOf(problem) === mend)
      .flatMap(([problem, answers]) => linesOf(problem, answers, namesAll ? Infinity : SHOWN)),
    ...(mend ? [`  To mend: ${mend}`] : []),
  ]);
};
