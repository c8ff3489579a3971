import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { BackQuestion } from '../../api/endpoints/offers.ts';
import { wordsOfFailure } from '../../api/outcome.ts';
import { signsInTwoTaps } from '../../brand/current.ts';
import { type Amount, isPayable } from '../../domain/money.ts';
import { t } from '../../i18n/t.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon, phoneIcon } from '../../ui/Icon.tsx';
import { commonText, lastUpdatedText as lastUpdated } from '../../ui/messages.ts';
import { Success } from '../../ui/Success.tsx';
import { useFocusAfter } from '../core/focus.ts';
import { LoginPrompt } from '../core/LoginPrompt.tsx';
import { QueryView } from '../core/QueryView.tsx';
import { UnconfirmedNotice } from '../core/UnconfirmedNotice.tsx';
import { AgreementRow } from './AgreementRow.tsx';
import type { Confirmation } from './confirmation.ts';
import { backDialogText as backDialog, confirmScreenText as text } from './messages.ts';
import type { OfferedLoan } from './OfferTerms.tsx';
import { isDoubtful } from './offerCost.ts';
import { PriceLine } from './PriceLine.tsx';
import './ConfirmScreen.scss';

/** A button that calls the lender: before a doubtful loan, or if the loan cannot be taken. */
function CallButton({ model, kind }: { readonly model: Confirmation<unknown>; readonly kind: 'main' | 'text' }) {
  return (
    <Button kind={kind} onPress={model.call}>
      <Icon path={phoneIcon} /> <span className="whole">{model.phone}</span>
    </Button>
  );
}

interface ConfirmScreenProps<Offer extends OfferedLoan> {
  readonly title: string;
  readonly model: Confirmation<Offer>;
  /** Renders the terms of the offer, which was read at `atMs` (milliseconds since the epoch). */
  readonly children: (offer: Offer, atMs: number) => ReactNode;
  /** Returns the function that formats the offer's amounts. */
  readonly formatOf: (offer: Offer) => (amount: Amount) => string;
  /** The label of the button, if the service sends one. */
  readonly labelOf?: (offer: Offer) => string;
  /** Whether the first tap on the button leads to the agreement, and the second takes the loan. */
  readonly signsInTwoTaps?: boolean | undefined;
  /** The dialog over the offer, if no other one is open. */
  readonly popupOf: (offer: Offer) => ReactNode;
}

const waits = { unchecked: text.unchecked, waiting: text.waiting, stale: text.stale };

interface OfferedProps<Offer extends OfferedLoan> extends ConfirmScreenProps<Offer> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Offered<Offer extends OfferedLoan>({
  model,
  children,
  formatOf,
  labelOf,
  popupOf,
  heading,
  signsInTwoTaps,
}: OfferedProps<Offer>) {
  const { agreements, back } = model;
  const { kind } = useStore(model.loanSubmission.$state);
  const view = useStore(model.$offer);
  const list = useStore(agreements.$view);
  const question = useStore(back.$question);
  const { note, needsAccount, failure } = useStore(model.$form);
  const lost = 'failure' in list && list.failure && wordsOfFailure(list.failure.outcome);
  // `wait` reads this store and the ones above, so the component renders again whenever its result can change.
  useStore(agreements.$opening);
  const wait = model.wait();
  const atMs = view.kind === 'ready' ? view.checkedAtMs : 0;
  const popup = question ? (
    <BackDialog question={question} onStay={back.stay} onLeave={back.leave} />
  ) : (
    view.kind === 'ready' && popupOf(view.data)
  );
  const bar = useRef<HTMLDivElement>(null);
  const agreement = useRef<HTMLDivElement>(null);
  const [hasSeenAgreement, setHasSeenAgreement] = useState(!signsInTwoTaps);
  const goToAgreement = (): void => {
    setHasSeenAgreement(true);
    agreement.current?.scrollIntoView();
    agreement.current?.querySelector('input')?.focus();
  };
  // A popup that was open from the start has no earlier focus to restore.
  useFocusAfter(!!popup, () => heading.current);
  useFocusAfter(wait === 'stale', () => bar.current?.lastElementChild);
  return (
    <>
      <QueryView view={view} onRefresh={model.refresh}>
        {(offer) => (
          <>
            {children(offer, atMs)}
            <div ref={agreement}>
              <AgreementRow model={model} />
            </div>
            <ActionBar>
              <div ref={bar} className="stack confirm-action">
                {/* Explains next to the button why pressing it has no effect. */}
                {note && <p role="alert">{t(note)}</p>}
                <LoginPrompt failure={failure} />
                {needsAccount && (
                  <a className="button button--quiet" href={model.accountAddress}>
                    {t(commonText.addAccount)}
                  </a>
                )}
                {/* Only the service's words: the app's own are below. */}
                {lost && typeof lost === 'string' && <p role="alert">{lost}</p>}
                <div className={wait === 'stale' ? 'line' : undefined}>
                  <p className="muted small" role="status">
                    {wait && t(waits[wait])}
                  </p>
                  {/* The other such button is at the end of the page, out of sight of a borrower who reads here that they have to press it. */}
                  {wait === 'stale' && (
                    <Button kind="text" onPress={model.refresh}>
                      {t(lastUpdated.refresh)}
                    </Button>
                  )}
                </div>
                {/* A borrower who takes the loan without scrolling sees its price here. */}
                <PriceLine offer={offer} atMs={atMs} format={formatOf(offer)} />
                {!isPayable(offer.amount) ? (
                  <>
                    <p role="alert">{t(text.ask)}</p>
                    <CallButton model={model} kind="text" />
                  </>
                ) : !hasSeenAgreement ? (
                  <Button onPress={goToAgreement}>{t(text.read)}</Button>
                ) : (
                  <>
                    {/* If the figures contradict each other, calling comes before taking the loan. */}
                    {isDoubtful(offer, atMs) && <CallButton model={model} kind="main" />}
                    <Button
                      kind={isDoubtful(offer, atMs) ? 'quiet' : 'main'}
                      onPress={model.confirm}
                      isBusy={kind === 'sending'}
                      isDisabled={!!wait}
                    >
                      {labelOf?.(offer) || t(text.loan)}
                    </Button>
                  </>
                )}
              </div>
            </ActionBar>
          </>
        )}
      </QueryView>
      {popup}
    </>
  );
}

