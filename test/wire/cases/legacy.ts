import { listLegacyAgreements } from '../../../shared/api/endpoints/listLegacyAgreements.ts';
import { openLegacyAgreement } from '../../../shared/api/endpoints/openLegacyAgreement.ts';
import { openProduct } from '../../../shared/api/endpoints/openProduct.ts';
import { pushLegacyLoan } from '../../../shared/api/endpoints/pushLegacyLoan.ts';
import { readFailedLogin } from '../../../shared/api/endpoints/readFailedLogin.ts';
import { readLegacyLoanOffer } from '../../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { order, postForm, sending, type WireCase } from '../wire.ts';

export const legacyCases: readonly WireCase[] = [
  {
    ...sending(readLegacyLoanOffer, order),
    request: postForm('/older/confirm-data', 'productId=9'),
    answer: `{"code":"00","message":"","data":{"amount":500000,"productLogo":"https://cdn.example/l.png",
      "productName":"Quick","repayDate":"2026-05-01","details":[{"text":"Fee","value":"₹120"}],
      "repay_plans":[{"title":"1st","amount":"500000","description":"","pay_time":"2026-05-01"}],
      "buttonText":"Get it","showRupee":"1","popMsg":"Only today","isPopType":0,"popTitle":"a","popContent":"b",
      "facts":{"received":488000}}}`,
    data: {
      amount: 500000,
      productLogo: 'https://cdn.example/l.png',
      productName: 'Quick',
      dueDate: '2026-05-01',
      details: [{ label: 'Fee', value: '₹120' }],
      plan: [{ title: '1st', amount: '500000', description: '', payTime: '2026-05-01' }],
      buttonText: 'Get it',
      showsRupee: true,
      promotion: 'Only today',
      backQuestion: undefined,
      facts: { receivedCents: 488_000, payBackCents: undefined, fees: undefined, account: undefined },
    },
  },
  {
    ...sending(listLegacyAgreements, order),
    request: postForm('/older/agreements', 'productId=9&scene=3'),
    answer: '{"code":"00","message":"","data":[{"title":"Loan contract","position":"p1"}]}',
    data: [{ title: 'Loan contract', position: 'p1' }],
    withoutData: 'ok',
  },
  {
    ...sending(openLegacyAgreement, { ...order, position: 'p 1' }),
    request: postForm('/older/agreement-jump', 'productId=9&scene=3&position=p%201&orderId=A%2B1'),
    answer: '{"code":"00","message":"","data":{"contract_url":"sampleloan://contract/1"}}',
    data: { url: 'sampleloan://contract/1' },
  },
  {
    ...sending(pushLegacyLoan, { amount: '0500000', productId: '9' }),
    request: postForm('/older/push', 'productId=9&amount=0500000'),
    answer: '{"code":"00","message":"","data":{"url":"https://m.lender.example/order"}}',
    data: { url: 'https://m.lender.example/order' },
  },
  {
    ...sending(readFailedLogin, order),
    request: postForm('/older/failed-recommend', 'productId=9'),
    answer: `{"code":"00","message":"ok","data":{"message":" Your application was not approved. ",
      "recProducts":[{"productId":"3","logo":"https://cdn.example/o.png","name":"Other","buttonText":"Apply",
        "clickable":1,"range":"1000 - 5000","rangeDesc":"Up to","rate":"0.1%","rateDesc":"a day","tags":["fast"],
        "url":"sampleloan://product?id=3"},{"name":"Another","clickable":0}]}}`,
    data: {
      message: 'Your application was not approved.',
      recommended: [
        {
          productId: '3',
          logo: 'https://cdn.example/o.png',
          name: 'Other',
          buttonText: 'Apply',
          isClickable: true,
          range: '1000 - 5000',
          rangeDescription: 'Up to',
          rate: '0.1%',
          rateDescription: 'a day',
          tags: ['fast'],
          url: 'sampleloan://product?id=3',
        },
        // With a name alone.
        {
          productId: '',
          logo: '',
          name: 'Another',
          buttonText: '',
          isClickable: false,
          range: '',
          rangeDescription: '',
          rate: '',
          rateDescription: '',
          tags: [],
          url: '',
        },
      ],
    },
    withoutData: 'ok',
  },
  {
    ...sending(openProduct, { productId: '3' }),
    request: postForm('/older/open-product', 'productId=3'),
    answer: '{"code":"00","message":"","data":{"url":"sampleloan://product?id=3"}}',
    data: { url: 'sampleloan://product?id=3' },
  },
];
