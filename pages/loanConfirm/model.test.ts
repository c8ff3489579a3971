import { expect, it } from 'vitest';
import { agreements } from '../../scripts/gallery/states/data/offer.ts';
import { readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { servicePlan, success } from '../../test/support/answers.ts';
import { confirmTest, openConfirmation } from '../../test/support/confirming.ts';
import { untilKind } from '../../test/support/until.ts';
import { createLoanConfirm } from './model.ts';

it('A taken loan leads to a page that only the app knows by its name', async () => {
  const fetch = servicePlan({
    'confirm-data': [() => success({ amount: 450_000 })],
    agreements: [() => success(agreements)],
    push: [() => success({ url: 'order/detail?id=1' })],
  });
  const test = confirmTest({ search: '?userId=7&productId=9', app: 'android', fetch });
  const model = openConfirmation(test, readLegacyLoanOffer, createLoanConfirm);
  await untilKind(model.agreements.$view, 'ready');
  await model.confirm();
  expect(test.messages).toContainEqual({ action: 'openPage', payload: { url: 'order/detail?id=1' } });
});
