import { describe, expect, it } from 'vitest';
import { languageIn, queryMeant, readParameters, toQuery } from './parameters.ts';

describe("a borrower's address", () => {
  it('gives every session parameter, every header and the language', () => {
    const search =
      '?deviceId=1&appVersion=2&userId=3&appName=4&sessionId=5&clientType=6&merchantNumber=7&mobilePhone=8&orderId=9' +
      '&productId=10&withholdingAmount=11&couponId=12&couponMoney=13&source=14&product_id=15' +
      '&building=16&gather=17&swift=18&eyes=19&lang=fil';
    expect(readParameters(search)).toEqual({
      session: {
        deviceId: '1',
        appVersion: '2',
        userId: '3',
        appName: '4',
        sessionId: '5',
        clientType: '6',
        merchantNumber: '7',
        mobilePhone: '8',
        orderId: '9',
        productId: '10',
        withholdingAmount: '11',
        couponId: '12',
        couponMoney: '13',
        source: '14',
        product_id: '15',
      },
      headers: { building: '16', gather: '17', swift: '18', eyes: '19' },
      lang: 'fil',
    });
  });

  it.each(['', '?=x&unknown=1', '?userId=&orderId&lang=&userId=2&building='])('%j gives nothing', (search) => {
    expect(readParameters(search)).toEqual({ session: {}, headers: {}, lang: undefined });
  });

  it('may come without its question mark, and counts the first value of a repeated name', () => {
    expect(readParameters('userId=7').session).toEqual({ userId: '7' });
    const first = { session: { userId: '1' }, headers: { gather: 'a' }, lang: 'id' };
    expect(readParameters('?userId=1&userId=2&gather=a&gather=b&lang=id&lang=hi')).toEqual(first);
  });

  it.each([
    ['?productId=9', '9', '9'],
    ['?product_id=9', '9', '9'],
    ['?productId=9&product_id=', '9', '9'],
    ['?productId=1&product_id=2', '1', '2'],
  ])('%s: the two spellings of the product fill each other', (search, productId, product_id) => {
    expect(readParameters(search).session).toEqual({ productId, product_id });
  });

  it.each([
    ['?appName=Sample+Loan%26Co', 'Sample Loan&Co'],
    ['?appName=100%', '100%'],
    ['?appName=%E0%A4%A', '\uFFFD%A'],
  ])('%s reads as far as its encoding goes', (search, appName) => {
    expect(readParameters(search).session.appName).toBe(appName);
  });

  it.each([
    ['hil-PH', undefined],
    ['zh-Hant_TW', 'zh'],
    ['tl_PH', 'fil'],
    ['in', 'id'],
    ['in_ID', 'id'],
    ['en_US', 'en'],
    ['', undefined],
  ])('lang=%s, as a phone writes it, is %s', (asked, lang) => {
    expect(languageIn(asked, ['en', 'fil', 'id', 'zh', 'hi'])).toBe(lang);
  });

  it.each([
    ['&amp; for &', '?lang=fil&amp;orderId=170001&amp;productId=9'],
    ['a full stop at its end', '?productId=9&orderId=170001.'],
    ['a square bracket', '?productId=9&orderId=170001]'],
    ['a blank', '?orderId=170001%20&productId=9%20'],
    ['a blank without width', '?orderId=170001%E2%80%8B&productId=9%EF%BB%BF'],
  ])('a link that a chat has touched is read as it was: %s', (_, search) => {
    expect(readParameters(search).session).toEqual({ orderId: '170001', productId: '9', product_id: '9' });
  });

  it('what stands inside or is no end of a sentence stays', () => {
    const search = '?sessionId=a.b-c_d%2B/e%3D%3D&appName=Cash%20(PH)&orderId=A%2B1&message=a.';
    expect(readParameters(search).session).toEqual({ sessionId: 'a.b-c_d+/e==', appName: 'Cash (PH)', orderId: 'A+1' });
  });

  it('names are told apart by case', () => {
    expect(readParameters('?userid=1&USERID=2&ProductId=3').session).toEqual({});
  });
});

describe('a query string', () => {
  it('encodes names and values', () => {
    expect(toQuery({ 'a b': 'c&d', appName: 'Sample Loan&Co', sign: '₱+=?#/%' })).toBe(
      'a%20b=c%26d&appName=Sample%20Loan%26Co&sign=%E2%82%B1%2B%3D%3F%23%2F%25',
    );
  });

  it('leaves out what is absent or empty, and keeps 0', () => {
    expect(toQuery({})).toBe('');
    expect(toQuery({ a: undefined, b: '', c: 0, d: '0', e: ' ' })).toBe('c=0&d=0&e=%20');
  });
});

it.each([
  ['?orderId%3D1%26productId%3D9%26name%3DA%2520B', '?orderId=1&productId=9&name=A%20B'],
  ['?orderId=1&message=a%3Db', undefined],
  ['', undefined],
])('The query %s meant %s', (search, meant) => {
  expect(queryMeant(search)).toBe(meant);
});
