import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Version } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/settings.ts';

const dist = join(root, process.env['OUT_DIR'] || 'dist');
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const metaOf = (file: string): string =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read(file))?.[1] ?? '';

/** The header of the same name in a host's generated file. */
const headerIn = (file: string): string =>
  /Content-Security-Policy(?::| ") ?([^"\n]+)/.exec(read(file).replaceAll('add_header ', ''))?.[1]?.trim() ?? '';

/** The least that counts, in an enumeration that counts down (HIGH is 10, NONE 100): what may be of medium weight. */
const LEAST = Severity.MEDIUM_MAYBE;

/** What an evaluator of that generation of browsers says of a policy, down to a possible finding of medium weight. */
const findingsOf = (policy: string, version = Version.CSP3): string[] =>
  [DEFAULT_CHECKS, STRICTCSP_CHECKS]
    .flatMap((checks) => new CspEvaluator(new CspParser(policy).csp, version).evaluate([], checks))
    // Its advice to allow inline scripts, for browsers that know no hashes: every browser that the app is for knows them.
    .filter(({ severity, type }) => severity <= LEAST && type !== Type.UNSAFE_INLINE_FALLBACK)
    .map(({ severity, type, directive }) => `${Severity[severity]} ${Type[type]} ${directive}`);

const namesIn = (policy: string): string[] =>
  policy.split(';').map((directive) => directive.trim().split(' ')[0] ?? '');

describe('The policy of every document, as csp_evaluator reads it', () => {
  const header = headerIn('_headers');

  it('is there on every document, and has its other half in the files of both kinds of host', () => {
    expect(documents.length).toBeGreaterThan(30);
    expect(documents.filter((file) => !metaOf(file))).toEqual([]);
    expect(header).toBe("frame-ancestors 'self'");
    expect(headerIn('_nginx.conf')).toBe(header);
  });

  it.each(documents)('holds up by itself and with the header: %s', (file) => {
    for (const version of [Version.CSP2, Version.CSP3]) {
      expect(findingsOf(metaOf(file), version)).toEqual([]);
      // A browser enforces both. No directive stands in both, so that together they are one policy.
      expect(namesIn(metaOf(file)).filter((name) => namesIn(header).includes(name))).toEqual([]);
      expect(findingsOf(`${metaOf(file)};${header}`, version)).toEqual([]);
    }
  });

  it('is all that the header lacks: what runs is for the document to say, and nothing else is missing', () => {
    expect(findingsOf(header)).toEqual(['HIGH MISSING_DIRECTIVES object-src', 'HIGH MISSING_DIRECTIVES script-src']);
    for (const file of documents) expect(metaOf(file)).toMatch(/^default-src 'none';/);
  });
});

describe('A policy that somebody has spoilt', () => {
  const sound = metaOf('index.html');
  const spoilt = (from: string | RegExp, to: string): string[] => {
    expect(sound.replace(from, to)).not.toBe(sound);
    return findingsOf(sound.replace(from, to));
  };

  it.each([
    ['without a default', "default-src 'none';", '', 'HIGH MISSING_DIRECTIVES object-src'],
    ['with scripts of any https host', 'script-src ', 'script-src https: ', 'HIGH PLAIN_URL_SCHEMES script-src'],
    ['with scripts from anywhere', 'script-src ', 'script-src * ', 'HIGH PLAIN_WILDCARD script-src'],
    ['with scripts from data', 'script-src ', 'script-src data: ', 'HIGH PLAIN_URL_SCHEMES script-src'],
    [
      'with scripts made of text',
      'script-src ',
      "script-src 'unsafe-eval' ",
      'MEDIUM_MAYBE SCRIPT_UNSAFE_EVAL script-src',
    ],
    [
      'with any inline script',
      /script-src [^;]*/,
      "script-src 'unsafe-inline'",
      'HIGH SCRIPT_UNSAFE_INLINE script-src',
    ],
    [
      'with scripts of a host that everybody can use',
      'script-src ',
      'script-src cdnjs.cloudflare.com ',
      'HIGH SCRIPT_ALLOWLIST_BYPASS script-src',
    ],
    ['with plugins', "default-src 'none'", "default-src 'none';object-src *", 'HIGH PLAIN_WILDCARD object-src'],
    [
      'with a misspelt word',
      "base-uri 'none'",
      "base-uri 'none';script-scr 'self'",
      'SYNTAX UNKNOWN_DIRECTIVE script-scr',
    ],
  ])('%s is found out', (_, from, to, finding) => {
    expect(spoilt(from, to)).toContain(finding);
  });
});
