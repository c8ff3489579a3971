import type { ReactNode } from 'react';
import { AgreementRow } from '../AgreementRow/AgreementRow.tsx';
import { BackDialog } from '../BackDialog/BackDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { Doubt } from '../Doubt/Doubt.tsx';
import { Note } from '../Note/Note.tsx';
import { ReadState } from '../ReadState/ReadState.tsx';
import type { ConfirmModel } from './ConfirmModel.ts';
import { LoanButton } from './LoanButton.tsx';
import { text } from './messages.ts';

interface ConfirmScreenProps<Offer> {
  readonly title: string;
  readonly model: ConfirmModel<Offer>;
  /** The terms of the offer, as they stood at a moment in milliseconds since the epoch. */
  readonly children: (offer: Offer, atMs: number) => ReactNode;
  /** What the button says, where the service has words for it. */
  readonly labelOf?: (offer: Offer) => string;
  /** What stands over the offer, where nothing else does. */
  readonly popupOf: (offer: Offer) => ReactNode;
}

function Offered<Offer>({ model, children, labelOf, popupOf }: ConfirmScreenProps<Offer>) {
  const { agreements, back } = model;
  const view = model.$offer.get();
  const list = agreements.$view.get();
  const asked = back.$asked.get();
  const { isAgreed, note } = model.$form.get();
  const wait = model.wait();
  return (
    <>
      <ReadState view={view} onRefresh={model.refresh}>
        {(offer) => (
          <>
            {children(offer, view.kind === 'ready' ? view.checkedAtMs : 0)}
            <AgreementRow
              agreements={list.kind === 'ready' ? list.data : []}
              isAgreed={isAgreed}
              opening={agreements.$opening.get()}
              onAgree={model.agree}
              onRead={agreements.read}
            />
            {note && (
              <p className="card" role="alert">
                {note}
              </p>
            )}
            <p className="muted small" role="status">
              {wait ? text[wait] : agreements.$opening.get() && text.waiting}
            </p>
            <LoanButton model={model} label={labelOf?.(offer)} />
          </>
        )}
      </ReadState>
      {view.kind === 'refused' && (
        <Button onPress={model.goHome} kind="quiet">
          {text.home}
        </Button>
      )}
      {asked ? (
        <BackDialog question={asked} onStay={back.stay} onLeave={back.leave} />
      ) : (
        view.kind === 'ready' && popupOf(view.data)
      )}
    </>
  );
}

/** In the place of an offer that the borrower has said yes to: what came of it, as far as anybody knows. */
function Requested<Offer>({ model }: { readonly model: ConfirmModel<Offer> }) {
  const { pushing, orderAddress, reopen } = model;
  const state = pushing.$state.get();
  const said = pushing.said();
  if (state.kind !== 'doubt') return <Note message={text.done} href={orderAddress} label={text.order} />;
  return (
    <Doubt
      title={text.doubt}
      message={text.doubtMessage}
      sight={state.sight}
      maySendAgain={state.maySendAgain}
      untilMs={state.untilMs}
      words={state.sight === 'changed' ? text.changed : undefined}
      openMessage={(said && `“${said}” `) + text.open}
      againLabel={text.reopen}
      orderHref={orderAddress}
      onLookAgain={pushing.lookAgain}
      onAgain={reopen}
      phone={model.phone}
      onCall={model.call}
    />
  );
}

/** A screen on which a borrower reads the terms of a loan and takes it, once. */
export function ConfirmScreen<Offer>(props: ConfirmScreenProps<Offer>) {
  const { title, model } = props;
  const { kind } = model.pushing.$state.get();
  return (
    <>
      <h1>{title}</h1>
      {kind === 'doubt' || kind === 'done' ? <Requested model={model} /> : <Offered {...props} />}
    </>
  );
}