/** Replaces the offer once the borrower has taken it: the outcome, as far as it is known. */
function Requested<Offer>({ model }: { readonly model: Confirmation<Offer> }) {
  const { loanSubmission, orderAddress, reopen } = model;
  const state = useStore(loanSubmission.$state);
  const { note } = useStore(model.$form);
  // `orderText` is not a store, but each check sets a new state after it has changed.
  const orderText = loanSubmission.orderText();
  const isAccepted = state.kind === 'unconfirmed' && state.wasAccepted;
  // A request that the service has accepted stays accepted, even if a later check cannot confirm it.
  if (state.kind !== 'unconfirmed' || (isAccepted && !state.maySendAgain)) {
    const pending = loanSubmission.pendingText();
    return (
      <Success
        title={t(pending || text.done)}
        tone={pending ? 'waiting' : 'good'}
        href={orderAddress ?? model.homeAddress}
        label={t(orderAddress ? commonText.order : commonText.toHome)}
      />
    );
  }
  return (
    <UnconfirmedNotice
      title={t(isAccepted ? text.accepted : text.unconfirmed)}
      // Only the service's words about the request are quoted; the app's own texts here are about the offer.
      message={
        (typeof note === 'string' && note ? `“${note}” ` : '') +
        t(isAccepted ? text.acceptedMessage : text.unconfirmedMessage)
      }
      check={state.check}
      maySendAgain={state.maySendAgain}
      untilMs={state.untilMs}
      words={state.check === 'changed' ? t(text.changed) : undefined}
      openMessage={(orderText && `“${t(orderText)}” `) + t(isAccepted ? text.noSign : text.open)}
      againLabel={t(text.reopen)}
      orderHref={orderAddress}
      onCheckAgain={loanSubmission.checkAgain}
      onAgain={reopen}
      phone={model.phone}
      onCall={model.call}
      failure={loanSubmission.failure()}
    />
  );
}

/** A screen on which a borrower reads the terms of a loan and takes it; it can be taken only once. */
export function ConfirmScreen<Offer extends OfferedLoan>(props: ConfirmScreenProps<Offer>) {
  const { title, model } = props;
  const { kind } = useStore(model.loanSubmission.$state);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRequested = kind === 'unconfirmed' || kind === 'done';
  useFocusAfter(isRequested, () => heading.current);
  // A refused request leaves its button where it was.
  useFocusAfter(kind === 'sending', () => (isRequested ? heading.current : null));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {isRequested ? (
        <Requested model={model} />
      ) : (
        <Offered signsInTwoTaps={signsInTwoTaps} {...props} heading={heading} />
      )}
    </>
  );
}

interface BackDialogProps {
  readonly question: BackQuestion;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The question to a borrower who goes back from an offer: 'Agree' stays, 'Cancel' leaves. */
function BackDialog({ question, onStay, onLeave }: BackDialogProps) {
  return (
    <Dialog title={t(backDialog.title)} onClose={onStay}>
      <p>
        <strong>{question.title}</strong>
      </p>
      <p className="said">{question.content}</p>
      <Button onPress={onStay}>{t(commonText.agree)}</Button>
      <Button onPress={onLeave} kind="quiet">
        {t(commonText.cancel)}
      </Button>
    </Dialog>
  );
}
