import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, complaint, complaintStart } from '../../scripts/gallery/states/data/complaint.ts';
import { legacyOffer, offer } from '../../scripts/gallery/states/data/offer.ts';
import { order, product } from '../../scripts/gallery/states/data/order.ts';
import { delayPlan, payCode, periodPlan } from '../../scripts/gallery/states/data/repayment.ts';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import { parseImageUrl } from '../../shared/api/parse.ts';
import { storeUrl } from '../../shared/brand/current.ts';
import { ORIGIN } from '../support/testEnv.ts';
import { addressFields, type Became, bring, SECRET } from './addressFields.ts';
import { parsers } from './everyParser.ts';
import { address, parsed, schemeOf } from './hostileAddresses.ts';
import { seeded } from './seeded.ts';

vi.setConfig({ testTimeout: 60_000 });

const GOOD_HOST = 'pay.example';

const listed = vi.hoisted(() => ({ hosts: [] as string[] }));
// A brand that lists its hosts, in the tests that say so: what the models judge by is one list, whose items they read.
vi.mock('../../shared/brand/current.ts', async (original) => ({
  ...(await original<typeof import('../../shared/brand/current.ts')>()),
  hosts: listed.hosts,
}));
beforeEach(() => void listed.hosts.splice(0));

const addresses = fc.sample(address, { ...seeded(1), numRuns: 100 });

// What runs or reads something in the page or on the phone, whoever gets it.
const BARRED = [
  ...['javascript', 'data', 'blob', 'file', 'filesystem', 'content', 'intent', 'vbscript', 'about', 'view-source'],
  ...['jar', 'android-app', 'itms-services', 'shortcuts', 'http', 'https'],
];

const problemOfMove = (raw: string): string[] => {
  // Where an address of the app's download is refused, the brand's own store stands for it.
  if (raw === storeUrl) return [];
  const url = parsed(raw, ORIGIN);
  if (!url) return [`goes to what is no address: ${raw}`];
  // In a plain browser, an app's own scheme leads to the app.
  if (!/^https?:$/.test(url.protocol)) return url.protocol === 'sampleloan:' ? [] : [`goes by ${url.protocol}`];
  const isHere = url.origin === ORIGIN;
  return [
    ...(url.username || url.password ? ['carries user info'] : []),
    ...(raw.includes(SECRET) && !isHere ? [`brings the session to ${url.host}`] : []),
    ...(!isHere && listed.hosts.length && !listed.hosts.includes(url.host) ? [`leaves the list for ${url.host}`] : []),
  ];
};

const problemOfHandout = (raw: string): string[] => [
  ...(BARRED.includes(schemeOf(raw) ?? '') ? [`hands the app ${raw.slice(0, 60)}`] : []),
  ...(/[\p{Cc}\\]/u.test(raw) ? ['hands the app what nobody can see'] : []),
  ...(schemeOf(raw) === 'tel' && !/^tel:\+?\d+$/.test(raw) ? [`hands the app ${raw}, which is no number`] : []),
  ...(raw.includes(SECRET) ? ['hands the session to another app'] : []),
];

const problemsOf = ({ moves, handed, shown }: Became): string[] => [
  ...[...moves, ...shown].flatMap(problemOfMove),
  ...handed.flatMap(problemOfHandout),
  ...(moves.length > 1 ? [`goes on and on: ${moves.join(' ')}`] : []),
];

describe('A hostile address', () => {
  const all = async (name: string, apps: readonly ('none' | 'ios')[]): Promise<string[]> => {
    const problems: string[] = [];
    for (const app of apps)
      for (const given of addresses)
        for (const problem of problemsOf(await bring(name, given, app)))
          problems.push(`${fc.stringify(given)} (${app}): ${problem}`);
    return problems;
  };

  describe.each(Object.keys(addressFields))('as %s', (name) => {
    it('leads nowhere that it should not, for a brand that allows every host', async () => {
      expect(await all(name, ['none', 'ios'])).toEqual([]);
    });

    it('leads nowhere that it should not, for a brand that lists its hosts', async () => {
      listed.hosts.push(GOOD_HOST);
      // What an app is handed does not depend on the hosts.
      expect(await all(name, ['none'])).toEqual([]);
    });

    it('is where a good one leads on, or is shown', async () => {
      const good = `https://${GOOD_HOST}/a.pdf?token=1`;
      const { moves, shown } = await bring(name, good, 'none');
      expect([...moves, ...shown].some((url) => url.startsWith(good))).toBe(true);
    });
  });

  const textsIn = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [String(value)];
    return Object.entries(value).flatMap(([key, inner]) => (key === 'response' ? [] : textsIn(inner)));
  };
  const withProduct = (logo: unknown) => ({ recProducts: [product('Sample Cash Now', { logo })] });

  // Every field whose image is shown.
  it.each<readonly [field: string, call: CallName, data: (image: unknown) => unknown]>([
    ['repay.productLogo', 'readPeriodPlan', (productLogo) => periodPlan({ productLogo })],
    ['repay.logo of a channel', 'readPeriodPlan', (logo) => periodPlan({ repayList: [{ channel_number: '9', logo }] })],
    ['repay.logo of the code', 'readPeriodPlan', (logo) => periodPlan({ defDetail: { ...payCode, logo } })],
    ['repayDelay.productLogo', 'readDelayPlan', (productLogo) => delayPlan({ productLogo })],
    ['repaymentMethod.logo of the wallet', 'readRepaymentWays', (logo) => ({ alipay: { name: 'W', logo } })],
    ['loanDetail.productLogo', 'readOrder', (productLogo) => order(170, { productLogo })],
    ['loanDetail.logo of a product', 'readOrder', (logo) => order(21, withProduct(logo))],
    ['newLoanConfirm.comProductLogo', 'readLoanOffer', (comProductLogo) => offer({ comProductLogo })],
    ['loanConfirm.productLogo', 'readLegacyLoanOffer', (productLogo) => legacyOffer({ productLogo })],
    ['error.logo of a product', 'readFailedLogin', (logo) => ({ message: 'No.', ...withProduct(logo) })],
    [
      'complaint.productLogo',
      'readComplaintStart',
      (productLogo) => ({ ...complaintStart, orderDetail: { ...complaintStart.orderDetail, productLogo } }),
    ],
    ['complainDetails.images', 'readComplaint', (image) => complaint({ images: [image] })],
    ['complainDetails.disposeImages', 'readComplaint', (image) => complaint({ ...answered, disposeImages: [image] })],
    ['complainPageNext.url of an image', 'uploadEvidence', (url) => ({ url })],
    ['promotion.banner', 'readLandingTemplate', (banner) => ({ id: '5', template: { title: 'Money', banner } })],
  ])('as the picture %s is one of the web, or none', (_, call, data) => {
    const { parse } = parsers.find(({ name }) => name === call) ?? { parse: () => undefined };
    // The address of an uploaded picture goes back with the complaint as it came, and is judged where it is shown.
    const shown = (image: unknown): string[] =>
      textsIn(parse(data(image))).map((text) => (call === 'uploadEvidence' ? parseImageUrl(text) : text));
    const good = `https://${GOOD_HOST}/a.png`;
    const usual = shown(good);
    expect(usual).toContain(good);
    const bad = addresses
      .flatMap(shown)
      // What no browser reads as an address loads nothing.
      .filter((text) => !usual.includes(text) && !/^https?:$/.test(parsed(text, ORIGIN)?.protocol ?? 'https:'));
    expect(bad).toEqual([]);
  });
});
