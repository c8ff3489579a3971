import { bindCard } from '../../../shared/api/endpoints/bindCard.ts';
import { bindCardForLoan } from '../../../shared/api/endpoints/bindCardForLoan.ts';
import { readBankForm } from '../../../shared/api/endpoints/readBankForm.ts';
import { accepted, postJson, sending, type WireCase } from '../wire.ts';

// An item left empty goes as an empty text, and a code of the service's own making goes as it is.
const filled = { values: { cardType: '1', bankCard: '0012345678', 'holder name': '' }, productId: '9' };
const filledText = '{"cardType":"1","bankCard":"0012345678","holder name":"","product_id":"9"}';

export const bankCases: readonly WireCase[] = [
  {
    ...sending(readBankForm, { product_id: '9' }),
    request: postJson('/v3/bind-card/card-init', '{"product_id":"9"}'),
    answer: `{"code":"00","message":"","data":{"items":[
      {"code":"cardType","cate":"enum","title":"Card type","subtitle":"Choose","value":1,
       "note":[{"name":"E-wallet","type":1},{"name":"Bank","type":"2"},{"type":3},{"name":"no type"}],"cardTypeMi":0},
      {"code":"bankCard","cate":"text","title":"Account","subtitle":"Digits","value":"","inputType":"card",
       "cardTypeMi":"1","channelNumber":90006},
      {"cate":"text","title":"without a code"}]}}`,
    data: [
      {
        code: 'cardType',
        kind: 'enum',
        title: 'Card type',
        placeholder: 'Choose',
        preset: '1',
        options: [
          { name: 'E-wallet', value: '1', sent: 1 },
          { name: 'Bank', value: '2', sent: '2' },
          { name: '3', value: '3', sent: 3 },
        ],
        inputType: '',
        cardType: '0',
        channelNumber: '',
      },
      {
        code: 'bankCard',
        kind: 'text',
        title: 'Account',
        placeholder: 'Digits',
        preset: '',
        options: [],
        inputType: 'card',
        cardType: '1',
        channelNumber: '90006',
      },
    ],
  },
  {
    ...sending(bindCard, filled),
    request: postJson('/v3/bind-card/bind-card', filledText),
    ...accepted,
  },
  {
    ...sending(bindCardForLoan, filled),
    request: postJson('/v3/loan-details/bind-card', filledText),
    ...accepted,
  },
];
