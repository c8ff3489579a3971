import { randomUUID } from 'node:crypto';
import pMap from 'p-map';
import { askHost } from './askHost.ts';
import { buildIdIn, compareAnswer, type Promised } from './compareAnswer.ts';
import type { Build } from './readBuild.ts';

/** The problems of the response to one request. */
export interface Finding {
  /** The request in words: an address, and how it was requested. */
  readonly asked: string;
  readonly problems: readonly string[];
}

/** The result of a comparison. */
export interface Verdict {
  readonly questions: number;
  /** Only the requests with problems. */
  readonly findings: readonly Finding[];
  /** The build ids of the host's pages: one, unless a deployment is incomplete. */
  readonly builds: readonly string[];
}

/** One request, with the function that finds the problems of its response. */
export interface Check {
  readonly asked: string;
  readonly run: () => Promise<string[]>;
}

const AT_A_TIME = { concurrency: 6 };
// The query with which an app or a link opens a page; its session is of no borrower.
const QUERY = '?userId=0&orderId=0&sessionId=verify-deploy&lang=en';
const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

// Files that must never be public get the same 404 as any other address: another response would reveal that they exist.
const NEVER_SHOWN = ['/.git/HEAD', '/.env', '/repay/.DS_Store'];

/** Runs a check. Never rejects: a missing response is a problem. */
export const find = async ({ asked, run }: Check): Promise<Finding> => ({
  asked,
  problems: await run().catch(({ message }: Error) => [message]),
});

/** Compares a host with a build, request by request. Never rejects: a host that does not respond is a finding. */
export const verifyHost = async (origin: URL, build: Build, ms?: number): Promise<Verdict> => {
  const builds = new Set<string>();

  const check = (path: string, headers: Readonly<Record<string, string>>, promised: Promised): Check => ({
    asked: `${path} (${headers === AS_BROWSER ? 'as a browser asks' : 'uncompressed'})`,
    run: async () => {
      const url = new URL(path, origin);
      const answer = await askHost(url, { headers }, ms);
      const id = promised.status === 200 && buildIdIn(answer.body.toString());
      if (id) builds.add(id);
      const isBare = promised.name === 'index.html' && headers === AS_BROWSER && answer.status === 200;
      return [
        ...compareAnswer(answer, promised, url),
        ...(isBare && !answer.headers.has('content-encoding')
          ? ['is not compressed, though the browser offers gzip and br']
          : []),
      ];
    },
  });

  const pages = build.pages.flatMap(({ address, content }) => {
    const promised = { status: 200, content, name: 'index.html', headers: build.headersAt(address) };
    const forms = address === '/' ? ['/'] : [address, `${address}/`];
    return forms.flatMap((form) => [
      check(form, UNCOMPRESSED, promised),
      check(`${form}${QUERY}`, AS_BROWSER, promised),
    ]);
  });
  const files = build.files.flatMap(({ address, content }) => {
    const promised = { status: 200, content, name: address, headers: build.headersAt(address) };
    return [check(address, UNCOMPRESSED, promised), check(address, AS_BROWSER, promised)];
  });
  const word = randomUUID();
  const missing = {
    status: 404,
    content: build.notFound,
    name: '404.html',
    headers: build.headersAt(`${build.basePath}/${word}`),
  };
  const misses = [`/${word}`, `/${word}/`, `/repay/${word}${QUERY}`, `/images/${word}.svg`, ...NEVER_SHOWN].map(
    (path) => check(build.basePath + path, path.endsWith('/') ? AS_BROWSER : UNCOMPRESSED, missing),
  );
  const checks = [...pages, ...files, ...misses];
  const found = await pMap(checks, find, AT_A_TIME);
  return {
    questions: checks.length,
    findings: found.filter(({ problems }) => problems.length),
    builds: [...builds].sort(),
  };
};
