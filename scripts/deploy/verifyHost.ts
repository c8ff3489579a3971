import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { type Answer, askHost, headerOf, type Limits, type Question } from './askHost.ts';
import { compareAnswer, compareHead, type Promised } from './compareAnswer.ts';
import { buildIdIn } from './deployedBuilds.ts';
import { problemsOfPolicy } from './policy.ts';
import type { Build, PublicFile } from './readBuild.ts';

/** What is wrong with the answer to one question. */
export interface Finding {
  /** The question in words: an address, and how it was asked where that matters. */
  readonly asked: string;
  readonly problems: readonly string[];
}

/** What a check has found. */
export interface Verdict {
  readonly questions: number;
  /** Only where something is wrong. */
  readonly findings: readonly Finding[];
  /** What is worth knowing and no fault. */
  readonly notes: readonly string[];
  /** The ids of the builds that the host's pages are of: one, unless a deployment is half done; none where pages have none. */
  readonly builds: readonly string[];
}

/** One question, and what is wrong with its answer. */
interface Check {
  readonly asked: string;
  readonly run: () => Promise<string[]>;
}

type Ask = (path: string, more?: Omit<Question, 'url'>) => Promise<{ answer: Answer; url: URL }>;

const AT_A_TIME = 6;
// As an app or a link opens a page; the session of nobody.
const QUERY = '?userId=0&orderId=0&sessionId=verify-deploy&lang=en';
const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const UNPACKED = { 'accept-encoding': 'identity' };

const packed = (answer: Answer): string[] =>
  answer.headers['content-encoding'] ? [] : ['is not compressed, though the browser offers gzip and br'];

const pageChecks = (ask: Ask, { address, content }: PublicFile, { headersAt }: Build): Check[] => {
  const promised: Promised = { status: 200, content, name: 'index.html', headers: headersAt(address) };
  const forms = address === '/' ? ['/'] : [address, `${address}/`];
  const get = (path: string, how: string, headers: Readonly<Record<string, string>>, isPacked: boolean): Check => ({
    asked: `${path} (${how})`,
    run: async () => {
      const { answer, url } = await ask(path, { headers });
      const isBare = isPacked && answer.status === 200;
      return [...compareAnswer(answer, promised, url), ...(isBare ? packed(answer) : [])];
    },
  });
  const checks = forms.flatMap((form) => [
    get(form, 'uncompressed', UNPACKED, false),
    get(`${form}${QUERY}`, 'as a browser asks', AS_BROWSER, true),
    get(`${form}${QUERY}`, 'with gzip alone', { 'accept-encoding': 'gzip' }, true),
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

// Whoever has the document already need not get it again, where the host says how to ask.
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
  const promised: Promised = { status: 200, content, name: address, headers: headersAt(address) };
  return [UNPACKED, AS_BROWSER].map((headers) => ({
    asked: `${address} (${headers === UNPACKED ? 'uncompressed' : 'as a browser asks'})`,
    run: async () => {
      const { answer, url } = await ask(address, { headers });
      return compareAnswer(answer, promised, url);
    },
  }));
};

// What nobody has put there is refused like what there never was: a name alone would tell that it is there.
const NEVER_SHOWN = ['/.git/HEAD', '/.env', '/repay/.DS_Store'];

const missChecks = (ask: Ask, { notFound, headersAt, basePath }: Build): Check[] => {
  const word = randomUUID();
  const promised: Promised = {
    status: 404,
    content: notFound,
    name: '404.html',
    headers: headersAt(`${basePath}/${word}`),
  };
  const check = (path: string, headers: Readonly<Record<string, string>>): Check => ({
    asked: `${basePath}${path.replace(word, '…')} (which there is not)`,
    run: async () => {
      const { answer, url } = await ask(basePath + path, { headers });
      return compareAnswer(answer, promised, url);
    },
  });
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

// A host that makes its own copies would never show a spoilt one, until it is set up otherwise.
const problemsOfCopy = ({ address, content }: PublicFile, { pages, files, notFound, basePath }: Build): string[] => {
  const file = address.replace(/\.br$/, '');
  const own = [...pages, ...files, { address: `${basePath}/404.html`, content: notFound }];
  const original = own.find(
    (each) => each.address === file || each.address === (file.replace(/\/index\.html$/, '') || '/'),
  );
  return original && unpacked(content)?.equals(original.content) ? [] : [`is no copy of ${file}`];
};

const builtProblems = (build: Build): Finding[] =>
  [
    ...[...build.pages, { address: `${build.basePath}/404.html`, content: build.notFound }].map(
      ({ address, content }) => ({
        asked: `${address} in the build`,
        problems: problemsOfPolicy(content.toString()),
      }),
    ),
    ...build.copies.map((copy) => ({ asked: `${copy.address} in the build`, problems: problemsOfCopy(copy, build) })),
  ].filter(({ problems }) => problems.length);

const inTurns = async <Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) results[at] = await run(items[at] as Item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return results;
};

const noteOfHostOnly = async (ask: Ask, address: string): Promise<string[]> => {
  const { answer } = await ask(address, { headers: UNPACKED });
  return answer.status === 200 ? [`${address} is for the host alone, and is open to all; it holds no secret`] : [];
};

const noteOfPacking = async (ask: Ask, { pages }: Build): Promise<string[]> => {
  const sizes = await inTurns(pages, async ({ address }) => {
    const { answer } = await ask(address, { headers: AS_BROWSER });
    return { address, bytes: answer.sent.length, encoding: headerOf(answer, 'content-encoding') ?? 'nothing' };
  });
  const [heaviest] = sizes.sort((one, other) => other.bytes - one.bytes);
  if (!heaviest) return [];
  const { address, bytes, encoding } = heaviest;
  return [`the heaviest page is ${address}: ${bytes} bytes over the line, packed with ${encoding}`];
};

const buildsOn = async (ask: Ask, { pages }: Build): Promise<string[]> => {
  const ids = await inTurns(pages, async ({ address }) =>
    ask(address, { headers: AS_BROWSER }).then(
      ({ answer }) => buildIdIn(answer.body.toString()) ?? [],
      () => [],
    ),
  );
  return [...new Set(ids.flat())].sort();
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const find = async ({ asked, run }: Check): Promise<Finding> => {
  try {
    return { asked, problems: await run() };
  } catch (error) {
    return { asked, problems: [wordsOf(error)] };
  }
};

/** Compares a host with a build, question by question. Never rejects: a host that does not answer is a finding. */
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
  const found = await inTurns(checks, find);
  const notes = await Promise.all(
    [
      noteOfPacking(ask, build),
      ...[...build.hostOnly, ...build.copies.slice(0, 1).map(({ address }) => address)].map((address) =>
        noteOfHostOnly(ask, address),
      ),
    ].map((note) => note.catch((): string[] => [])),
  );
  return {
    questions: checks.length,
    findings: [...builtProblems(build), ...found].filter(({ problems }) => problems.length),
    notes: notes.flat(),
    builds: await buildsOn(ask, build),
  };
};

/** What to try where that may be all that is wrong; empty where there is nothing to say. */
export const hintOf = (findings: readonly Finding[]): string =>
  findings.some(({ problems }) => problems.some((problem) => /self.signed|unable to (verify|get)/i.test(problem)))
    ? 'a host with a certificate of your own needs --ca and the file of that certificate.'
    : '';
