import { describe, expect, it } from 'vitest';
import { endpoints } from '../api/allEndpoints.ts';
import type { Brand } from './brand.ts';
import { contrastOf, problemsOfBrand } from './brandRules.ts';
import { brand as adapted } from './brands/adapted/brand.ts';
import { brand as standard } from './brands/default/brand.ts';
import { brand as ph } from './brands/ph/brand.ts';

type Fields = { [name: string]: unknown };

/** Returns a brand with the field at this path set to another value. */
const withField = (brand: Brand, path: string, value: unknown): Brand => {
  const copy = structuredClone(brand) as unknown as Fields;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((at, name) => at[name] as Fields, copy);
  holder[last] = value;
  return copy as unknown as Brand;
};

const problems = (brand: Brand): string[] =>
  problemsOfBrand(brand, Object.keys(endpoints)).map(({ path, reason }) => `${path} ${reason}`);

/** Returns rows for a table of cases, one for each value. */
const as = (path: string, ...values: readonly unknown[]) => values.map((value) => [path, value] as const);

const band = (fromDay: number, percentPerDay: number) => ({ fromDay, percentPerDay });
const inAll = (given: unknown) => Object.fromEntries(standard.languages.map((language) => [language, given]));

it.each([
  ['default', standard],
  ['ph', ph],
  ['adapted', adapted],
])('The brand %s can be built', (_, brand) => {
  expect(problems(brand)).toEqual([]);
});

it.each<readonly [path: string, value: unknown]>([
  ['paths', { pushLegacyLoan: '/q7/z_9', readOrder: '/x/{svc}' }],
  ['hosts', ['pay.example', 'cdn.example:8443']],
  ...as('timeZone', 'Asia/Kolkata', 'UTC', undefined),
  ['reporting', { endpoint: 'https://reports.lender.example:8443/v1/pages', sampleRate: 0.05 }],
  ['offerStatuses', ['100']],
  ...as('rangeSeparator', '', ' '),
  ['terms.lateBands', [band(1, 0.1)]],
  ['terms.latePenaltyCents', { new: 0, repeat: 0 }],
  ['terms.prepayment', { afterTermPercent: 0, leastDays: 0 }],
  ['terms.fundingDays', { least: 0, most: 0 }],
  ['channels', { 90006: {}, 90008: { minCents: 5_000, maxCents: 5_000 } }],
  ['disclosures', { country: 'other', lines: inAll(['Licensed']) }],
])('%s may be %j', (path, value) => {
  expect(problems(withField(standard, path, value))).toEqual([]);
});

describe('A brand is told of', () => {
  it.each<readonly [path: string, value: unknown]>([
    ['id', 'Ph'],
    ...as('name', '', ' '),
    ['logo', "M0 0'/><script>"],
    ...as('servicePhone', 'ask us', '*143#'),
    ...as('whatsapp', '@samplelending', '0917 555 0100'),
    ['company.legalName', ''],
    ['email', 'a@b'],
    ...as('scheme', 'https', 'sampleloan://', 'SampleLoan', 'sms'),
    ['storeUrl', 'http://play.example'],
    ...as('siteUrl', 'https://', 'https://%zz', 'https://acme.in/', 'https://acme.in?a', 'https://acme.in/b#c'),
    ...as('money.decimal', standard.money.group, ''),
    ['money.group', '--'],
    ['rangeSeparator', '..'],
    ['phone.maxDigits', 0],
    ['phone.pattern', '('],
    ...as('phone.example', '123', '+639171234567'),
    ...as('phone.countryCode', '+63', ''),
    ['phone.trunkPrefix', 'x'],
    ...as('languages', [], ['en', 'en'], ['en', 'tl']),
    ['defaultLanguage', 'ms'],
    ['texts.en.repay.title', ' '],
    ...as('refusals', { signedOut: ['4001 '] }, { signedOut: ['00'] }, { signedOut: ['1'], noSuchOrder: ['1'] }),
    ['offerStatuses', ['']],
    ...as('hosts', ['https://pay.example'], ['']),
    ...as('hosts', ['acme.in:443'], ['-'], ['.acme.in'], ['acme.in.'], ['acme.in:99999'], ['1.2']),
    ...as('paths', { pushLegacyLoan: 'older/push' }, { pushLegacyLoan: '/push?v=2' }, { pushLegacyLoan: '/push#v2' }),
    ['paths.pushLone', '/x'],
    ...as('timeZone', 'Manila', '+08:00'),
    ['colors.light', { ...standard.colors.light, brand: 'blue' }],
    ['colors.light.onBrand', standard.colors.light.brand],
    ['colors.dark.accent', '#1b2431'],
    ['look', { radii: { s: '4px' } }],
    ['look.fonts', ["'; x"]],
    ['loanExample', { leastCents: 2, mostCents: 1, interestPercent: 4, feePercent: 3 }],
    ['loanExample', { leastCents: 1, mostCents: 2, interestPercent: 4, feePercent: 100 }],
    ['app.values', ['i.*']],
    ...as('reporting.endpoint', 'report', '//reports.lender.example/', 'http://reports.lender.example/'),
    ...as('reporting.endpoint', 'https://reports.lender.example', 'https://reports.lender.example:99999/'),
    ...as('reporting.endpoint', '/report?key=1', "/report; script-src 'unsafe-inline'"),
    ...as('reporting.sampleRate', -0.1, 5, Number.NaN),
    ...as('terms.termDays', { least: 365, most: 91 }, { least: 91.5, most: 365 }),
    ['terms.decisionDays', 86_400],
    ['terms.fundingDays', { least: 3, most: 1 }],
    ...as('terms.prepayment.afterTermPercent', 0.5, 100),
    ['terms.prepayment.leastDays', 92],
    ...as('terms.latePenaltyCents', { new: 99.5, repeat: 0 }, { new: 0, repeat: 80_050 }),
    ...as('terms.lateBands', [], [band(2, 5)], [band(1, 5), band(1, 4)]),
    ['terms.lateBands', [band(1, 5), band(31, 4), band(61, 3), band(91, 2)]],
    ...as('terms.lateBands.percentPerDay', ...[0.125, -1, 101].map((percent) => [band(1, percent)])),
    ['terms.judgmentDefaultDays', 0],
    ['terms.applicantOverYears', 180],
    ['channels.90007', { feeCents: 0 }],
    ['channels.90007', { posting: 0.5 }],
    ['channels.90007.maxCents', { minCents: 5_010, maxCents: 5_090, wholePeso: true }],
    ['disclosures.lines', { country: 'other', lines: { en: ['Licensed'] } }],
  ])('%s where it is %j', (path, value) => {
    const holder = { app: { parameter: 'clientType' }, reporting: { endpoint: '/report', sampleRate: 1 }, look: {} };
    const brand = { ...standard, ...holder, texts: { en: { repay: {} } } } as unknown as Brand;
    const isWhole = /^(channels\.\d+\.|(terms\.lateBands|disclosures)\.)/.test(path);
    const told = problems(withField(brand, isWhole ? path.replace(/\.\w+$/, '') : path, value));
    expect(told.map((each) => each.split(' ')[0])).toContain(path);
  });
});

