import { commitRepayment } from '../../../shared/api/endpoints/commitRepayment.ts';
import { confirmRepayment } from '../../../shared/api/endpoints/confirmRepayment.ts';
import { generatePayCode } from '../../../shared/api/endpoints/generatePayCode.ts';
import { readDelayPlan } from '../../../shared/api/endpoints/readDelayPlan.ts';
import { readPeriodPlan } from '../../../shared/api/endpoints/readPeriodPlan.ts';
import { readRepaymentWays } from '../../../shared/api/endpoints/readRepaymentWays.ts';
import { repayByWallet } from '../../../shared/api/endpoints/repayByWallet.ts';
import { planFacts } from '../../../shared/domain/planFacts.ts';
import { accepted, booked, order, postJson, sending, type WireCase } from '../wire.ts';

// Numbers stay numbers: a service that writes its keys so may read no texts for them.
const card = { id: 55, bankName: 'Sample Bank', cardNo: '**** 1234', bankCode: 'SB' };

const noPlanFacts = planFacts(undefined);

/** The plans carry the service's own data, too: they are stored for native apps. */
const withResponse = (all: readonly WireCase[]): readonly WireCase[] =>
  all.map((each) =>
    /Plan$/.test(each.name)
      ? { ...each, data: { ...(each.data as object), response: JSON.parse(each.answer).data } }
      : each,
  );

