import { extname } from 'node:path';
import { type Headers, ONLY_TLS } from '../build/hostHeaders.ts';
import { type Answer, headerOf } from './askHost.ts';
import { buildIdIn } from './deployedBuilds.ts';
import { problemsOfPolicy } from './policy.ts';

/** The response that a build promises. */
export interface Promised {
  readonly status: number;
  readonly content: Buffer;
  /** The file's name, which determines its type. */
  readonly name: string;
  /** The headers that it must have. */
  readonly headers: Headers;
}

const TYPES: Headers = {
  '.html': 'text/html',
  // Because of `nosniff`, browsers do not run a chunk or a service worker of another type.
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
};

// Older names of a type, which browsers accept too.
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'text/javascript': ['application/javascript', 'application/x-javascript'],
  'text/xml': ['application/xml'],
};

// Each of these would change what a page does, or reveal its address, which contains the session, to others.
const UNWANTED: Headers = {
  'set-cookie': 'sets a cookie',
  refresh: 'leads on by a Refresh header',
  link: 'makes the browser load more by a Link header',
  'clear-site-data': 'makes the phone forget what was sent',
  'x-frame-options': 'forbids frames, in which the site shows its own policy',
  'x-robots-tag': 'speaks to search engines, which the pages do themselves',
  'content-security-policy-report-only': 'has the addresses of pages reported',
  nel: 'has the addresses of pages reported',
  'report-to': 'has the addresses of pages reported',
  'reporting-endpoints': 'has the addresses of pages reported',
};

/** Normalises directives: their order, case and spaces do not matter. */
const directives = (value: string): string =>
  value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .sort()
    .join(', ');

const problemOfHeader = (answer: Answer, name: string, value: string): string[] => {
  const given = headerOf(answer, name.toLowerCase());
  if (given === undefined) return [`lacks the header ${name}: ${value}`];
  const isSame = name === 'Cache-Control' ? directives(given) === directives(value) : given === value;
  return isSame ? [] : [`has the header ${name}: ${given} instead of ${value}`];
};

const problemsOfType = (answer: Answer, name: string): string[] => {
  const given = headerOf(answer, 'content-type') ?? 'no type';
  const [type = '', ...parameters] = given.toLowerCase().split(/\s*;\s*/);
  const wanted = TYPES[extname(name)];
  const isSame = !wanted || type === wanted || !!OTHER_NAMES[wanted]?.includes(type);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isReadable = !charset || /^charset="?utf-8"?$/.test(charset);
  return isSame && isReadable ? [] : [`is of type ${given} instead of ${wanted}`];
};

// Without TLS this header has no effect; a host that sends it then has mixed up its settings for HTTP and HTTPS.
const problemOfTls = (answer: Answer, wanted: string | undefined, { protocol }: URL): string[] => {
  if (protocol === 'https:') return wanted === undefined ? [] : problemOfHeader(answer, ONLY_TLS, wanted);
  return headerOf(answer, ONLY_TLS.toLowerCase()) === undefined ? [] : [`has the header ${ONLY_TLS} without TLS`];
};

const problemsOfHeaders = (answer: Answer, { name, headers }: Promised, url: URL): string[] => {
  const { [ONLY_TLS]: onlyTls, ...wanted } = headers;
  return [
    ...Object.entries(wanted).flatMap(([header, value]) => problemOfHeader(answer, header, value)),
    ...problemOfTls(answer, onlyTls, url),
    ...problemsOfType(answer, name),
    ...Object.entries(UNWANTED).flatMap(([header, words]) => (answer.headers[header] ? [words] : [])),
  ];
};

const problemsOfPacking = (answer: Answer): string[] => {
  const vary = (headerOf(answer, 'vary') ?? '').toLowerCase();
  const isMixedUp = answer.headers['content-encoding'] && !/accept-encoding|\*/.test(vary);
  return isMixedUp ? ['is packed without Vary: Accept-Encoding, so that a cache may mix it up'] : [];
};

/** Describes how a body differs from the build's. */
const describeDifference = (given: Buffer, wanted: Buffer, isDocument: boolean): string[] => {
  let at = 0;
  while (at < given.length && given[at] === wanted[at]) at += 1;
  const sizes =
    given.length === wanted.length ? `${wanted.length} bytes` : `${given.length} bytes, not ${wanted.length}`;
  const difference = `is not what was built: it differs from byte ${at} on (${sizes})`;
  if (!isDocument) return [difference];
  const [givenId, wantedId] = [given, wanted].map((document) => buildIdIn(document.toString()));
  if (givenId && wantedId && givenId !== wantedId) return [`is of build ${givenId}, not of ${wantedId}`];
  const ofPolicy = problemsOfPolicy(given.toString());
  return ofPolicy.length
    ? [difference, ...ofPolicy]
    : [`${difference}; it is whole in itself, so perhaps another build's, or changed outside its scripts`];
};

const problemsOfBody = ({ body }: Answer, { content, name }: Promised): string[] =>
  body.equals(content) ? [] : describeDifference(body, content, name.endsWith('.html'));

const problemsOfStatus = (answer: Answer, { status }: Promised, url: URL): string[] => {
  const location = headerOf(answer, 'location');
  if (location === undefined) return [`has the status ${answer.status} instead of ${status}`];
  const isKept = URL.canParse(location, url) && new URL(location, url).search === url.search;
  return [
    `is a redirect (${answer.status}) to ${location}: one more wait for every borrower`,
    ...(isKept ? [] : ['loses the query by its redirect, and with it the session']),
  ];
};

// Without a header, a cache may guess how long a 404 is valid.
const problemsOfKeptMiss = (answer: Answer): string[] => {
  const cache = headerOf(answer, 'cache-control') ?? '';
  const isKept = !/no-store|no-cache|max-age=0(?!\d)/.test(cache);
  return isKept ? [`may be kept (Cache-Control: ${cache || 'none'}), though there is nothing there`] : [];
};

/** @returns the problems of a response, each in words that follow "the answer". */
export const compareAnswer = (answer: Answer, promised: Promised, url: URL): string[] => {
  // With another status it is another page, whose headers do not matter.
  if (answer.status !== promised.status) return problemsOfStatus(answer, promised, url);
  return [
    ...problemsOfHeaders(answer, promised, url),
    ...problemsOfPacking(answer),
    ...problemsOfBody(answer, promised),
    ...(promised.status === 404 ? problemsOfKeptMiss(answer) : []),
  ];
};

/** @returns the problems of a response to HEAD: it must be the same as for GET, but without a body. */
export const compareHead = (answer: Answer, promised: Promised, url: URL): string[] => {
  if (answer.status !== promised.status) return problemsOfStatus(answer, promised, url);
  return [...problemsOfHeaders(answer, promised, url), ...(answer.sent.length ? ['has a body'] : [])];
};
