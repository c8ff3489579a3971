import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import type { RepaymentWays } from '../../../shared/api/endpoints/readRepaymentWays.ts';
import { showAmount } from '../../../shared/brand/formats.ts';
import { codeTicketText as ticket } from '../../../shared/features/codes/messages.ts';
import type { QueryStatus } from '../../../shared/features/core/createQuery.ts';
import { pageHeading, useFocusAfter } from '../../../shared/features/core/focus.ts';
import { LoginPrompt } from '../../../shared/features/core/LoginPrompt.tsx';
import { OwnerLine } from '../../../shared/features/core/OwnerLine.tsx';
import { QueryView } from '../../../shared/features/core/QueryView.tsx';
import { RouteTitle } from '../../../shared/features/core/RouteTitle.tsx';
import type { SubmissionState } from '../../../shared/features/core/submission.ts';
import { UnconfirmedNotice, UnconfirmedWays } from '../../../shared/features/core/UnconfirmedNotice.tsx';
import { t } from '../../../shared/i18n/t.ts';
import { isolated } from '../../../shared/lib/texts.ts';
import { BegunPayment } from '../../../shared/payments/PaymentDetails.tsx';
import { PaymentStatus } from '../../../shared/payments/PaymentStatus.tsx';
import { browserSubmissionLog } from '../../../shared/platform/storage/submissionLog.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { ChoiceList } from '../../../shared/ui/ChoiceList.tsx';
import { NoBreakDates } from '../../../shared/ui/Day.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Logo } from '../../../shared/ui/Logo.tsx';
import { commonText } from '../../../shared/ui/messages.ts';
import type { AmountView } from '../amountCheck.ts';
import { DueAmount } from '../DueAmount.tsx';
import { repaymentMethodText as pageText, payingText as text } from '../messages.ts';
import type { RepaymentMethodModel } from '../model.ts';
import { WaysList } from '../WaysList.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { createPaying, type PayingModel } from './payingModel.ts';
import { orderWords } from './paymentLock.ts';
import '../../../shared/ui/TextField.scss';
import './Paying.scss';

interface PartProps {
  readonly model: PayingModel;
}

interface BusyProps extends PartProps {
  /** Whether a payment is in progress or unconfirmed. */
  readonly isBusy: boolean;
}

interface WaysProps extends BusyProps {
  readonly ways: RepaymentWays;
  readonly status: QueryStatus;
}

function Unconfirmed({
  model,
  state,
}: PartProps & { readonly state: Extract<SubmissionState, { readonly kind: 'unconfirmed' }> }) {
  const { check, maySendAgain, sentAtMs, untilMs } = state;
  const { arrived, pending } = useStore(model.payments.$status);
  const said = useStore(model.$problem);
  const amount = model.amounts.current();
  // `seen` is not a store, but the lock's state is a new object after every check.
  const seen = model.lock.seen();
  const isChanged = check === 'changed';
  // The order names the payment: that says more than that it has changed.
  if (arrived && model.lock.isBooked()) return <PaymentStatus payments={model.payments} />;
  const ways = {
    check,
    maySendAgain,
    untilMs,
    openMessage: amount ? t(text.openAmount, { amount: showAmount(amount) }) : t(text.open),
    phone: model.phone(),
    onCall: model.call,
    orderHref: `#/${model.orderRoute}`,
    onCheckAgain: model.lock.checkAgain,
    onAgain: model.payAgain,
    failure: model.lock.failure(),
  };
  if (check === 'unkept')
    return (
      <UnconfirmedNotice
        {...ways}
        title={t(text.check)}
        message={t(text.unkept)}
        words={t(text.unkeptNext)}
        againLabel={t(text.goOn)}
      />
    );
  const quoted = seen && orderWords(seen);
  // A channel or a code that was opened is not what was sent here.
  const isSent = pending?.way === 'card' || pending?.way === 'wallet';
  return (
    <BegunPayment payment={isSent ? pending : undefined} sentAtMs={sentAtMs} mayPayAgain={maySendAgain}>
      {said && <p>{t(said)}</p>}
      {quoted && (
        <p>
          <NoBreakDates text={t(text.says, { words: isolated(quoted) })} />
        </p>
      )}
      <UnconfirmedWays
        {...ways}
        words={isChanged ? t(text.unsure) : undefined}
        againLabel={t(isChanged ? text.next : text.again)}
      />
    </BegunPayment>
  );
}