export const repaymentCases: readonly WireCase[] = withResponse([
  {
    ...sending(readRepaymentWays, order),
    request: postJson('/v2/loan/service/loan/repayment-way', '{"orderId":"A+1"}'),
    answer: `{"code":"00","message":"","data":{"alipay":{"name":"Wallet","logo":"https://cdn.example/w.png"},
      "repayToken":"tok/1=","bankCards":[{"id":55,"bankName":"Sample Bank","cardNo":"**** 1234","bankCode":"SB"},
      {"bankName":"without an id"}],"facts":{"dueAmount":"123456","owner":"Juan D., phone ending 4567"}}}`,
    data: {
      wallet: { name: 'Wallet', logo: 'https://cdn.example/w.png' },
      repayToken: 'tok/1=',
      cards: [card],
      facts: { dueCents: 123_456, owner: 'Juan D., phone ending 4567' },
    },
  },
  {
    ...sending(commitRepayment, {
      amount: '00123456',
      card,
      couponId: 'c1',
      orderId: 'A+1',
      repayToken: 'tok/1=',
      isResend: false,
    }),
    request: postJson(
      '/v2/loan/service/loan/repayment-commit',
      '{"amount":"00123456","bankName":"Sample Bank","cardId":55,"cardNo":"**** 1234","couponId":"c1",' +
        '"orderId":"A+1","repayToken":"tok/1=","bankCode":"SB","sendMsg":0}',
    ),
    answer: '{"code":"00","message":"sent","data":{"needValid":"1","repayRecordId":9001}}',
    data: { needsCode: true, recordId: 9001 },
  },
  {
    about: 'without a code',
    ...sending(commitRepayment, {
      amount: 123456,
      card,
      couponId: undefined,
      orderId: 'A+1',
      repayToken: 'tok/1=',
      isResend: true,
    }),
    request: postJson(
      '/v2/loan/service/loan/repayment-commit',
      '{"amount":123456,"bankName":"Sample Bank","cardId":55,"cardNo":"**** 1234",' +
        '"orderId":"A+1","repayToken":"tok/1=","bankCode":"SB","sendMsg":1}',
    ),
    answer: '{"code":"00","message":"paid","data":{"needValid":0}}',
    data: { needsCode: false, recordId: undefined },
  },
  {
    ...sending(confirmRepayment, { orderId: 'A+1', code: '012345', recordId: 9001 }),
    request: postJson(
      '/v2/loan/service/loan/repayment-confirm',
      '{"orderId":"A+1","verifyCode":"012345","repaymentRecordId":9001}',
    ),
    ...accepted,
  },
  {
    ...sending(repayByWallet, { userId: '7001', orderId: 'A+1', amount: '123456' }),
    request: postJson('/v2/loan/service/loan/repayment-huichao', '{"userId":"7001","orderId":"A+1","amount":"123456"}'),
    answer: '{"code":"00","message":"","data":{"url":" https://wallet.example/pay?id=1 "}}',
    data: { url: 'https://wallet.example/pay?id=1' },
  },
  {
    ...sending(readDelayPlan, order),
    request: postJson('/growing/plan', '{"productId":"9","orderId":"A+1"}'),
    answer: `{"code":"00","message":"","data":{
      "repayPlan":{"items":[{"remark":"Now","title":"Fee","amount":30000,"time":"2026-04-01"}]},
      "repayList":[{"name":"Shop","logo":"https://cdn.example/s.png","channel_number":90006},{"name":"no number"}],
      "delayInfo":{"title":"Extend by 7 days","delayAmount":"30000"},"productName":"Quick","repayDate":"2026-04-08",
      "productLogo":"https://cdn.example/l.png","noticeMsg":"Keep the slip",
      "defDetail":{"payCode":" 4400 1 ","logo":"https://cdn.example/c.png","title":"Shop code",
        "payNotice":[{"title":"In the shop","list":[{"name":"Counter","steps":["Show the code","Pay"]}]}]},
      "isShowReyTop":1,"facts":{"owner":"Juan D., phone ending 4567",
        "code":{"validUntil":"2026-04-03T10:15:00+08:00","singleUse":true,"barcode":"code128"},
        "payments":[{"id":"P1","at":"2026-03-01T10:15:00+08:00","amount":123456,"way":"Shop","reference":"44000",
          "purpose":"repayment"}],
        "instalment":{"at":2,"of":4},"newDueDate":"2026-04-08","stillOwed":123456}}}`,
    data: {
      repayAmount: undefined,
      dueDate: '2026-04-08',
      productName: 'Quick',
      productLogo: 'https://cdn.example/l.png',
      channels: [{ number: 90006, name: 'Shop', logo: 'https://cdn.example/s.png' }],
      notice: 'Keep the slip',
      payNotices: [{ title: 'In the shop', items: [{ name: 'Counter', steps: ['Show the code', 'Pay'] }] }],
      payCode: { code: '4400 1', logo: 'https://cdn.example/c.png', title: 'Shop code' },
      hasTip: true,
      delay: { title: 'Extend by 7 days', amount: '30000' },
      plan: [{ remark: 'Now', title: 'Fee', amount: 30000, time: '2026-04-01' }],
      facts: {
        owner: 'Juan D., phone ending 4567',
        code: { validUntilMs: Date.parse('2026-04-03T02:15:00Z'), isSingleUse: true, barcode: 'code128' },
        payments: [booked],
        instalment: { at: 2, of: 4 },
        newDueDate: '2026-04-08',
        stillOwedCents: 123_456,
      },
    },
  },
  {
    ...sending(readPeriodPlan, order),
    request: postJson('/v3/installment/loan-play-detail', '{"productId":"9","orderId":"A+1"}'),
    answer: `{"code":"00","message":"","data":{"repayAmount":123456,"repayDate":"2026-04-01","productName":"Quick",
      "productLogo":"","detail":[{"text":"Principal","value":"₱1,200.00"},{"text":"Fee","value":34.5}],
      "repayList":null,"noticeMsg":"","defDetail":null,"isShowReyTop":"0"}}`,
    data: {
      repayAmount: 123456,
      dueDate: '2026-04-01',
      productName: 'Quick',
      productLogo: '',
      details: [
        { label: 'Principal', value: '₱1,200.00' },
        { label: 'Fee', value: '34.5' },
      ],
      channels: [],
      notice: '',
      payCode: undefined,
      payNotices: [],
      hasTip: false,
      delay: undefined,
      facts: noPlanFacts,
    },
  },
  {
    about: 'with channels and a code',
    ...sending(readPeriodPlan, order),
    request: postJson('/v3/installment/loan-play-detail', '{"productId":"9","orderId":"A+1"}'),
    answer: `{"code":"00","message":"","data":{"repayAmount":"123456","repayDate":"2026-04-01 23:59:59",
      "productName":"Quick","productLogo":"https://cdn.example/l.png","detail":[{"text":"Principal","value":"₱1,234.56"}],
      "repayList":[{"name":"Shop","logo":"https://cdn.example/s.png","channel_number":"90006"},
        {"name":"Wallet","logo":"https://cdn.example/w.png","channel_number":90007}],
      "noticeMsg":"Keep the slip","defDetail":{"payCode":"44001","logo":"https://cdn.example/c.png","title":"Shop code",
        "payNotice":[{"title":"In the shop","list":[{"name":"Counter","steps":["Show the code","Pay"]}]}]},
      "isShowReyTop":"1","facts":{"code":{"singleUse":false}}}}`,
    data: {
      repayAmount: '123456',
      dueDate: '2026-04-01 23:59:59',
      productName: 'Quick',
      productLogo: 'https://cdn.example/l.png',
      details: [{ label: 'Principal', value: '₱1,234.56' }],
      channels: [
        { number: '90006', name: 'Shop', logo: 'https://cdn.example/s.png' },
        { number: 90007, name: 'Wallet', logo: 'https://cdn.example/w.png' },
      ],
      notice: 'Keep the slip',
      payNotices: [{ title: 'In the shop', items: [{ name: 'Counter', steps: ['Show the code', 'Pay'] }] }],
      payCode: { code: '44001', logo: 'https://cdn.example/c.png', title: 'Shop code' },
      hasTip: true,
      delay: undefined,
      facts: { ...noPlanFacts, code: { validUntilMs: undefined, isSingleUse: false, barcode: undefined } },
    },
  },
  {
    ...sending(generatePayCode, { ...order, amount: '030000', channelNumber: '90006', isRollover: true }),
    request: postJson(
      '/v3/loan-details/generate-vcode',
      '{"productId":"9","orderId":"A+1","amount":"030000","channelNumber":"90006","isDelay":1}',
    ),
    answer: '{"code":"00","message":"","data":{"payUrl":"https://pay.example/c?x=1"}}',
    data: { payUrl: 'https://pay.example/c?x=1' },
  },
]);
