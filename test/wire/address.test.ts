import { describe, expect, it } from 'vitest';
import { type Call, makeClient } from '../../shared/api/client.ts';
import type { ServiceAddress } from '../../shared/api/endpoint.ts';
import { openAgreement } from '../../shared/api/endpoints/openAgreement.ts';
import { pushLegacyLoan } from '../../shared/api/endpoints/pushLegacyLoan.ts';
import { captchaUrl } from '../../shared/api/endpoints/readCaptcha.ts';
import { readCaptchaSession } from '../../shared/api/endpoints/readCaptchaSession.ts';
import { readContactInfo } from '../../shared/api/endpoints/readContactInfo.ts';
import { saveEvent } from '../../shared/api/endpoints/saveEvent.ts';
import { readParameters } from '../../shared/session/parameters.ts';
import { platformOf, recordingFetch } from './wire.ts';

const plain: ServiceAddress = { base: '/api', service: 'loan', paths: {} };

const sentFrom = async (search: string, at: ServiceAddress, send: (call: Call) => Promise<unknown>) => {
  const recorder = recordingFetch(() => new Response('{"code":0,"data":null}'));
  await send(makeClient(platformOf(recorder.fetcher), { ...readParameters(search), lang: 'en' }, at));
  const [sent] = await recorder.sent();
  return sent;
};

describe('where a call goes', () => {
  it('a borrower without parameters sends no question mark, and headers that are empty', async () => {
    expect(await sentFrom('', plain, (call) => call(readCaptchaSession, undefined))).toEqual({
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

  it('a header that is not plain Latin goes percent-encoded instead of breaking the call', async () => {
    const sent = await sentFrom('?building=Gusali%20%E2%82%B1&gather=%E4%BD%A0', plain, (call) =>
      call(readContactInfo, undefined),
    );
    expect(sent?.headers['building']).toBe('Gusali%20%E2%82%B1');
    expect(sent?.headers['gather']).toBe('%E4%BD%A0');
  });

  it('a header with a line break in it cannot add a header of its own', async () => {
    const sent = await sentFrom('?building=a%0D%0AX-Evil:1', plain, (call) => call(readContactInfo, undefined));
    expect(sent?.headers['building']).toBe('a%0D%0AX-Evil%3A1');
    expect(sent?.headers).not.toHaveProperty('x-evil');
  });

  it("a lender's own path takes the place of the usual one, for that call alone", async () => {
    const at = { ...plain, paths: { pushLegacyLoan: '/q7/z_9' } };
    const given = { productId: '9', amount: '100' };
    expect((await sentFrom('?userId=7', at, (call) => call(pushLegacyLoan, given)))?.url).toBe('/api/q7/z_9?userId=7');
    expect((await sentFrom('?userId=7', at, (call) => call(readContactInfo, undefined)))?.url).toBe(
      '/api/v3/personal-center/contact-kf-info?userId=7',
    );
  });

  it("the service's name stands in the path, in a lender's own path too", async () => {
    const at = { ...plain, service: 'kredit', paths: { readContactInfo: '/x/{svc}/info' } };
    expect((await sentFrom('', at, (call) => call(readCaptchaSession, undefined)))?.url).toBe(
      '/api/v2/kredit/promotion/get-sid',
    );
    expect((await sentFrom('', at, (call) => call(readContactInfo, undefined)))?.url).toBe('/api/x/kredit/info');
  });

  it('an API on another origin is called there, the captcha too', async () => {
    const at = { ...plain, base: 'https://gateway.lender.example/m/api' };
    expect((await sentFrom('?productId=9', at, (call) => call(readContactInfo, undefined)))?.url).toBe(
      'https://gateway.lender.example/m/api/v3/personal-center/contact-kf-info?productId=9&product_id=9',
    );
    expect(captchaUrl('s1', readParameters(''), at)).toBe(
      'https://gateway.lender.example/m/api/v2/loan/promotion/get-captcha?sid=s1',
    );
  });

  it("each name goes once: a GET's own value takes the place of the session's", async () => {
    const given = { productId: '10', orderId: 'B', position: '1' };
    expect((await sentFrom('?orderId=A&product_id=9', plain, (call) => call(openAgreement, given)))?.url).toBe(
      '/api/v3/contract/contract-jump?orderId=B&product_id=9&productId=10&scene=3&position=1',
    );
  });

  it('only session parameters go out: no language, no header name, no stranger', async () => {
    const search = '?lang=fil&building=b&utm_tag=x&token=secret&userId=7';
    expect((await sentFrom(search, plain, (call) => call(readContactInfo, undefined)))?.url).toBe(
      '/api/v3/personal-center/contact-kf-info?userId=7',
    );
  });

  it('a value that is not there is left out of a JSON body', async () => {
    const given = { productId: undefined, moduleId: 30, positionId: 1 };
    expect((await sentFrom('', plain, (call) => call(saveEvent, given)))?.body).toBe('{"moduleId":30,"positionId":1}');
  });
});