/** Why no payment was taken. The order shows what is due now, which is usually the reason. */
function Problem({ model }: PartProps) {
  const words = useStore(model.$problem);
  return (
    words && (
      <section className="card stack">
        <p className="field-problem" role="alert">
          {t(words)}
        </p>
        <LoginPrompt failure={model.failure()} />
        <a className="button button--quiet" href={`#/${model.orderRoute}`}>
          {t(commonText.order)}
        </a>
      </section>
    )
  );
}

/** The field for the code that confirms a card payment. The way back is placed where no tap intended for 'Pay' can hit it. */
function Code({ model, isBusy }: BusyProps) {
  const { card } = model;
  const view = useStore(model.$ways);
  const code = useStore(card.$code);
  const typed = useStore(card.$typed);
  const paid = view.kind === 'ready' && view.data.cards.find(({ id }) => code && id === code.cardId);
  const seconds = useStore(card.$restSeconds);
  return (
    <>
      <section className="card">
        {paid && `${isolated(paid.bankName)} ${paid.cardNo}`}
        <Button onPress={card.chooseAnother} kind="text" isDisabled={isBusy}>
          {t(text.another)}
        </Button>
      </section>
      <CodeEntry
        label={t(text.code)}
        code={typed}
        confirmLabel={code?.amount ? t(text.confirmSum, { amount: showAmount(code.amount) }) : t(commonText.confirm)}
        isBusy={isBusy}
        problem={useStore(card.$problem)}
        onType={card.type}
        onConfirm={card.confirm}
        resendLabel={seconds ? `${t(text.getCode)} (${seconds} s)` : t(text.getCode)}
        isWaiting={!!seconds}
        onResend={card.resend}
      />
      <Problem model={model} />
    </>
  );
}

interface PayButtonProps extends Omit<WaysProps, 'ways'> {
  readonly onPay: () => void;
}

/** 'Pay' with the amount, where something can be paid: a bank that asks for no code takes the money at this tap. It waits for data that are up to date, and for an amount that was chosen. */
function PayButton({ model, isBusy, status, onPay }: PayButtonProps) {
  const view = useStore(model.amounts.$view);
  const amount = view.kind === 'given' ? view.amount : view.kind === 'choice' && view.chosen;
  if (!amount && view.kind !== 'choice') return null;
  return (
    <Button onPress={onPay} isBusy={isBusy} isDisabled={!amount || status !== 'fresh'}>
      {amount ? t(text.paySum, { amount: showAmount(amount) }) : t(text.pay)}
    </Button>
  );
}

function OnlyHere() {
  return <p className="muted small">{t(ticket.onlyHere)}</p>;
}

interface AmountProps extends PartProps {
  /** What the code on screen pays; undefined if none is waited for. */
  readonly begun?: string;
  readonly owner: string | undefined;
}

/** What is known of earlier payments, and the amount of the next one. */
function Amount({ model: { amounts, orderRoute, payments }, begun, owner }: AmountProps) {
  const view = useStore(amounts.$view);
  return (
    <>
      <PaymentStatus payments={payments} />
      {view.kind === 'choice' && !begun ? (
        <>
          <AmountChoice view={view} onChoose={amounts.choose} />
          <OwnerLine owner={owner} />
        </>
      ) : (
        <DueAmount
          amount={begun || (view.kind === 'given' ? view.amount : undefined)}
          missing={view.kind === 'nothing' ? pageText.nothing : pageText.noAmount}
          owner={owner}
          orderRoute={orderRoute}
        />
      )}
    </>
  );
}

