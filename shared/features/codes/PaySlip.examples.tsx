import { atom } from 'nanostores';
import type { PeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { periodPlan } from '../../api/endpoints/repaymentInfo.ts';
import { createReceipt } from '../../payments/receiptModel.ts';
import { type Examples, ignore, longWord, sampleLogo } from '../../ui/Example.ts';
import { SaveSlip, SlipNotice } from './PaySlip.tsx';
import type { PaySlipModel, SlipState } from './paySlipModel.ts';
import type { CodeView } from './storedCode.ts';

const AT_MS = Date.UTC(2026, 4, 3, 6, 30);

const code = '71159216117041';
const info = periodPlan({
  repayAmount: 123_456,
  productName: 'Sample Loan',
  defDetail: { payCode: code, title: longWord },
}) as PeriodPlan;

const modelIn = ($state: SlipState, status: 'revalidating' | 'stale' = 'stale'): PaySlipModel => ({
  $code: atom<CodeView>({
    kind: 'ready',
    info,
    code,
    total: 123_456,
    pay: 123_500,
    isRollover: false,
    checkedAtMs: AT_MS,
    status,
  }),
  $state: atom($state),
  $isFromPhone: atom(true),
  remove: ignore,
  forget: ignore,
});

const receipt = createReceipt({
  draw: () => Promise.resolve(undefined),
  share: () => Promise.resolve('no' as const),
  save: () => false,
  copy: () => Promise.resolve(true),
  addressOf: () => Promise.resolve(sampleLogo),
});

const kept = ($state: SlipState) => <SaveSlip model={modelIn($state)} receipt={receipt} orderId="170001" />;

export const examples: Examples = [
  { title: 'From the phone, being checked', node: <SlipNotice model={modelIn('kept', 'revalidating')} /> },
  { title: 'From the phone, without an answer', node: <SlipNotice model={modelIn('kept')} /> },
  { title: 'Not kept by the phone', node: kept('none') },
  { title: 'Kept', node: kept('kept') },
  { title: 'Removed', node: kept('removed') },
];
