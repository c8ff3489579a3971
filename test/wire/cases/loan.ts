import { listAgreements } from '../../../shared/api/endpoints/listAgreements.ts';
import { openAgreement } from '../../../shared/api/endpoints/openAgreement.ts';
import { pushLoan } from '../../../shared/api/endpoints/pushLoan.ts';
import { rateStore } from '../../../shared/api/endpoints/rateStore.ts';
import { readLoanOffer } from '../../../shared/api/endpoints/readLoanOffer.ts';
import { readOrder } from '../../../shared/api/endpoints/readOrder.ts';
import { saveEvent } from '../../../shared/api/endpoints/saveEvent.ts';
import { accepted, booked, get, order, postJson, sending, type WireCase } from '../wire.ts';

export const loanCases: readonly WireCase[] = [
  {
    ...sending(readLoanOffer, order),
    request: postJson('/v3/loan-confirm/loan-detail-confirm', '{"productId":"9"}'),
    answer: `{"code":"00","message":"","data":{"amount":"1000000","periods":91,"termUnit":1,
      "details":[{"text":"Service fee","value":"₱120.00"}],
      "repay_plans":[{"title":"1st","amount":512300,"description":"Principal and interest","pay_time":"2026-05-01"},{}],
      "firstPayTime":"2026-05-01","firstPeriodDay":31,"pRateDsc":"0.1% a day","sendSms":0,"isPopType":1,
      "popTitle":"Wait","popContent":"Your loan is ready","popAgreementUrl":"https://lender.example/terms",
      "comProductLogo":"https://cdn.example/l.png","comProductName":"Quick",
      "facts":{"received":950000,"payBack":"1024600","fees":[{"title":"Service fee","amount":50000}],
        "account":"BPI account ending 7890"}}}`,
    data: {
      amount: '1000000',
      periods: 91,
      termUnit: 1,
      details: [{ label: 'Service fee', value: '₱120.00' }],
      plan: [
        { title: '1st', amount: 512300, description: 'Principal and interest', payTime: '2026-05-01' },
        { title: '', amount: undefined, description: '', payTime: '' },
      ],
      firstPayTime: '2026-05-01',
      firstPeriodDay: '31',
      rateDescription: '0.1% a day',
      backQuestion: { title: 'Wait', content: 'Your loan is ready' },
      agreementUrl: 'https://lender.example/terms',
      productLogo: 'https://cdn.example/l.png',
      productName: 'Quick',
      facts: {
        receivedCents: 950_000,
        payBackCents: 1_024_600,
        fees: [{ title: 'Service fee', amountCents: 50_000 }],
        account: 'BPI account ending 7890',
      },
    },
  },
  {
    ...sending(listAgreements, order),
    request: get('/v3/contract/contract', '&scene=3'),
    answer:
      '{"code":"00","message":"","data":[{"title":"Loan contract","position":0,"id":8},{"title":"Privacy","id":9},{"id":1}]}',
    data: [
      { title: 'Loan contract', position: '0' },
      { title: 'Privacy', position: '9' },
    ],
    withoutData: 'ok',
  },
  {
    ...sending(openAgreement, { ...order, position: '2&3' }),
    request: get('/v3/contract/contract-jump', '&scene=3&position=2%263'),
    answer: '{"code":"00","message":"","data":{"contract_url":"https://lender.example/c/2"}}',
    data: { url: 'https://lender.example/c/2' },
  },
  {
    ...sending(pushLoan, { amount: '1000000', periods: 91, termUnit: 1, productId: '9' }),
    request: postJson(
      '/v3/loan-confirm/loan-detail-push',
      '{"amount":"1000000","periods":91,"termUnit":1,"productId":"9"}',
    ),
    answer: '{"code":"00","message":"","data":{"lendDetailsUrl":"https://m.lender.example/loanDetail"}}',
    data: { url: 'https://m.lender.example/loanDetail' },
  },
  {
    ...sending(readOrder, order),
    request: get('/v3/loan-details/loan-details'),
    answer: `{"code":"00","message":"","data":{"orderStatus":174,"noticeStatusText":"Due","noticeDesText":"Pay today",
      "productName":"Quick","productLogo":"https://cdn.example/l.png",
      "userOrderDetail":{"detail":[{"text":"Order","value":"A+1"}]},
      "recProducts":[{"productId":3,"logo":"","name":"Other","buttonText":"Apply","clickable":"1","range":1000000,
        "rangeDesc":"Up to","rate":"0.1%","rateDesc":"a day","tags":["fast","",7],"url":"https://o.example"},{"logo":"x"}],
      "inside":1,"h5Url":"https://m.lender.example/again","isDelay":"1","telephone":"+63 2 8555 0199","isScore":"1",
      "playeduL":"","reyMsg":"Withdraw now","KindTipsMsg":"Bind a bank","cardNeedPop":1,"cardPopTitle":"Bank",
      "cardPopMsg":"Bind it","facts":{"owner":"Juan D., phone ending 4567","dueAmount":123456,"dueDate":"2026-04-01",
        "totalLeft":"246912","daysLate":0,"instalment":{"at":2,"of":3},
        "plan":[{"title":"1st","amount":123456,"dueDate":"2026-03-01","state":"paid"},
          {"title":"2nd","amount":123456,"dueDate":"2026-04-01","state":"due"},
          {"title":"3rd","amount":123456,"dueDate":"2026-05-01","state":"coming"}],
        "payments":[{"id":"P1","at":"2026-03-01T10:15:00+08:00","amount":123456,"way":"Shop","reference":"44000",
          "purpose":"repayment"}],
        "account":"BPI account ending 7890","offer":false}}}`,
    data: {
      status: '174',
      statusText: 'Due',
      statusDescription: 'Pay today',
      productName: 'Quick',
      productLogo: 'https://cdn.example/l.png',
      details: [{ label: 'Order', value: 'A+1' }],
      recommended: [
        {
          productId: '3',
          logo: '',
          name: 'Other',
          buttonText: 'Apply',
          isClickable: true,
          range: '1000000',
          rangeDescription: 'Up to',
          rate: '0.1%',
          rateDescription: 'a day',
          tags: ['fast', '7'],
          url: 'https://o.example',
        },
      ],
      nextUrl: 'https://m.lender.example/again',
      isDelayable: true,
      phone: '+63 2 8555 0199',
      asksForScore: true,
      redirectUrl: '',
      withdrawMessage: 'Withdraw now',
      tips: 'Bind a bank',
      bankPrompt: { title: 'Bank', message: 'Bind it' },
      facts: {
        owner: 'Juan D., phone ending 4567',
        dueCents: 123_456,
        dueDate: '2026-04-01',
        totalLeftCents: 246_912,
        daysLate: 0,
        instalment: { at: 2, of: 3 },
        plan: [
          { title: '1st', amountCents: 123_456, dueDate: '2026-03-01', state: 'paid' },
          { title: '2nd', amountCents: 123_456, dueDate: '2026-04-01', state: 'due' },
          { title: '3rd', amountCents: 123_456, dueDate: '2026-05-01', state: 'coming' },
        ],
        payments: [booked],
        account: 'BPI account ending 7890',
        isOffer: false,
      },
    },
  },
  {
    ...sending(rateStore, { score: 5 }),
    request: postJson('/v3/loan-details/store-score', '{"score":5}'),
    ...accepted,
  },
  {
    ...sending(saveEvent, { productId: '9', moduleId: 30, positionId: 1 }),
    request: postJson('/service/event/save', '{"productId":"9","moduleId":30,"positionId":1}'),
    ...accepted,
  },
];
