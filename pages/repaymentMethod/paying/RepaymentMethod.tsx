import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import type { RepaymentWays } from '../../../shared/api/endpoints/readRepaymentWays.ts';
import { showAmount } from '../../../shared/brand/showAmount.ts';
import type { QueryStatus } from '../../../shared/features/core/createQuery.ts';
import { pageHeading } from '../../../shared/features/core/pageHeading.ts';
import { QueryView } from '../../../shared/features/core/QueryView/QueryView.tsx';
import { RouteTitle } from '../../../shared/features/core/RouteTitle/RouteTitle.tsx';
import type { SubmissionState } from '../../../shared/features/core/submissionState.ts';
import { UnconfirmedNotice } from '../../../shared/features/core/UnconfirmedNotice/UnconfirmedNotice.tsx';
import { useFocusAfter } from '../../../shared/features/core/useFocusAfter.ts';
import { CodeEntry } from '../../../shared/features/repayment/CodeEntry/CodeEntry.tsx';
import { text as ticket } from '../../../shared/features/repayment/CodeTicket/messages.ts';
import { text as result } from '../../../shared/features/repayment/PaymentResult/messages.ts';
import { t } from '../../../shared/i18n/t.ts';
import { isolated } from '../../../shared/lib/isolated.ts';
import { Button } from '../../../shared/ui/Button/Button.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState.tsx';
import '../../../shared/ui/FieldProblem/FieldProblem.scss';
import { IgnoreKeyRepeat } from '../../../shared/ui/IgnoreKeyRepeat/IgnoreKeyRepeat.tsx';
import { Logo } from '../../../shared/ui/Logo/Logo.tsx';
import { DueAmount } from '../DueAmount.tsx';
import { text as pageText } from '../messages.ts';
import { WaysList } from '../WaysList.tsx';
import { text } from './messages.ts';
import type { RepaymentMethodModel } from './model.ts';
import { orderWords } from './paymentLock.ts';

interface PartProps {
  readonly model: RepaymentMethodModel;
}

interface ScreenProps extends PartProps {
  /** Runs each time the cards appear on screen. */
  readonly onCards: () => void;
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
  const { check, maySendAgain, sentAtMs, untilMs, wasAccepted } = state;
  // `seen` is not a store, but the lock's state is a new object after every check.
  const seen = model.lock.seen();
  const isChanged = check === 'changed';
  const isUnkept = check === 'unkept';
  // Unless the service has accepted the request for the wallet, the borrower was not sent there and cannot know whether the payment was completed.
  const isLedOn = wasAccepted && model.isByWallet();
  const sent = isUnkept
    ? t(text.unkept)
    : t(isChanged && maySendAgain ? text.mayBeIn : isLedOn ? text.sentWallet : text.sent, {
        time: model.momentOf(sentAtMs),
      });
  const before = model.lock.hasCompared() ? text.changed : text.unsure;
  const words = isUnkept ? text.unkeptNext : isChanged ? before : undefined;
  const quoted = seen && orderWords(seen);
  const says = quoted && t(text.says, { words: isolated(quoted) });
  return (
    <UnconfirmedNotice
      title={t(isUnkept ? text.check : text.unconfirmed)}
      message={says ? `${sent} ${says}` : sent}
      check={check}
      maySendAgain={maySendAgain}
      untilMs={untilMs}
      openMessage={model.amount ? t(text.openAmount, { amount: showAmount(model.amount) }) : t(text.open)}
      words={words && t(words)}
      againLabel={t(isUnkept ? text.goOn : isChanged ? text.next : text.again)}
      phone={model.phone()}
      onCall={model.call}
      orderHref={`#/${model.orderRoute}`}
      onCheckAgain={model.lock.checkAgain}
      onAgain={model.payAgain}
      failure={model.lock.failure()}
    />
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
        <a className="button button--quiet" href={`#/${model.orderRoute}`}>
          {t(pageText.order)}
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
        confirmLabel={t(text.confirm)}
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

function PayButton({ isBusy, status, onPay }: Omit<WaysProps, 'model' | 'ways'> & { readonly onPay: () => void }) {
  return (
    <Button onPress={onPay} isBusy={isBusy} isDisabled={status !== 'fresh'}>
      {t(text.pay)}
    </Button>
  );
}

function OnlyHere() {
  return <p className="muted small">{t(ticket.onlyHere)}</p>;
}

/** A warning about a payment that was begun elsewhere, such as at a channel: a payment by card would be a second one. */
function PaidElsewhere({ orderRoute }: Pick<RepaymentMethodModel, 'orderRoute'>) {
  return (
    <section className="card stack">
      <p role="status">{t(result.unsure)}</p>
      <a className="button button--quiet" href={`#/${orderRoute}`}>
        {t(pageText.order)}
      </a>
    </section>
  );
}

/** The amount to be paid; a link to the order if it is not known. */
function Amount({ model: { amount, orderRoute, $mayBePaid } }: PartProps) {
  const mayBePaid = useStore($mayBePaid);
  return (
    <>
      {mayBePaid && <PaidElsewhere orderRoute={orderRoute} />}
      <DueAmount amount={amount} orderRoute={orderRoute} />
    </>
  );
}

function Cards({ model, ways, status, isBusy, onCards }: WaysProps & ScreenProps) {
  const { card } = model;
  const chosen = useStore(card.$chosen);
  useLayoutEffect(onCards, [onCards]);
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
      {model.amount && ways.cards.length > 0 && <PayButton isBusy={isBusy} status={status} onPay={card.pay} />}
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
      {model.amount && <PayButton isBusy={isBusy} status={status} onPay={model.payByWallet} />}
    </>
  );
}

interface PayingProps extends ScreenProps {
  readonly isList: boolean;
  readonly isCode: boolean;
}

function Paying({ model, isList, isCode, onCards }: PayingProps) {
  const state = useStore(model.lock.$state);
  const isBusy = state.kind !== 'free';
  const view = useStore(model.$ways);
  // A pressed button is removed both when the notice of an unconfirmed payment comes and, with 'Pay again', when it goes.
  useFocusAfter(state.kind !== 'unconfirmed', pageHeading);
  useFocusAfter(state.kind === 'unconfirmed', pageHeading);
  if (state.kind === 'unconfirmed') return <Unconfirmed model={model} state={state} />;
  if (isList && isCode)
    return (
      <>
        <Amount model={model} />
        <Code model={model} isBusy={isBusy} />
        <OnlyHere />
      </>
    );
  const Way = isList ? Cards : Wallet;
  return (
    <QueryView view={view} onRefresh={model.refresh}>
      {(ways, status) => (
        <>
          <Amount model={model} />
          <Way model={model} ways={ways} status={status} isBusy={isBusy} onCards={onCards} />
          <OnlyHere />
        </>
      )}
    </QueryView>
  );
}

/** The repayment method page, with the screens of its in-page routes. */
export function RepaymentMethod({ model, onCards }: ScreenProps) {
  const { name, isMoved } = useStore(model.$route);
  const isList = name === 'list';
  const isCode = !!useStore(model.card.$code);
  return (
    <IgnoreKeyRepeat>
      <RouteTitle
        key={`${name}${isCode}`}
        title={t(isList ? pageText.title : pageText.wallet)}
        takesFocus={isMoved && !isCode}
      />
      <Paying model={model} isList={isList} isCode={isCode} onCards={onCards} />
    </IgnoreKeyRepeat>
  );
}
