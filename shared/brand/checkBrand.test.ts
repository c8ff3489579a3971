import { describe, expect, it } from 'vitest';
import { endpoints } from '../api/allEndpoints.ts';
import type { Brand } from './brand.ts';
import { brand as standard } from './brands/default.ts';
import { brand as ph } from './brands/ph.ts';
import { problemsOfBrand } from './checkBrand.ts';

const calls = Object.keys(endpoints);

/** The brand with one field, named by its path, put to another value. */
const withField = (path: string, value: unknown): Brand => {
  const copy = structuredClone(standard) as unknown as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
  holder[last] = value;
  return copy as unknown as Brand;
};

describe('a brand that can be built', () => {
  it.each([
    ['default', standard],
    ['ph', ph],
  ])('%s has no problem', (_, brand) => {
    expect(problemsOfBrand(brand, calls)).toEqual([]);
  });

  it.each([
    ['paths', { pushLegacyLoan: '/q7/z_9', readOrder: '/x/{svc}' }],
    ['hosts', ['pay.example', 'cdn.example:8443']],
    ['holidays', ['2026-12-25']],
    ['allowsHttp', true],
    ['reporting', { endpoint: '/report', sampleRate: 0 }],
    ['reporting', { endpoint: 'https://reports.lender.example:8443/v1/pages', sampleRate: 0.05 }],
    ['appSchemes', []],
    ['appSchemes', ['market', 'otherapp']],
    ['orderRows', { en: standard.orderRows.en }],
    ['money.group', ''],
    ['rangeSeparator', ''],
    ['rangeSeparator', ' '],
  ])('%s may be %j', (path, value) => {
    expect(problemsOfBrand(withField(path, value), calls)).toEqual([]);
  });
});