function Cards({ model, ways, status, isBusy }: WaysProps) {
  const { card } = model;
  const chosen = useStore(card.$chosen);
  return (
    <>
      <WaysList
        ways={ways}
        chosen={chosen}
        unchosen={useStore(card.$unchosen)}
        isLocked={isBusy}
        onChoose={card.choose}
        onBind={model.bindCard}
      />
      <Problem model={model} />
      {ways.cards.length > 0 && <PayButton model={model} isBusy={isBusy} status={status} onPay={card.pay} />}
    </>
  );
}

function Wallet({ model, ways, status, isBusy }: WaysProps) {
  if (!ways.wallet) return <EmptyState message={t(text.noWallet)} href="#/" label={t(pageText.title)} />;
  return (
    <>
      <section className="card line">
        <Logo url={ways.wallet.logo} name={ways.wallet.name} />
        <span className="grow">{ways.wallet.name}</span>
      </section>
      <Problem model={model} />
      <PayButton model={model} isBusy={isBusy} status={status} onPay={model.payByWallet} />
    </>
  );
}

function Parts({ model, isList }: PartProps & { readonly isList: boolean }) {
  const code = useStore(model.card.$code);
  const state = useStore(model.lock.$state);
  const isBusy = state.kind !== 'free';
  const view = useStore(model.$ways);
  // A pressed button is removed both when the notice of an unconfirmed payment comes and, with 'Pay again', when it goes.
  useFocusAfter(state.kind !== 'unconfirmed', pageHeading);
  useFocusAfter(state.kind === 'unconfirmed', pageHeading);
  if (state.kind === 'unconfirmed') return <Unconfirmed model={model} state={state} />;
  if (isList && code)
    return (
      <>
        <Amount model={model} begun={code.amount} owner={view.kind === 'ready' ? view.data.facts.owner : undefined} />
        <Code model={model} isBusy={isBusy} />
        <OnlyHere />
      </>
    );
  const Way = isList ? Cards : Wallet;
  return (
    <QueryView view={view} onRefresh={model.refresh}>
      {(ways, status) => (
        <>
          <Amount model={model} owner={ways.facts.owner} />
          <Way model={model} ways={ways} status={status} isBusy={isBusy} />
          <OnlyHere />
        </>
      )}
    </QueryView>
  );
}

// Enter held down presses a button, or sends a form, only once.
const ignoreRepeats = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** The screens of the page's in-page routes, once it can pay. */
export function PayingScreen({ model }: PartProps) {
  const { name, isMoved } = useStore(model.$route);
  const isList = name === 'list';
  const isCode = !!useStore(model.card.$code);
  return (
    <div className="one-press" onKeyDown={ignoreRepeats}>
      <RouteTitle
        key={`${name}${isCode}`}
        title={t(isList ? pageText.title : pageText.wallet)}
        takesFocus={isMoved && !isCode}
      />
      <Parts model={model} isList={isList} />
    </div>
  );
}

/** The whole screen of a page, which can pay. */
export function Paying({ page }: { readonly page: RepaymentMethodModel }) {
  const [model] = useState(() => createPaying({ submissionLog: browserSubmissionLog(), ...page.env }, page));
  useLayoutEffect(() => model.open(), [model]);
  return <PayingScreen model={model} />;
}

interface AmountChoiceProps {
  readonly view: Extract<AmountView, { readonly kind: 'choice' }>;
  readonly onChoose: (amount: string) => void;
}

/** The two amounts that the link and the order name: the borrower chooses before anything can be paid. */
function AmountChoice({ view: { link, order, chosen }, onChoose }: AmountChoiceProps) {
  const amounts = [link, order];
  return (
    <section className="card stack">
      <p role="alert">{t(pageText.twoAmounts, { link: showAmount(link), order: showAmount(order) })}</p>
      <h2>{t(pageText.pickAmount)}</h2>
      <ChoiceList
        choices={amounts.map((amount) => ({
          title: showAmount(amount),
          detail: t(amount === link ? pageText.ofLink : pageText.ofOrder),
          isChosen: amount === chosen,
        }))}
        onPick={(at) => onChoose(amounts[at] ?? '')}
      />
    </section>
  );
}
