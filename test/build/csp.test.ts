import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Version } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../scripts/build/csp.ts';
import { readHeaders } from '../../scripts/build/hostHeaders.ts';
import { documents as allDocuments, dist, policyIn, readBuilt as read } from './builtFiles.ts';

const documents = allDocuments();
const metaOf = (file: string): string => policyIn(read(file));

/** Returns the lazy chunks of a document, each as its files, relative to the output folder. */
const lateParts = (file: string): string[][] =>
  [...new Set(read(file).match(/\/late\/[\w.-]+\.js( \/late\/[\w.-]+\.js)*/g))].map((part) =>
    part.split(' ').map((path) => path.slice(1)),
  );

/** What a browser runs of a chunk's files. */
const scriptOf = (part: readonly string[]): string => part.map((file) => read(file)).join('\n');

/** The hashes of all scripts and styles of a document that a browser runs, and of its late parts. */
const hashesOf = (file: string): string[] => {
  const elements = [...read(file).matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)];
  const run = elements
    .filter(([, , attributes]) => !attributes?.includes('ld+json'))
    .map(([, , , content = '']) => content);
  return [...run, ...lateParts(file).map(scriptOf)].map(hashOf);
};

/** Returns the distinct policies in a host's generated configuration. */
const headersIn = (file: string): string[] => [
  ...new Set(
    [...read(file).matchAll(/Content-Security-Policy(?::| ") ?([^"\n]+)/g)].map(([, policy]) => policy?.trim() ?? ''),
  ),
];

const headerOf = readHeaders(dist);

/** Returns the Content-Security-Policy header of a document. */
const headerWith = (file: string): string => {
  // The 404 page has no path of its own and gets the header of most pages, such as '/'.
  const address = file === '404.html' ? '/' : `/${file.split(sep).join('/')}`.replace(/\/?index\.html$/, '') || '/';
  return headerOf(address)['Content-Security-Policy'] ?? '';
};

const NOBODY = "frame-ancestors 'none'";
const THIS_SITE = "frame-ancestors 'self'";
// The worker has no document with a meta element, so its whole policy is in the header.
const OF_THE_WORKER = "default-src 'none';connect-src 'self';frame-ancestors 'none'";

/** The least that counts, in an enumeration that counts down (HIGH is 10, NONE 100): what may be of medium weight. */
const LEAST = Severity.MEDIUM_MAYBE;

/** What an evaluator of that generation of browsers says of a policy, down to a possible finding of medium weight, and of Trusted Types. */
const findingsOf = (policy: string, version = Version.CSP3): string[] =>
  [DEFAULT_CHECKS, STRICTCSP_CHECKS]
    .flatMap((checks) => new CspEvaluator(new CspParser(policy).csp, version).evaluate([], checks))
    // Its advice to allow inline scripts, for browsers that know no hashes: every browser that the app is for knows them.
    .filter(
      ({ severity, type }) =>
        severity <= LEAST || (type === Type.REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS && version === Version.CSP3),
    )
    .filter(({ type }) => type !== Type.UNSAFE_INLINE_FALLBACK)
    .map(({ severity, type, directive }) => `${Severity[severity]} ${Type[type]} ${directive}`);

const namesIn = (policy: string): string[] =>
  policy.split(';').map((directive) => directive.trim().split(' ')[0] ?? '');

describe('The policy of every document, as csp_evaluator reads it', () => {
  it('is there on every document, and has its other half in the files of both kinds of host', () => {
    expect(documents.length).toBeGreaterThan(30);
    expect(documents.filter((file) => !metaOf(file))).toEqual([]);
    expect(documents.filter((file) => !headerWith(file))).toEqual([]);
    expect(headersIn('_headers').sort()).toEqual([OF_THE_WORKER, NOBODY, THIS_SITE]);
    expect(headersIn('_nginx.conf').sort()).toEqual([OF_THE_WORKER, NOBODY, THIS_SITE]);
  });

  it('loads nothing over http, and stands in documents in which Safari makes no links of dates, amounts and codes', () => {
    for (const file of documents) {
      expect([file, / http:/.test(metaOf(file))]).toEqual([file, false]);
      expect(read(file)).toContain('<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">');
    }
  });

  it('lets this site alone frame what it frames, and nobody any other page', () => {
    const framed = documents.filter((file) => headerWith(file) !== NOBODY);
    expect(framed.sort()).toEqual(['loanAgreement/index.html', 'privacyPolicy/index.html']);
    expect(framed.filter((file) => headerWith(file) !== THIS_SITE)).toEqual([]);
    // Every page that this site frames must be among them.
    const frames = documents.flatMap((file) => [...read(file).matchAll(/<iframe[^>]* src="?\/(\w+)/g)]);
    expect(frames.map(([, page]) => `${page}/index.html`)).toEqual(['privacyPolicy/index.html']);
  });

  it('allows each script and style of its document by a hash that is right, and has no hash to spare', () => {
    for (const file of documents) {
      const allowed = metaOf(file).match(/'sha256-[^']+'/g) ?? [];
      expect([file, [...new Set(allowed)].sort()]).toEqual([file, [...new Set(hashesOf(file))].sort()]);
    }
  });

  it('demands Trusted Types of every script, and has no maker of them but one for a part that follows, and one for the worker of a page that has one', () => {
    for (const file of documents) {
      expect(metaOf(file)).toContain("require-trusted-types-for 'script'");
      const maker = lateParts(file).length ? 'late' : "'none'";
      const ofWorker = metaOf(file).includes("worker-src 'self'") ? ' worker' : '';
      expect([file, metaOf(file).endsWith(`;trusted-types ${maker}${ofWorker}`)]).toEqual([file, true]);
    }
  });

  it('lets the pages of pay codes start a worker, and no others', () => {
    const withWorker = documents.filter((file) => metaOf(file).includes('worker-src'));
    expect(withWorker.length).toBeGreaterThan(0);
    expect(withWorker).toEqual(documents.filter((file) => file.startsWith('repaymentOfCode')));
    for (const file of withWorker) expect(metaOf(file)).toContain(";worker-src 'self';");
  });

  it('names each part that follows by the hash of its files, and nothing else lies beside them', () => {
    const named = documents.flatMap(lateParts).flat();
    expect(named).not.toEqual([]);
    for (const file of documents)
      for (const part of lateParts(file)) expect(metaOf(file)).toContain(hashOf(scriptOf(part)));
    const files = readdirSync(join(dist, 'late')).filter((file) => !file.endsWith('.br'));
    expect(files.map((file) => `late/${file}`).sort()).toEqual([...new Set(named)].sort());
  });

  it.each(documents)('holds up by itself and with the header: %s', (file) => {
    const header = headerWith(file);
    for (const version of [Version.CSP2, Version.CSP3]) {
      expect(findingsOf(metaOf(file), version)).toEqual([]);
      // Browsers enforce both; as they share no directive, they act as one policy.
      expect(namesIn(metaOf(file)).filter((name) => namesIn(header).includes(name))).toEqual([]);
      expect(findingsOf(`${metaOf(file)};${header}`, version)).toEqual([]);
    }
  });

  it('is all that the header lacks: what runs is for the document to say, and nothing else is missing', () => {
    const ofHeader = [
      ...['object-src', 'script-src'].map((name) => `HIGH MISSING_DIRECTIVES ${name}`),
      'INFO REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS require-trusted-types-for',
    ];
    for (const header of [NOBODY, THIS_SITE]) expect(findingsOf(header)).toEqual(ofHeader);
    for (const file of documents) expect(metaOf(file)).toMatch(/^default-src 'none';/);
  });
});