describe('What a lender in the Philippines states', () => {
  it.each([
    ['secRegistration', '', 'disclosures.secRegistration must not be empty'],
    ['complaints.email', 'us', 'disclosures.complaints.email must be an e-mail address'],
    ['complaints.phone', 'us', 'disclosures.complaints.phone must hold a telephone number'],
    ['officialChannels', [], 'disclosures.officialChannels must be https addresses, one at least'],
    ['officialChannels', ['http://a.example'], 'disclosures.officialChannels must be https addresses, one at least'],
    ['example.feeCents', 30_001, 'disclosures.example.feeCents is 30001, and by loanExample it is 30000'],
    ['example.repaidCents', 0, 'disclosures.example.repaidCents is 0, and by loanExample it is 1121333'],
    ['example.aprPercent', 62.58, 'disclosures.example.aprPercent is 62.58, and by loanExample it is 78.87'],
    ['maximumAprPercent', 48, 'disclosures.maximumAprPercent is 48, and by loanExample and terms.termDays it is 78.87'],
    ['example.days', 30, 'disclosures.example.days must be from 91 to 365, as terms.termDays are'],
    ['example.amountCents', 100, 'disclosures.example.amountCents is an amount that loanExample does not offer'],
  ])('is refused where %s is %j, and worked out anew', (path, value, problem) => {
    expect(problems(withField(ph, `disclosures.${path}`, value))).toContain(problem);
  });

  it('is worked out by the terms of the brand, and not by terms that are wrong themselves', () => {
    expect(problems(withField(ph, 'terms.termDays', { least: 61, most: 90 }))).toEqual([
      'disclosures.example.days must be from 61 to 90, as terms.termDays are',
      'disclosures.maximumAprPercent is 78.87, and by loanExample and terms.termDays it is 91.58',
    ]);
    expect(problems(withField(ph, 'terms.termDays', { least: 0, most: 90 })).join()).not.toContain('disclosures');
    expect(problems(withField(ph, 'loanExample', undefined))).toEqual([
      'loanExample is missing: the example and the rate of disclosures are worked out by it',
    ]);
  });
});

it('What a lender in India states has the address of its key facts', () => {
  const disclosures = { country: 'IN', lender: { name: 'Acme', registration: 'N-1' }, keyFactsUrl: 'kfs.pdf' };
  expect(problems({ ...ph, disclosures } as unknown as Brand)).toEqual([
    'disclosures.keyFactsUrl must be an https address',
  ]);
});

it.each([
  ['#000000', '#ffffff', 21],
  // Known pairs around the WCAG limit of 4.5.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#FFFFFF', 4.48],
  ['#ff0000', '#ffffff', 4.0],
  ['#0000ff', '#ffffff', 8.59],
])('The contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
  expect(contrastOf(other, one)).toBeCloseTo(expected, 2);
});
