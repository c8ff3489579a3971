import { describe, expect, it } from 'vitest';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { scheme } from '../../brand/current.ts';
import { followLegacyLink } from './legacyLinks.ts';

const following = (url: string, phone: Partial<TestPhone> = {}) => {
  const { env, moves, messages, toasts } = testEnv({ search: '', app: 'android', ...phone });
  const followed = followLegacyLink(env, url);
  return { followed, moves, messages, toasts: toasts.map(({ text }) => text) };
};

const refused = {
  followed: 'refused',
  moves: [],
  messages: [],
  toasts: ['We cannot open this link here. Try another way, or call us.'],
};

const hostile: readonly string[] = [
  ...['javascript', 'data', 'intent', 'android-app', 'itms-services', 'sms', 'prefs'].flatMap((name) => [
    `${name}:x`,
    `${name}://x`,
    `${name[0]}\t${name.slice(1)}:x`,
    `${name[0]}\n${name.slice(1)}:x`,
    `${name}%3Ax`,
    `otherapp://open?next=${name}:x`,
    `%${name.charCodeAt(0).toString(16)}${name.slice(1)}:x`,
    `&#${name.charCodeAt(0)};${name.slice(1)}:x`,
    `${name[0]}\u200b${name.slice(1)}:x`,
    `\\${name}:x`,
  ]),
  'market:intent://x',
  'javascript%253Aalert(1)',
  'tel:*#06#',
  'tel:%2A%2306%23',
  'tel:javascript:alert(1)',
  'ｊavascript:alert(1)',
  'loanapp://pay\nnow',
  'loanapp:',
  'https://evil.example@other.example/',
  '//evil.example/x',
  '',
];

describe('an address of an older call', () => {
  it.each([
    ['https://shop.example/a?b=1#c', 'https://shop.example/a?b=1#c'],
    ['HTTP://Shop.Example/A', 'http://shop.example/A'],
    ['https://shop.example/Loan Agreement.pdf', 'https://shop.example/Loan%20Agreement.pdf'],
  ])('%j is opened on the web', (given, url) => {
    expect(following(given)).toEqual({ followed: 'leaving', moves: [`assign ${url}`], messages: [], toasts: [] });
  });

  it.each([`${scheme}://order/1`, 'otherapp://pay?id=1', 'market://details?id=x', 'tel:123', 'a+b.c-1:x', 'APP://X'])(
    '%j is handed to the app, on both systems',
    (url) => {
      for (const app of ['android', 'ios'] as const) {
        const messages = [{ action: 'openPage', payload: { url } }];
        expect(following(url, { app })).toEqual({ followed: 'handed', moves: [], messages, toasts: [] });
      }
    },
  );

  it.each(['/native/page', '?productId=1', 'page?next=https://shop.example/', 'page?call=sms:1', 'Loan Agreement.pdf'])(
    '%j has no scheme and goes to the app as it came',
    (url) => {
      const messages = [{ action: 'openPage', payload: { url } }];
      expect(following(` ${url} `)).toEqual({ followed: 'handed', moves: [], messages, toasts: [] });
      expect(following(url, { app: 'none' })).toMatchObject({
        moves: [],
        toasts: ['You can only open this in the app.'],
      });
    },
  );

  it.each([
    ['loanapp://pay now', 'loanapp://pay%20now'],
    [`${scheme}:pay?appName=Sample Loan`, `${scheme}:pay?appName=Sample%20Loan`],
    [`${scheme}://open?next=javascript:x`, `${scheme}://open?next=javascript:x`],
    ['tel:0917 555 0100', 'tel:09175550100'],
    ['TEL:(02) 8555-0100 / 0917 555 0100', 'tel:0285550100'],
  ])('%j goes to the app as %s', (given, url) => {
    expect(following(given).messages).toEqual([{ action: 'openPage', payload: { url } }]);
  });

  it.each(hostile.map((url) => [JSON.stringify(url), url]))('%s is refused, in the app and in a browser', (_, url) => {
    for (const app of ['android', 'ios', 'none'] as const) expect(following(url, { app })).toEqual(refused);
  });
});