describe('a broken field of a brand', () => {
  it.each([
    ['sendsIdempotencyKey', undefined],
    ['sendsIdempotencyKey', 'yes'],
    ['id', 'Ph'],
    ['id', 'ph:x'],
    ['id', '1ph'],
    ['id', ''],
    ['id', undefined],
    ['name', ''],
    ['name', '  '],
    ['loanExample', { leastCents: 2, mostCents: 1, interestPercent: 4, feePercent: 3 }],
    ['logo', undefined],
    ['logo', "M0 0'/><script>"],
    ['app', 'ios'],
    ['app', { parameter: 'inApp', values: ['1'] }],
    ['app', { parameter: 'clientType', values: ['i.*'] }],
    ['servicePhone', ''],
    ['servicePhone', 'ask us'],
    ['servicePhone', '*143#'],
    ['whatsapp', undefined],
    ['whatsapp', '@samplelending'],
    ['currencySign', ''],
    ['service', ''],
    ['company.legalName', ''],
    ['company.registration', undefined],
    ['company.address', ' '],
    ['company.grievanceOfficer', null],
    ['email', 'nobody'],
    ['email', 'a@b'],
    ['email', undefined],
    ['scheme', 'https'],
    ['scheme', 'javascript'],
    ['scheme', 'intent'],
    ['scheme', 'sms'],
    ['scheme', 'tel'],
    ['allowsHttp', 'yes'],
    ['appSchemes', 'market'],
    ['appSchemes', ['market://']],
    ['appSchemes', ['sms']],
    ['appSchemes', ['https']],
    ['appSchemes', ['jar']],
    ['scheme', 'sampleloan://'],
    ['scheme', 'SampleLoan'],
    ['scheme', ''],
    ['storeUrl', 'http://play.example'],
    ['storeUrl', 'market://x'],
    ['siteUrl', 'https://'],
    ['siteUrl', undefined],
    ['money.decimal', ''],
    ['money.decimal', ','],
    ['money.group', '--'],
    ['rangeSeparator', undefined],
    ['rangeSeparator', '..'],
    ['phone.maxDigits', 0],
    ['phone.maxDigits', 10.5],
    ['phone.maxDigits', '11'],
    ['phone.pattern', '('],
    ['phone.pattern', undefined],
    ['phone.example', '123'],
    ['languages', []],
    ['languages', ['en', 'tl']],
    ['languages', undefined],
    ['defaultLanguage', 'ms'],
    ['orderRows', undefined],
    ['orderRows', { fil: standard.orderRows.fil }],
    ['orderRows', { ...standard.orderRows, tl: standard.orderRows.fil }],
    ['hosts', ['https://pay.example']],
    ['hosts', ['pay.example/x']],
    ['hosts', undefined],
    ['hosts', [null, '']],
    ['paths', { pushLegacyLoan: 'older/push' }],
    ['paths', { pushLegacyLoan: null }],
    ['holidays', ['25.12.2026']],
    ['holidays', undefined],
    ['colors.light.brand', 'blue'],
    ['colors.light.onBrand', '#fff'],
    ['colors.light.accent', undefined],
    ['colors.dark.brand', '#12345g'],
    ['colors.dark.onBrand', ''],
    ['colors.dark.accent', '8fc3f7'],
  ])('%s as %j is named', (path, value) => {
    // The decimal sign above is broken by being the group sign as well.
    const brand = withField(path, value);
    const broken =
      path === 'money.decimal' && value === ',' ? { ...brand, money: { decimal: ',', group: ',' } } : brand;
    const fields = problemsOfBrand(broken, calls).map((problem) => problem.split(' ')[0]);
    expect(fields).toContain(path);
  });

  it.each([
    ['en', 'amountDue', ['Total\ndue']],
    ['fil', 'daysLate', [' ']],
    ['hi', 'loanFacts', undefined],
  ])('a list of labels in %s, %s as %j, is named', (language, name, value) => {
    const brand = withField(`orderRows.${language}.${name}`, value);
    expect(problemsOfBrand(brand, calls).map((problem) => problem.split(' ')[0])).toEqual([`orderRows.${name}`]);
  });

  it.each([
    ['endpoint', 'report'],
    ['endpoint', '//reports.lender.example/'],
    ['endpoint', 'http://reports.lender.example/'],
    ['endpoint', 'https://reports.lender.example'],
    ['endpoint', '/report?key=1'],
    ['endpoint', "/report; script-src 'unsafe-inline'"],
    ['endpoint', undefined],
    ['sampleRate', -0.1],
    ['sampleRate', 5],
    ['sampleRate', '0.1'],
    ['sampleRate', Number.NaN],
    ['sampleRate', undefined],
  ])('reporting.%s as %j is named', (name, value) => {
    const brand = withField('reporting', { endpoint: '/report', sampleRate: 1, [name]: value });
    expect(problemsOfBrand(brand, calls).map((problem) => problem.split(' ')[0])).toEqual([`reporting.${name}`]);
  });

  it.each([null, true, '/report'])('reporting as %j is told, not thrown', (value) => {
    expect(problemsOfBrand(withField('reporting', value), calls).join()).toContain('reporting.endpoint');
  });

  it.each(['company', 'colors', 'money', 'phone'])('%s missing altogether is told, not thrown', (path) => {
    expect(problemsOfBrand(withField(path, undefined), calls).join('\n')).toContain(`${path}.`);
  });

  it('a path of a call that does not exist is named', () => {
    expect(problemsOfBrand(withField('paths', { pushLone: '/x' }), calls)).toEqual([
      'paths.pushLone is the name of no call',
    ]);
  });

  it('every problem is told, not the first alone', () => {
    const brand = { ...standard, id: 'X', email: 'x', name: '' };
    expect(problemsOfBrand(brand, calls)).toHaveLength(3);
  });
});

describe("a brand's colours", () => {
  it.each([
    ['colors.light.onBrand', '#0b5cae', 'text on a button'],
    ['colors.light.accent', '#9ab8d6', 'links on a light page'],
    ['colors.dark.onBrand', '#ffffff', 'text on a button in the dark'],
    ['colors.dark.accent', '#0b5cad', 'links on a dark page'],
  ])('%s %s cannot be read as %s', (path, value) => {
    const problems = problemsOfBrand(withField(path, value), calls);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${path} must stand out from .* at least 4\\.5$`));
  });
});
