import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import pMap from 'p-map';
import { type Answer, askHost, headerOf, type Limits, type Question } from './askHost.ts';
import { compareAnswer, compareHead, type Promised } from './compareAnswer.ts';
import { buildIdIn } from './deployedBuilds.ts';
import { problemsOfPolicy } from './policy.ts';
import type { Build, PublicFile } from './readBuild.ts';

/** The problems of the response to one request. */
export interface Finding {
  /** The request in words: an address, and how it was requested if that matters. */
  readonly asked: string;
  readonly problems: readonly string[];
}

/** The result of a comparison. */
export interface Verdict {
  readonly questions: number;
  /** Only the requests with problems. */
  readonly findings: readonly Finding[];
  /** Remarks that are not problems. */
  readonly notes: readonly string[];
  /** The build ids of the host's pages: one, unless a deployment is incomplete; none if the pages have no id. */
  readonly builds: readonly string[];
}

/** One request, with the function that finds the problems of its response. */
export interface Check {
  readonly asked: string;
  readonly run: () => Promise<string[]>;
}

type Ask = (path: string, more?: Omit<Question, 'url'>) => Promise<{ answer: Answer; url: URL }>;

const AT_A_TIME = { concurrency: 6 };
// The query with which an app or a link opens a page; its session is of no borrower.
const QUERY = '?userId=0&orderId=0&sessionId=verify-deploy&lang=en';
const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const UNPACKED = { 'accept-encoding': 'identity' };

/** Makes checks that compare a response with what the build promises. `isPacked`: it has to be compressed for a browser. */
const comparing =
  (ask: Ask, promised: Promised) =>
  (path: string, headers: NonNullable<Question['headers']>, asked: string, isPacked = false): Check => ({
    asked,
    run: async () => {
      const { answer, url } = await ask(path, { headers });
      const isBare = isPacked && answer.status === 200 && !answer.headers['content-encoding'];
      const bare = isBare ? ['is not compressed, though the browser offers gzip and br'] : [];
      return [...compareAnswer(answer, promised, url), ...bare];
    },
  });

const pageChecks = (ask: Ask, { address, content }: PublicFile, { headersAt }: Build): Check[] => {
  const promised: Promised = { status: 200, content, name: 'index.html', headers: headersAt(address) };
  const compare = comparing(ask, promised);
  const forms = address === '/' ? ['/'] : [address, `${address}/`];
  const checks = forms.flatMap((form) => [
    compare(form, UNPACKED, `${form} (uncompressed)`),
    compare(`${form}${QUERY}`, AS_BROWSER, `${form}${QUERY} (as a browser asks)`, true),
    compare(`${form}${QUERY}`, { 'accept-encoding': 'gzip' }, `${form}${QUERY} (with gzip alone)`, true),
  ]);
  const head: Check = {
    asked: `${address} (HEAD)`,
    run: async () => {
      const { answer, url } = await ask(address, { method: 'HEAD', headers: UNPACKED });
      return compareHead(answer, promised, url);
    },
  };
  return [...checks, head, againCheck(ask, address)];
};

// A browser that has the document should get 304, if the host sends an ETag.
const againCheck = (ask: Ask, address: string): Check => ({
  asked: `${address} (asked again)`,
  run: async () => {
    const first = (await ask(address, { headers: AS_BROWSER })).answer;
    const tag = headerOf(first, 'etag');
    if (first.status !== 200 || tag === undefined) return [];
    const { answer } = await ask(address, { headers: { ...AS_BROWSER, 'if-none-match': tag } });
    return answer.status === 304 && !answer.sent.length
      ? []
      : [`has the status ${answer.status} and ${answer.sent.length} bytes for who has it already, instead of 304`];
  },
});

const fileChecks = (ask: Ask, { address, content }: PublicFile, { headersAt }: Build): Check[] => {
  const compare = comparing(ask, { status: 200, content, name: address, headers: headersAt(address) });
  return [
    compare(address, UNPACKED, `${address} (uncompressed)`),
    compare(address, AS_BROWSER, `${address} (as a browser asks)`),
  ];
};

// Files that must never be public get the same 404 as any other address: a different response would reveal that they exist.
const NEVER_SHOWN = ['/.git/HEAD', '/.env', '/repay/.DS_Store'];

const missChecks = (ask: Ask, { notFound, headersAt, basePath }: Build): Check[] => {
  const word = randomUUID();
  const headers = headersAt(`${basePath}/${word}`);
  const compare = comparing(ask, { status: 404, content: notFound, name: '404.html', headers });
  const check = (path: string, asking: NonNullable<Question['headers']>): Check =>
    compare(basePath + path, asking, `${basePath}${path.replace(word, '…')} (which there is not)`);
  return [
    check(`/${word}`, UNPACKED),
    check(`/${word}/`, AS_BROWSER),
    check(`/repay/${word}${QUERY}`, AS_BROWSER),
    check(`/images/${word}.svg`, UNPACKED),
    ...NEVER_SHOWN.map((path) => check(path, UNPACKED)),
  ];
};

const unpacked = (content: Buffer): Buffer | undefined => {
  try {
    return brotliDecompressSync(content);
  } catch {
    return undefined;
  }
};

