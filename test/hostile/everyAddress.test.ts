import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, complaint, complaintStart } from '../../scripts/gallery/states/data/complaint.ts';
import { agreements, legacyOffer, offer } from '../../scripts/gallery/states/data/offer.ts';
import { order, product } from '../../scripts/gallery/states/data/order.ts';
import { delayPlan, payCode, periodPlan } from '../../scripts/gallery/states/data/repayment.ts';
import { ok } from '../../scripts/gallery/states/State.ts';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import { parseImageUrl } from '../../shared/api/parse.ts';
import { storeUrl } from '../../shared/brand/current.ts';
import { ORIGIN } from '../support/testEnv.ts';
import { type Became, drives, SECRET } from './everyAddress.ts';
import { parsers } from './everyParser.ts';
import { GOOD_HOST, hostileAddresses, parsed, schemeOf } from './hostileLinks.ts';
import type { AddressField } from './linkFields.ts';
import { linkFields } from './linkFields.ts';

const withProduct = (logo: unknown) => [product('Sample Cash Now', { logo })];

const answers: { readonly [field: string]: AddressField['answers'] } = {
  'repay.productLogo': (productLogo) => ({ readPeriodPlan: ok(periodPlan({ productLogo })) }),
  'repay.logo of a channel': (logo) => ({
    readPeriodPlan: ok(periodPlan({ repayList: [{ name: 'Sample Wallet', channel_number: '90006', logo }] })),
  }),
  'repay.logo of the code': (logo) => ({ readPeriodPlan: ok(periodPlan({ defDetail: { ...payCode, logo } })) }),
  'repayDelay.productLogo': (productLogo) => ({ readDelayPlan: ok(delayPlan({ productLogo })) }),
  'repaymentMethod.logo of the wallet': (logo) => ({
    readRepaymentWays: ok({ alipay: { name: 'Sample Wallet', logo }, repayToken: 't', bankCards: [] }),
  }),
  'loanDetail.productLogo': (productLogo) => ({ readOrder: ok(order(170, { productLogo })) }),
  'loanDetail.logo of a product': (logo) => ({ readOrder: ok(order(21, { recProducts: withProduct(logo) })) }),
  'newLoanConfirm.comProductLogo': (comProductLogo) => ({
    readLoanOffer: ok(offer({ comProductLogo })),
    listAgreements: ok(agreements),
  }),
  'loanConfirm.productLogo': (productLogo) => ({ readLegacyLoanOffer: ok(legacyOffer({ productLogo })) }),
  'error.logo of a product': (logo) => ({ readFailedLogin: ok({ message: 'No.', recProducts: withProduct(logo) }) }),
  'complaint.productLogo': (productLogo) => ({
    readComplaintStart: ok({ ...complaintStart, orderDetail: { ...complaintStart.orderDetail, productLogo } }),
  }),
  'complainDetails.images': (image) => ({ readComplaint: ok(complaint({ images: [image] })) }),
  'complainDetails.disposeImages': (image) => ({
    readComplaint: ok(complaint({ ...answered, disposeImages: [image] })),
  }),
  'complainPageNext.url of an image': (url) => ({ uploadEvidence: ok({ url }) }),
  'promotion.banner': (banner) => ({ readLandingTemplate: ok({ id: '5', template: { title: 'Money', banner } }) }),
};

/** Every field whose image is shown. */
const pictureFields: readonly AddressField[] = Object.entries(answers).map(([name, its]) => ({
  name,
  answers: its,
}));

vi.setConfig({ testTimeout: 60_000 });

const listed = vi.hoisted(() => ({ hosts: [] as string[] }));
// A brand that lists its hosts, in the tests that say so: what the models judge by is one list, whose items they read.
vi.mock('../../shared/brand/current.ts', async (original) => ({
  ...(await original<typeof import('../../shared/brand/current.ts')>()),
  hosts: listed.hosts,
}));
beforeEach(() => void listed.hosts.splice(0));

