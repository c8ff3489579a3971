import { describe, expect, it } from 'vitest';
import { type Call, makeClient } from '../../shared/api/client.ts';
import type { ServiceAddress } from '../../shared/api/endpoint.ts';
import { openAgreement } from '../../shared/api/endpoints/openAgreement.ts';
import { pushLegacyLoan } from '../../shared/api/endpoints/pushLegacyLoan.ts';
import { captchaUrl } from '../../shared/api/endpoints/readCaptcha.ts';
import { readCaptchaSession } from '../../shared/api/endpoints/readCaptchaSession.ts';
import { readContactInfo } from '../../shared/api/endpoints/readContactInfo.ts';
import { readParameters } from '../../shared/session/parameters.ts';
import { platformOf, recordingFetch } from './wire.ts';

const plain: ServiceAddress = { base: '/api', service: 'loan', paths: {} };

const sentFrom = async (search: string, at: ServiceAddress, send: (call: Call) => Promise<unknown>) => {
  const recorder = recordingFetch(() => new Response('{"code":0,"data":null}'));
  await send(makeClient(platformOf(recorder.fetcher), { ...readParameters(search), lang: 'en' }, at));
  const [sent] = await recorder.sent();
  return sent;
};

const contactInfo = (call: Call) => call(readContactInfo, undefined);
const newCaptcha = (call: Call) => call(readCaptchaSession, undefined);

describe('where a call goes', () => {
  it('a borrower without parameters sends no question mark, and headers that are empty', async () => {
    expect(await sentFrom('', plain, newCaptcha)).toEqual({
      method: 'GET',
      url: '/api/v2/loan/promotion/get-sid',
      headers: { 'accept-language': 'en', building: '', gather: '', 'x-requested-with': 'XMLHttpRequest' },
      body: undefined,
    });
  });

  it('the older client sends its own two headers empty, and a form', async () => {
    const given = { productId: undefined, amount: 1 };
    expect(await sentFrom('?building=b&gather=g', plain, (call) => call(pushLegacyLoan, given))).toEqual({
      method: 'POST',
      url: '/api/older/push',
      headers: {
        'accept-language': 'en',
        'content-type': 'application/x-www-form-urlencoded',
        eyes: '',
        swift: '',
        'x-requested-with': 'XMLHttpRequest',
      },
      body: 'amount=1',
    });
  });

  const legacyPush = (call: Call) => call(pushLegacyLoan, { productId: '9', amount: '100' });
  const ownPush = { paths: { pushLegacyLoan: '/q7/z_9' } };
  const kredit = { service: 'kredit', paths: { readContactInfo: '/x/{svc}/info' } };
  const gateway = { base: 'https://gateway.lender.example/m/api' };

  it.each<readonly [about: string, at: Partial<ServiceAddress>, send: (call: Call) => Promise<unknown>, url: string]>([
    ["a lender's own path takes the place of the usual one", ownPush, legacyPush, '/api/q7/z_9?userId=7'],
    [
      "a lender's own path stays with its call",
      ownPush,
      contactInfo,
      '/api/v3/personal-center/contact-kf-info?userId=7',
    ],
    ["the service's name stands in the path", kredit, newCaptcha, '/api/v2/kredit/promotion/get-sid?userId=7'],
    ["the service's name stands in a lender's own path too", kredit, contactInfo, '/api/x/kredit/info?userId=7'],
    [
      'an API on another origin is called there',
      gateway,
      contactInfo,
      `${gateway.base}/v3/personal-center/contact-kf-info?userId=7`,
    ],
  ])('%s', async (_, at, send, url) => {
    expect((await sentFrom('?userId=7', { ...plain, ...at }, send))?.url).toBe(url);
  });

  it('the captcha of an API on another origin is asked for there', () => {
    expect(captchaUrl('s1', readParameters(''), { ...plain, ...gateway })).toBe(
      'https://gateway.lender.example/m/api/v2/loan/promotion/get-captcha?sid=s1',
    );
  });

  it("each name goes once: a GET's own value takes the place of the session's", async () => {
    const given = { productId: '10', orderId: 'B', position: '1' };
    expect((await sentFrom('?orderId=A&product_id=9', plain, (call) => call(openAgreement, given)))?.url).toBe(
      '/api/v3/contract/contract-jump?orderId=B&product_id=9&productId=10&scene=3&position=1',
    );
  });
});
