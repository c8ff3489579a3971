import { atom } from 'nanostores';
import type { ComponentProps } from 'react';
import type { PeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { periodPlan } from '../../api/endpoints/repaymentInfo.ts';
import type { ChannelProfile } from '../../domain/channelProfile.ts';
import type { Amount } from '../../domain/money.ts';
import type { Words } from '../../i18n/messages.ts';
import { type Examples, ignore, longName, longWord, sampleLogo } from '../../ui/Example.ts';
import { ChannelTerms } from './ChannelTerms.tsx';
import { CodeTicket } from './CodeTicket.tsx';
import { Barcode, QrCode, ScanDrawing } from './codeDrawing.tsx';
import { ExpiredCode } from './ExpiredCode.tsx';
import type { RenewalStep } from './expiredCodeModel.ts';
import { expiredCodeText as text } from './messages.ts';
import { BarredCode, NoCode, OldCode } from './NoCode.tsx';
import { CopyCode, PayCodeBox } from './PayCodeBox.tsx';
import { SaveSlip, SlipNotice } from './PaySlip.tsx';
import type { PaySlipModel, SlipState } from './paySlipModel.ts';
import type { CodeView, ReadyCode } from './storedCode.ts';

const barcode = [
  { title: 'A pay code', node: <Barcode text="71159216117041" label="Barcode of the pay code" /> },
  { title: 'With letters', node: <Barcode text="AB-2651" label="Barcode of the pay code" /> },
  { title: 'Too long', node: <Barcode text={longWord.repeat(9)} label={longWord} /> },
];

type Barred = Extract<CodeView, { readonly kind: 'barred' }>;

const little: Barred = {
  kind: 'barred',
  channel: 'Sample Counter',
  total: 4_900,
  limit: { kind: 'tooLittle', limitCents: 5_000 },
  isRollover: false,
};

const much: Barred = {
  ...little,
  channel: longName,
  total: 5_000_001,
  limit: { kind: 'tooMuch', limitCents: 5_000_000 },
};

const barredCode = [
  { title: 'Too little', node: <BarredCode view={little} href="#ways" /> },
  { title: 'Too much, with a long name', node: <BarredCode view={much} href="#ways" /> },
];

const counter = { minCents: 5_000, maxCents: 5_000_000, wholePeso: true, feeCents: 1_500 };

const terms = (due: Amount, profile: ChannelProfile = counter) => <ChannelTerms due={due} profile={profile} />;

const channelTerms = [
  { title: 'Rounded up, with a fee', node: terms(123_456, { ...counter, posting: 30 }) },
  { title: 'A whole amount, shown within hours', node: terms(123_400, { ...counter, posting: 120 }) },
  { title: 'A day', node: terms(123_400, { posting: 1_440 }) },
  { title: 'Too little', node: terms(4_900) },
  { title: 'Too much', node: terms(5_000_001) },
  { title: 'Empty', node: terms(123_456, {}) },
  { title: 'An amount in words', node: terms('₱ 1,234.56 in all') },
];

const plan = {
  repayAmount: 150_050,
  repayDate: '2026-05-04',
  productName: 'Sample Instalment Loan',
  detail: [
    { text: 'Instalment', value: '2 of 4' },
    { text: 'Amount of this instalment', value: '₱1,500.50' },
  ],
  defDetail: { payCode: '71159216117041', title: 'Sample Wallet' },
};

const viewOf = (response: object): ReadyCode => {
  const info = periodPlan(response) as PeriodPlan;
  const total = info.repayAmount;
  const checkedAtMs = Date.UTC(2026, 4, 4);
  const code = info.payCode?.code ?? '';
  return {
    kind: 'ready',
    info,
    code,
    total,
    pay: total,
    isRollover: false,
    barcode: undefined,
    checkedAtMs,
    status: 'fresh',
  };
};

const ticket = (view: ReadyCode) => (
  <CodeTicket view={view} model={{ $parts: atom(undefined), orderId: '170001', copy: () => Promise.resolve(true) }} />
);

// Other states are in the examples of the screens that use it.
const codeTicket = [
  { title: 'An instalment', node: ticket(viewOf(plan)) },
  { title: 'Whole pesos alone', node: ticket({ ...viewOf({ ...plan, repayAmount: 123_456 }), pay: 123_500 }) },
  {
    title: 'Long text',
    node: ticket(
      viewOf({ ...plan, productName: longName, defDetail: { payCode: '7115'.repeat(14), title: longWord } }),
    ),
  },
];

const UNTIL_MS = Date.UTC(2026, 4, 3, 6, 30);

const expired = (
  step: RenewalStep = 'idle',
  note: Words = '',
  channel = 'Sample Counter',
  ways: { readonly href?: string } = { href: '#ways' },
) => (
  <ExpiredCode
    channel={channel}
    untilMs={UNTIL_MS}
    model={{
      $step: atom(step),
      $note: atom(note),
      canRenew: () => true,
      renew: () => Promise.resolve(),
      checkAgain: () => Promise.resolve(),
    }}
    {...ways}
  />
);

const expiredCode = [
  { title: 'Expired', node: expired() },
  { title: 'A new one is being asked for', node: expired('asking') },
  { title: 'Nothing is known', node: expired('unknown', text.unknown) },
  { title: 'On a page that has the other ways itself', node: expired('idle', '', 'Sample Counter', {}) },
  { title: 'Long text', node: expired('idle', text.elsewhere, longName) },
];

const noCode = [
  { title: 'Of an order', node: <NoCode view={{ kind: 'noCode' }} home="#home" ways="#ways" /> },
  { title: 'Of no order', node: <NoCode view={{ kind: 'noOrder' }} home="#home" ways="#ways" /> },
];

const old = { checkedAtMs: Date.UTC(2026, 4, 3, 6, 30), onRetry: ignore, href: '#order' };

const oldCode = [
  { title: 'Being checked', node: <OldCode {...old} isChecking /> },
  { title: 'Could not be checked', node: <OldCode {...old} isChecking={false} /> },
];

const copied = (): Promise<boolean> => Promise.resolve(true);

const box = (title: string, code: string, more: Partial<ComponentProps<typeof PayCodeBox>> = {}) => (
  <PayCodeBox title={title} logoUrl={sampleLogo} code={code} onCopy={copied} href="#steps" {...more} />
);

const payCodeBox = [
  { title: 'A code and its instructions', node: box('Sample Wallet', '71159216117041') },
  {
    title: 'Without a logo',
    node: box('Pay with this code', '7115', { logoUrl: '' }),
  },
  { title: 'Long text', node: box(longName, '71159216117041'.repeat(4)) },
  { title: 'The code alone', node: <CopyCode code="PH-7115-9216" onCopy={copied} /> },
];

const modelIn = ($state: SlipState, status: 'revalidating' | 'stale' = 'stale'): PaySlipModel => ({
  $code: atom<CodeView>({ ...viewOf(plan), status }),
  $state: atom($state),
  $isFromPhone: atom(true),
  remove: ignore,
  forget: ignore,
});

const kept = ($state: SlipState) => <SaveSlip model={modelIn($state)} orderId="170001" />;

const paySlip = [
  { title: 'From the phone, being checked', node: <SlipNotice model={modelIn('kept', 'revalidating')} /> },
  { title: 'From the phone, without an answer', node: <SlipNotice model={modelIn('kept')} /> },
  { title: 'Not kept by the phone', node: kept('none') },
  { title: 'Kept', node: kept('kept') },
  { title: 'Removed', node: kept('removed') },
];

const qrCode = [
  { title: 'A pay code', node: <QrCode text="71159216117041" label="QR code of the pay code" /> },
  { title: 'Long text', node: <QrCode text={longWord.repeat(3)} label={longWord} /> },
];

const scanDrawing = [
  {
    title: 'Two bars',
    node: <ScanDrawing widthPx={40} heightPx={72} path="M10 0h4v72h-4zM20 0h8v72h-8z" label="Two bars" />,
  },
  { title: 'Long text', node: <ScanDrawing widthPx={20} heightPx={20} path="M8 8h4v4h-4z" label={longWord} /> },
];

export const examples: Examples = {
  Barcode: barcode,
  BarredCode: barredCode,
  ChannelTerms: channelTerms,
  CodeTicket: codeTicket,
  ExpiredCode: expiredCode,
  NoCode: noCode,
  OldCode: oldCode,
  PayCodeBox: payCodeBox,
  PaySlip: paySlip,
  QrCode: qrCode,
  ScanDrawing: scanDrawing,
};