// A host that compresses files itself does not use the copies: a damaged one would show only once its settings change.
const problemsOfCopy = ({ address, content }: PublicFile, { pages, files, notFound, basePath }: Build): string[] => {
  const file = address.replace(/\.br$/, '');
  const own = [...pages, ...files, { address: `${basePath}/404.html`, content: notFound }];
  const original = own.find(
    (each) => each.address === file || each.address === (file.replace(/\/index\.html$/, '') || '/'),
  );
  return original && unpacked(content)?.equals(original.content) ? [] : [`is no copy of ${file}`];
};

const builtProblems = (build: Build): Finding[] => {
  const documents = [...build.pages, { address: `${build.basePath}/404.html`, content: build.notFound }];
  return [
    ...documents.map(({ address, content }) => ({ address, problems: problemsOfPolicy(content.toString()) })),
    ...build.copies.map((copy) => ({ address: copy.address, problems: problemsOfCopy(copy, build) })),
  ].map(({ address, problems }) => ({ asked: `${address} in the build`, problems }));
};

const noteOfHostOnly = async (ask: Ask, address: string): Promise<string[]> => {
  const { answer } = await ask(address, { headers: UNPACKED });
  return answer.status === 200 ? [`${address} is for the host alone, and is open to all; it holds no secret`] : [];
};

interface Seen {
  readonly address: string;
  readonly answer: Answer;
}

/** @returns the pages as a browser gets them, whatever they contain; without those for which there is no response. */
const seenPages = async (ask: Ask, { pages }: Build): Promise<readonly Seen[]> => {
  const look = ({ address }: PublicFile): Promise<Seen[]> =>
    ask(address, { headers: AS_BROWSER }).then(
      ({ answer }) => [{ address, answer }],
      () => [],
    );
  return (await pMap(pages, look, AT_A_TIME)).flat();
};

const noteOfPacking = (seen: readonly Seen[]): string[] => {
  const [heaviest] = [...seen].sort((one, other) => other.answer.sent.length - one.answer.sent.length);
  if (!heaviest) return [];
  const { address, answer } = heaviest;
  const encoding = headerOf(answer, 'content-encoding') ?? 'nothing';
  return [`the heaviest page is ${address}: ${answer.sent.length} bytes over the line, packed with ${encoding}`];
};

// An error of the connection or of its certificate has a code; the error for a response that is too late or too large has none.
const isOfConnection = (error: unknown): error is Error & { readonly code: unknown } =>
  error instanceof Error && 'code' in error;

// For a name with several addresses, Node's error has only a code and no message; OpenSSL's messages end with a line break.
const reasonOf = (error: Error & { readonly code: unknown }): string => error.message.trim() || String(error.code);

const problemOf = (error: unknown): string => {
  if (isOfConnection(error)) return `does not come: ${reasonOf(error)}`;
  return error instanceof Error ? error.message : String(error);
};

/** Runs a check. Never rejects: a missing response is a problem. */
export const find = async ({ asked, run }: Check): Promise<Finding> => ({
  asked,
  problems: await run().catch((error: unknown) => [problemOf(error)]),
});

/** Compares a host with a build, request by request. Never rejects: a host that does not respond is a finding. */
export const verifyHost = async (origin: URL, build: Build, limits?: Limits): Promise<Verdict> => {
  const ask: Ask = async (path, more) => {
    const url = new URL(path, origin);
    return { url, answer: await askHost({ url, ...more }, limits) };
  };
  const checks = [
    ...build.pages.flatMap((page) => pageChecks(ask, page, build)),
    ...build.files.flatMap((file) => fileChecks(ask, file, build)),
    ...missChecks(ask, build),
  ];
  const found = await pMap(checks, find, AT_A_TIME);
  const hostOnly = [...build.hostOnly, ...build.copies.slice(0, 1).map(({ address }) => address)];
  const notes = await Promise.all(hostOnly.map((address) => noteOfHostOnly(ask, address).catch((): string[] => [])));
  const seen = await seenPages(ask, build);
  return {
    questions: checks.length,
    findings: [...builtProblems(build), ...found].filter(({ problems }) => problems.length),
    notes: [...noteOfPacking(seen), ...notes.flat()],
    builds: [...new Set(seen.flatMap(({ answer }) => buildIdIn(answer.body.toString()) ?? []))].sort(),
  };
};

/** @returns what to try if a private certificate may be the only problem; empty otherwise. */
export const hintOf = (findings: readonly Finding[]): string =>
  findings.some(({ problems }) => problems.some((problem) => /self.signed|unable to (verify|get)/i.test(problem)))
    ? 'a host with a certificate of your own needs --ca and the file of that certificate.'
    : '';

/**
 * @returns why a host cannot be reached, in a line with what to try: a comparison would report the same for every address.
 * Undefined if there is any response, even a wrong one: the comparison reports that.
 */
export const problemOfReach = async (origin: URL, limits?: Limits): Promise<string | undefined> => {
  try {
    await askHost({ url: origin }, limits);
    return undefined;
  } catch (error) {
    if (!isOfConnection(error)) return undefined;
    const reason = reasonOf(error);
    const hint = hintOf([{ asked: origin.href, problems: [reason] }]);
    return `${origin.origin} cannot be asked: ${reason}${hint && `; ${hint}`}`;
  }
};