const OWN: readonly (readonly [name: string, address: unknown])[] = [
  ['a jar of javascript', 'jar:javascript:alert(1)!/'],
  ['another app by its name', 'android-app://evil.example/https/evil.example'],
  ['an app to install', 'itms-services://?action=download-manifest&url=https://evil.example/m.plist'],
  ['a shortcut of the phone', 'shortcuts://run-shortcut?name=Pay'],
  ['a code that the phone obeys', 'tel:*%2306%23'],
  ['a number with a code behind it', 'tel:**21*0917%23'],
  ['an apple of javascript', 'x-apple.systempreferences:javascript:1'],
  ['this page itself', `${ORIGIN}/loanDetail?orderId=17001`],
  ['the failed login with words of somebody', `${ORIGIN}/error?message=Call%200917`],
  ['another page of this site with its own session', `${ORIGIN}/repay?userId=8&deviceId=other`],
];

const addresses: readonly (readonly [name: string, address: unknown])[] = [
  ...hostileAddresses.map(({ name, given }) => [name, given] as const),
  ...OWN,
];

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
  it('is one of many, and is tried wherever a screen follows or frames one', () => {
    expect(new Set(addresses.map(([name]) => name)).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThanOrEqual(92);
    expect(linkFields.map(({ name }) => name).sort()).toEqual(Object.keys(drives).sort());
  });

  const bring = (name: string, address: unknown, app: 'none' | 'ios'): Promise<Became> => {
    const field = linkFields.find((each) => each.name === name);
    const drive = drives[name];
    if (!field || !drive) throw new Error(`There is no such field: ${name}`);
    return drive(field, address, app);
  };

  const tried = async (name: string, app: 'none' | 'ios', [what, address]: (typeof addresses)[number]) =>
    problemsOf(await bring(name, address, app)).map((problem) => `${what} (${app}): ${problem}`);

  const all = async (name: string, apps: readonly ('none' | 'ios')[]): Promise<string[]> => {
    const problems: string[] = [];
    for (const app of apps) for (const address of addresses) problems.push(...(await tried(name, app, address)));
    return problems;
  };

  describe.each(linkFields.map(({ name }) => name))('as %s', (name) => {
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

  // A picture is an address that is read into one place of what a call's answer becomes.
  const placesOfPicture = (value: unknown, good: string, path: readonly string[] = []): string[][] => {
    if (value === good) return [[...path]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      key === 'response' ? [] : placesOfPicture(inner, good, [...path, key]),
    );
  };
  // The address of an uploaded picture goes back with the complaint as it came, and is judged where it is shown.
  const shownAs = (call: CallName, value: unknown): string =>
    call === 'uploadEvidence' ? parseImageUrl(value) : String(value ?? '');
  const valueAt = (value: unknown, path: readonly string[]): unknown =>
    path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

  it.each(pictureFields.map((field) => [field.name, field] as const))(
    'as the picture %s is one of the web, or none',
    (_, { answers }) => {
      const good = `https://${GOOD_HOST}/a.png`;
      let places = 0;
      for (const call of Object.keys(answers(good)) as CallName[]) {
        const dataWith = (given: unknown): unknown => (answers(given)[call] as { readonly data?: unknown }).data;
        for (const { parse } of parsers.filter(({ name }) => name === call))
          for (const path of placesOfPicture(parse(dataWith(good)), good)) {
            places += 1;
            const readAs = (given: unknown) => shownAs(call, valueAt(parse(dataWith(given)), path));
            const bad = addresses
              .map(([name, given]) => [name, readAs(given)] as const)
              // What no browser reads as an address loads nothing.
              .filter(([, read]) => !/^https?:$/.test(parsed(read, ORIGIN)?.protocol ?? 'https:'));
            expect(bad).toEqual([]);
          }
      }
      expect(places).toBeGreaterThan(0);
    },
  );
});
