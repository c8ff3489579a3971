import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
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
  const elements = [...read(file).matchAll(/<(script|style)[^>]*>(.*?)<\/\1>/gs)].map(([, , content = '']) => content);
  return [...elements, ...lateParts(file).map(scriptOf)].map(hashOf);
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

describe('The policy of every document', () => {
  it('is there on every document, and has its other half in the files of both kinds of host', () => {
    expect(documents.length).toBeGreaterThan(30);
    expect(documents.filter((file) => !metaOf(file))).toEqual([]);
    expect(documents.filter((file) => !headerWith(file))).toEqual([]);
    expect(headersIn('_headers').sort()).toEqual([OF_THE_WORKER, NOBODY, THIS_SITE]);
    expect(headersIn('_nginx.conf').sort()).toEqual([OF_THE_WORKER, NOBODY, THIS_SITE]);
  });

  // Beside it browsers enforce the header, which has only `frame-ancestors`.
  it.each(documents)('lets %s do what it needs, and nothing else', (file) => {
    const directives = metaOf(file)
      .replace(/ 'sha256-[^']+'/g, '')
      .split(';');
    const isOfCode = file.startsWith('repaymentOfCode');
    const mayFrame = directives.some((each) => each.startsWith('frame-src '));
    expect(directives).toEqual([
      "default-src 'none'",
      ...['script-src', 'style-src'],
      expect.stringMatching(/^img-src data: 'self'( (?!http:)[\w.:/-]+)+$/),
      ...(mayFrame ? [expect.stringMatching(/^frame-src 'self'( (?!http:)[\w.:/-]+)*$/)] : []),
      expect.stringMatching(/^connect-src 'self'( https:\/\/[\w.:-]+){0,2}$/),
      ...(isOfCode ? ["worker-src 'self'"] : []),
      ...["base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'"],
      `trusted-types ${lateParts(file).length ? 'late' : "'none'"}${isOfCode ? ' worker' : ''}`,
    ]);
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

  it('has nothing beside the files of the parts that follow', () => {
    const named = documents.flatMap(lateParts).flat();
    expect(named).not.toEqual([]);
    const files = readdirSync(join(dist, 'late')).filter((file) => !file.endsWith('.br'));
    expect(files.map((file) => `late/${file}`).sort()).toEqual([...new Set(named)].sort());
  });
});
