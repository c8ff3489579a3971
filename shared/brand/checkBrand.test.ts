import { describe, expect, it } from 'vitest';
import { endpoints } from '../api/allEndpoints.ts';
import type { Brand } from './brand.ts';
import { contrastOf } from './brandRules.ts';
import { brand as standard } from './brands/default/brand.ts';
import { brand as ph } from './brands/ph/brand.ts';
import { problemsOfBrand, sampleValuesOf } from './checkBrand.ts';

describe('checkBrand', () => {
  const calls = Object.keys(endpoints);

  /** Returns the standard brand with the field at this path set to another value. */
  const withField = (path: string, value: unknown): Brand => {
    const copy = structuredClone(standard) as unknown as Record<string, unknown>;
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
    holder[last] = value;
    return copy as unknown as Brand;
  };

  const pathsOf = (brand: Brand): string[] => problemsOfBrand(brand, calls).map(({ path }) => path);

  /** Returns rows for a table of cases, one for each value. */
  const as = (path: string, ...values: readonly unknown[]) => values.map((value) => [path, value] as const);

  describe('a brand that can be built', () => {
    it.each([
      ['default', standard],
      ['ph', ph],
    ])('%s has no problem', (_, brand) => {
      expect(problemsOfBrand(brand, calls)).toEqual([]);
    });

    it.each<readonly [path: string, value: unknown]>([
      ['paths', { pushLegacyLoan: '/q7/z_9', readOrder: '/x/{svc}' }],
      ['hosts', ['pay.example', 'cdn.example:8443']],
      ...as('timeZone', 'Asia/Kolkata', 'UTC', undefined),
      ['reporting', { endpoint: '/report', sampleRate: 0 }],
      ['reporting', { endpoint: 'https://reports.lender.example:8443/v1/pages', sampleRate: 0.05 }],
      ...as('orderRows', undefined, { Due: 'dueAmount' }),
      ['offerStatuses', ['100']],
      ['money.group', ''],
      ...as('rangeSeparator', '', ' '),
    ])('%s may be %j', (path, value) => {
      expect(problemsOfBrand(withField(path, value), calls)).toEqual([]);
    });
  });

  describe('a broken field of a brand', () => {
    it.each<readonly [path: string, value: unknown]>([
      ...as('sendsIdempotencyKey', undefined, 'yes'),
      ['takesCards', undefined],
      ['money.isLakh', 'yes'],
      ...as('id', 'Ph', undefined),
      ['name', ''],
      ...as('logo', undefined, "M0 0'/><script>"),
      ...as('servicePhone', 'ask us', '*143#'),
      ...as('whatsapp', undefined, '@samplelending', '0917 555 0100'),
      ['currencySign', ''],
      ['service', ''],
      ['company.legalName', ''],
      ['company.registration', undefined],
      ['company.grievanceOfficer', null],
      ['email', 'a@b'],
      ...as('scheme', 'https', 'sampleloan://', 'SampleLoan', 'sms'),
      ...as('worksOffline', 'false', null),
      ['prerenders', 0],
      ['signsInTwoTaps', 'yes'],
      ['storeUrl', 'http://play.example'],
      ...as('siteUrl', 'https://', 'https://%zz', 'https://acme.in/', 'https://acme.in?a', 'https://acme.in/b#c'),
      ['money.decimal', ','],
      ['money.group', '--'],
      ...as('rangeSeparator', undefined, '..'),
      ['phone.maxDigits', 0],
      ...as('phone.pattern', '(', undefined),
      ['phone.example', '123'],
      ...as('phone.countryCode', '+63', ''),
      ['phone.trunkPrefix', 'x'],
      ...as('languages', [], 'en', ['en', 'en'], ['en', 'tl']),
      ...['terms', 'texts'].map((path) => [path, null] as const),
      ...as('refusals', { signedOut: '4001' }, { signedOut: ['4001 '] }),
      ['defaultLanguage', 'ms'],
      ...as('orderRows', { ' ': 'dueAmount' }, { 'You receive': 'received' }, { en: { dueAmount: ['Due'] } }),
      ['offerRows', { Due: 'dueAmount' }],
      ...as('offerStatuses', '100', ['']),
      ...as('hosts', ['https://pay.example'], [null, '']),
      ...as('hosts', ['acme.in:443'], ['-'], ['.acme.in'], ['acme.in.'], ['acme.in:99999'], ['1.2']),
      ...as('paths', { pushLegacyLoan: 'older/push' }, { pushLegacyLoan: '/push?v=2' }, { pushLegacyLoan: '/push#v2' }),
      ...as('timeZone', 'Manila', '+08:00'),
      ['colors.light.brand', 'blue'],
      ['colors.light.onBrand', '#fff'],
      ['colors.dark.brand', '#12345g'],
    ])('%s as %j is named', (path, value) => {
      // The decimal sign `,` is only invalid if the group sign is the same.
      const brand = withField(path, value);
      const broken =
        path === 'money.decimal' && value === ',' ? { ...brand, money: { decimal: ',', group: ',' } } : brand;
      expect(pathsOf(broken)).toContain(path);
    });

    it.each<readonly [path: string, value: unknown, named: string]>([
      ['phone', { maxDigits: 10, pattern: '^09[0-9]{9}$', example: '09171234567' }, 'phone.example'],
      ['phone', { maxDigits: 12, pattern: '^\\+63\\d{10}$', example: '+639171234567' }, 'phone.example'],
      ['loanExample', { leastCents: 2, mostCents: 1, interestPercent: 4, feePercent: 3 }, 'loanExample.mostCents'],
      [
        'loanExample',
        { leastCents: 1, mostCents: 2, interestPercent: '4', feePercent: 3 },
        'loanExample.interestPercent',
      ],
      ['loanExample', { leastCents: 1, mostCents: 2, interestPercent: 4, feePercent: null }, 'loanExample.feePercent'],
      ['app', { parameter: 'os', values: ['ios'] }, 'app.parameter'],
      ['app', { parameter: 'clientType', values: ['i.*'] }, 'app.values'],
      ['texts', { en: { repay: null } }, 'texts.en.repay'],
      ['texts', { en: { repay: { title: ' ' } } }, 'texts.en.repay.title'],
    ])('%s as %j is named by its key %s', (path, value, named) => {
      expect(pathsOf(withField(path, value))).toEqual([named]);
    });

    it.each([
      ...as('endpoint', 'report', '//reports.lender.example/', 'http://reports.lender.example/'),
      ...as('endpoint', 'https://reports.lender.example', 'https://reports.lender.example:99999/'),
      ...as('endpoint', '/report?key=1', "/report; script-src 'unsafe-inline'"),
      ...as('sampleRate', -0.1, 5, Number.NaN),
    ])('reporting.%s as %j is named', (name, value) => {
      const brand = withField('reporting', { endpoint: '/report', sampleRate: 1, [name]: value });
      expect(pathsOf(brand)).toEqual([`reporting.${name}`]);
    });

    it.each([null, true, '/report'])('reporting as %j is told, not thrown', (value) => {
      expect(pathsOf(withField('reporting', value))).toContain('reporting.endpoint');
    });

    it.each(['company', 'colors', 'money', 'phone'])('%s missing altogether is told, not thrown', (path) => {
      expect(pathsOf(withField(path, undefined)).join()).toContain(`${path}.`);
    });

    it('a path of a call that does not exist is named', () => {
      const reason = 'is the name of no call';
      expect(problemsOfBrand(withField('paths', { pushLone: '/x' }), calls)).toEqual([
        { path: 'paths.pushLone', reason },
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
      expect(problems[0]?.path).toBe(path);
      expect(problems[0]?.reason).toMatch(/^must stand out from .* at least 4\.5$/);
    });
  });

  describe('A look of its own', () => {
    it.each([{ radii: { s: '0.25rem', m: '0rem' } }, { spaces: { l: '1.25rem' } }, { fonts: ['Noto Sans', 'serif'] }])(
      'may be %j',
      (look) => {
        expect(pathsOf({ ...standard, look } as Brand)).toEqual([]);
      },
    );

    it.each([
      [{ radii: { s: '8px' } }, 'look.radii.s'],
      [{ radii: { xl: '1rem' } }, 'look.radii.xl'],
      [{ spaces: { l: 16 } }, 'look.spaces.l'],
      [{ fonts: ['Arial; } body { display: none'] }, 'look.fonts'],
      [{ fonts: [] }, 'look.fonts'],
    ])('as %j is told by its key', (look, path) => {
      expect(pathsOf({ ...standard, look } as unknown as Brand)).toEqual([path]);
    });
  });

  describe('A key that no brand has', () => {
    it.each([
      ['money.digits', 2],
      ['refusals.signedout', ['4001']],
      ['slogan', 'x'],
    ])('%s is named', (path, value) => {
      expect(problemsOfBrand(withField(path, value), calls)).toContainEqual({
        path,
        reason: expect.stringMatching(/^is no key of a brand/),
      });
    });

    it.each([
      ['currencySign', 'currencySing'],
      ['company', 'compnay'],
      ['languages', 'languges'],
      ['company.legalName', 'company.legalNam'],
      ['colors.light.onBrand', 'colors.light.onbrand'],
    ])('%s, spelt %s, is told once, with what it was meant to be', (path, misspelt) => {
      const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], standard);
      const brand = withField(misspelt, value);
      const names = path.split('.');
      const holder = names.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], brand);
      delete (holder as Record<string, unknown>)[names.at(-1) ?? ''];
      expect(problemsOfBrand(brand, calls)).toEqual([
        { path: misspelt, reason: `is no key of a brand; did you mean ${path}?` },
      ]);
    });
  });

  describe('What a brand has of the samples', () => {
    const own: Brand = {
      ...standard,
      id: 'acme',
      name: 'Acme',
      logo: 'M4 4h16',
      servicePhone: '+91 22 5550 0123',
      whatsapp: '+91 98 5550 0123',
      email: 'help@acme.in',
      company: { legalName: 'Acme Finance', registration: 'N-1', address: 'Pune', grievanceOfficer: 'A. Rao' },
      scheme: 'acmeloan',
      storeUrl: 'https://play.google.com/store/apps/details?id=in.acme',
      siteUrl: 'https://www.acme.in',
      currencySign: '₹',
      disclosures: {
        country: 'IN',
        lender: { name: 'Acme Finance', registration: 'N-1' },
        keyFactsUrl: 'https://www.acme.in/key-facts.pdf',
        grievanceOfficer: { name: 'A. Rao', phone: '+91 22 5550 0123', email: 'rao@acme.in' },
      },
    };

    it.each([
      ['company', { ...own.company, grievanceOfficer: 'Juan Sample (sample)' }, 'company.grievanceOfficer'],
      ['servicePhone', standard.servicePhone, 'servicePhone'],
      ['name', ph.name, 'name'],
      ['siteUrl', 'https://www.acme.example', 'siteUrl'],
      ['storeUrl', 'https://play.google.com/store/apps/details?id=example.acme', 'storeUrl'],
    ])('is named, with its value, and nothing that it states itself: %s', (field, value, path) => {
      const [problem, ...others] = sampleValuesOf({ ...own, [field]: value } as Brand, [standard, ph]);
      expect([problem?.path, others]).toEqual([path, []]);
      expect(sampleValuesOf(own, [standard, ph])).toEqual([]);
      expect(problem?.reason).toMatch(/^is still a sample: "/);
    });

    it.each([
      ['₱', /in the Philippines/],
      ['₹', /in India/],
    ])('is what the law asks for, where the money is %s and nothing is stated', (currencySign, reason) => {
      const { disclosures: _, ...unstated } = own;
      expect(sampleValuesOf({ ...unstated, currencySign }, [])).toEqual([
        { path: 'disclosures', reason: expect.stringMatching(reason) },
      ]);
      expect(sampleValuesOf({ ...unstated, currencySign: 'Rp' }, [])).toEqual([]);
    });

    it('is what the terms are marked as, whatever their figures', () => {
      const terms = { ...own.terms, decisionDays: 2, isSample: true as const };
      expect(sampleValuesOf({ ...own, terms }, []).map(({ path }) => path)).toEqual(['terms.isSample']);
    });

    it('is named within what a lender has to state', () => {
      const paths = sampleValuesOf({ ...own, disclosures: ph.disclosures } as Brand, []).map(({ path }) => path);
      expect(paths).toContain('disclosures.secRegistration');
      expect(paths).toContain('disclosures.privacy.officer');
      expect(paths).toContain('disclosures.officialChannels');
    });
  });
});

describe('contrast', () => {
  describe('the contrast of two colours', () => {
    it.each([
      ['#000000', '#ffffff', 21],
      // Known pairs around the WCAG limit of 4.5.
      ['#767676', '#ffffff', 4.54],
      ['#777777', '#ffffff', 4.48],
      ['#ff0000', '#ffffff', 4.0],
      ['#0000ff', '#ffffff', 8.59],
    ])('%s on %s is %d', (one, other, expected) => {
      expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
      expect(contrastOf(other, one)).toBeCloseTo(expected, 2);
    });

    it('does not mind capital letters', () => {
      expect(contrastOf('#ABCDEF', '#000000')).toBe(contrastOf('#abcdef', '#000000'));
    });

    it.each([['red'], ['#fff'], [''], [undefined], ['#12345'], ['#1234567']])('%j is no colour: 0', (color) => {
      expect(contrastOf(color, '#ffffff')).toBe(0);
      expect(contrastOf('#ffffff', color)).toBe(0);
    });
  });
});
