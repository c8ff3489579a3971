import { readCaptchaSession } from '../../../shared/api/endpoints/readCaptchaSession.ts';
import { readLandingTemplate } from '../../../shared/api/endpoints/readLandingTemplate.ts';
import { register } from '../../../shared/api/endpoints/register.ts';
import { sendSmsCode } from '../../../shared/api/endpoints/sendSmsCode.ts';
import { trackClick } from '../../../shared/api/endpoints/trackClick.ts';
import { trackVisit } from '../../../shared/api/endpoints/trackVisit.ts';
import { accepted, get, postJson, sending, type WireCase } from '../wire.ts';

const campaign = { appFrom: 'ads', userFrom: 'u f', utmTag: 'summer' };
const visit = { ...campaign, pageId: 't1', clientType: 'h5' };
const registrant = {
  ...campaign,
  phone: '13912345678',
  captcha: 'a1B2',
  sid: 's-1',
  deviceId: 'd/1',
  appName: 'Sample Loan&Co',
};

export const promotionCases: readonly WireCase[] = [
  {
    ...sending(readLandingTemplate, { id: 't1' }),
    request: get('/v2/loan/service/channel/channel-template', '&templateId=t1'),
    answer: `{"code":"00","message":"","data":{"id":1,"template":{"title":"Cash today",
      "banner":"https://cdn.example/b.png","downloadUrl":"https://play.example/app","agreementTitle":"Terms",
      "agreementUrl":"https://lender.example/terms","buttonText":"Apply","appName":"Sample"}}}`,
    data: {
      id: '1',
      title: 'Cash today',
      banner: 'https://cdn.example/b.png',
      downloadUrl: 'https://play.example/app',
      agreementTitle: 'Terms',
      agreementUrl: 'https://lender.example/terms',
      buttonText: 'Apply',
      appName: 'Sample',
    },
  },
  {
    ...sending(trackVisit, visit),
    request: get(
      '/v2/loan/promotion/track-visit',
      '&page_id=t1&user_from=u%20f&client_type=h5&page_type=1&utm_tag=summer&app_from=ads',
    ),
    ...accepted,
  },
  {
    ...sending(readCaptchaSession, undefined),
    request: get('/v2/loan/promotion/get-sid'),
    answer: '{"code":0,"message":"","data":{"sid":"s-1"}}',
    data: { sid: 's-1' },
  },
  {
    ...sending(sendSmsCode, registrant),
    request: postJson(
      '/v2/loan/promotion/get-sms',
      '{"phone":"13912345678","capcode":"a1B2","sid":"s-1","deviceId":"d/1","appName":"Sample Loan&Co",' +
        '"app_from":"ads","user_from":"u f","utm_tag":"summer"}',
    ),
    ...accepted,
  },
  {
    ...sending(trackClick, { ...visit, phone: '13912345678' }),
    request: get(
      '/v2/loan/promotion/track-click',
      '&page_id=t1&user_from=u%20f&client_type=h5&page_type=1&utm_tag=summer&app_from=ads&phone=13912345678',
    ),
    ...accepted,
  },
  {
    ...sending(register, {
      ...registrant,
      merchantNumber: 'm1',
      smsCode: '012345',
      inviteCode: 'friend',
      landingId: 't1',
    }),
    request: postJson(
      '/v2/loan/promotion/register',
      '{"phone":"13912345678","capcode":"a1B2","sid":"s-1","deviceId":"d/1","appName":"Sample Loan&Co",' +
        '"merchantNumber":"m1","userName":"13912345678","smsCode":"012345","invite_code":"friend","user_from":"u f",' +
        '"id":"t1","app_from":"ads","utm_tag":"summer"}',
    ),
    ...accepted,
  },
];
