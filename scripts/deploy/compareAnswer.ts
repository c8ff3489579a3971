import { extname } from 'node:path';
import { type Headers, ONLY_TLS } from '../build/hostHeaders.ts';
import type { Answer } from './askHost.ts';

/** The response that a build promises. */
export interface Promised {
  readonly status: number;
  readonly content: Buffer;
  /** The file's name, which determines its type. */
  readonly name: string;
  /** The headers that it must have. */
  readonly headers: Headers;
}

// Because of `nosniff`, browsers do not run a script or a service worker of another type.
const TYPES: Readonly<Record<string, readonly string[]>> = {
  '.html': ['text/html'],
  '.js': ['text/javascript', 'application/javascript', 'application/x-javascript'],
  '.json': ['application/json'],
  '.svg': ['image/svg+xml'],
  '.txt': ['text/plain'],
  '.xml': ['text/xml', 'application/xml'],
};

// Each of these would change what a page does, or reveal its address, which contains the session, to others.
const UNWANTED = [
  ...['set-cookie', 'refresh', 'link', 'clear-site-data', 'x-frame-options', 'x-robots-tag'],
  ...['content-security-policy-report-only', 'nel', 'report-to', 'reporting-endpoints'],
];

/** @returns the build id at the end of a document; undefined if it is not a document of a build. */
export const buildIdIn = (document: string): string | undefined =>
  /<template data-build="([\w.+-]{8,60})"><\/template>/.exec(document)?.[1];

/** The order, case and spaces of directives do not matter. */
const normalised = (directives: string): string =>
  directives
    .toLowerCase()
    .split(/\s*,\s*/)
    .sort()
    .join();

const problemOfHeader = ({ headers }: Answer, name: string, value: string): string[] => {
  const given = headers.get(name);
  if (given === null) return [`lacks the header ${name}: ${value}`];
  const isSame = name === 'Cache-Control' ? normalised(given) === normalised(value) : given === value;
  return isSame ? [] : [`has the header ${name}: ${given} instead of ${value}`];
};

const problemsOfType = ({ headers }: Answer, name: string): string[] => {
  const given = headers.get('content-type') ?? 'no type';
  const [type = '', ...parameters] = given.toLowerCase().split(/\s*;\s*/);
  const wanted = TYPES[extname(name)];
  const isReadable = parameters.every((each) => !each.startsWith('charset=') || /^charset="?utf-8"?$/.test(each));
  return (!wanted || wanted.includes(type)) && isReadable ? [] : [`is of type ${given} instead of ${wanted?.[0]}`];
};

const problemsOfHeaders = (answer: Answer, { name, headers }: Promised, { protocol }: URL): string[] => {
  const isTls = protocol === 'https:';
  const promised = Object.entries(headers).filter(([header]) => header !== ONLY_TLS || isTls);
  return [
    ...promised.flatMap(([header, value]) => problemOfHeader(answer, header, value)),
    // A host that sends it without TLS has mixed up its settings.
    ...(!isTls && answer.headers.has(ONLY_TLS) ? [`has the header ${ONLY_TLS} without TLS`] : []),
    ...problemsOfType(answer, name),
    ...UNWANTED.filter((header) => answer.headers.has(header)).map(
      (header) => `has the header ${header}, which no page may`,
    ),
    ...(answer.headers.has('content-encoding') && !/accept-encoding|\*/i.test(answer.headers.get('vary') ?? '')
      ? ['is compressed without Vary: Accept-Encoding, so that a cache may mix it up']
      : []),
  ];
};

const problemsOfBody = ({ body }: Answer, { content }: Promised): string[] => {
  if (body.equals(content)) return [];
  const [given, wanted] = [body, content].map((document) => buildIdIn(document.toString()));
  return [given && given !== wanted ? `is of build ${given}, not of ${wanted}` : 'is not what was built'];
};

// A redirect would be one more wait for every borrower, and may lose the session.
const problemOfStatus = (answer: Answer, { status }: Promised): string => {
  const location = answer.headers.get('location');
  return `has the status ${answer.status} instead of ${status}${location ? `, and leads to ${location}` : ''}`;
};

// Without a header, a cache may guess how long a 404 is valid.
const problemsOfKeptMiss = ({ headers }: Answer): string[] => {
  const cache = headers.get('cache-control') ?? '';
  const isKept = !/no-store|no-cache|max-age=0(?!\d)/.test(cache);
  return isKept ? [`may be kept (Cache-Control: ${cache || 'none'}), though there is nothing there`] : [];
};

/** @returns the problems of a response, each in words that follow "the answer". */
export const compareAnswer = (answer: Answer, promised: Promised, url: URL): string[] =>
  // With another status it is another page, whose headers do not matter.
  answer.status === promised.status
    ? [
        ...problemsOfHeaders(answer, promised, url),
        ...problemsOfBody(answer, promised),
        ...(promised.status === 404 ? problemsOfKeptMiss(answer) : []),
      ]
    : [problemOfStatus(answer, promised)];
