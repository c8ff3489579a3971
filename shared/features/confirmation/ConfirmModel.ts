import type { ReadableAtom } from 'nanostores';
import type { Agreement } from '../../api/endpoints/agreements.ts';
import type { BackQuestion } from '../../api/endpoints/offers.ts';
import type { Words } from '../../i18n/messages.ts';
import type { QueryState } from '../core/createQuery.ts';
import type { Failure } from '../core/failure.tsx';
import type { UnconfirmedCheck } from '../core/submission.ts';
import type { UnopenedAgreement } from './agreements.ts';
import type { SignForm } from './confirmation.ts';
import type { FirstContractView } from './firstContract.ts';

/** The state of the borrower's request for the loan. */
export type RequestState =
  | { readonly kind: 'free' | 'sending' | 'done' }
  | {
      readonly kind: 'unconfirmed';
      readonly check: UnconfirmedCheck;
      /** Whether the service had accepted it. */
      readonly wasAccepted: boolean;
      readonly maySendAgain: boolean;
      readonly untilMs: number | undefined;
    };

/** The part of a confirmation model that its screen uses. */
export interface ConfirmModel<Offer> {
  readonly $offer: ReadableAtom<QueryState<Offer>>;
  readonly $form: ReadableAtom<SignForm>;
  readonly agreements: {
    readonly $view: ReadableAtom<QueryState<readonly Agreement[]>>;
    readonly $opening: ReadableAtom<string | undefined>;
    readonly $unopened: ReadableAtom<UnopenedAgreement | undefined>;
    read(agreement: Agreement): void;
  };
  readonly loanSubmission: {
    readonly $state: ReadableAtom<RequestState>;
    said(): Words;
    pendingWords(): Words;
    failure(): Failure | undefined;
    checkAgain(): void;
  };
  readonly back: {
    readonly $asked: ReadableAtom<BackQuestion | undefined>;
    stay(): void;
    leave(): void;
  };
  readonly orderAddress: string | undefined;
  readonly confirmedAddress: string;
  readonly accountAddress: string;
  wait(): 'unchecked' | 'waiting' | 'stale' | undefined;
  refresh(): void;
  agree(isAgreed: boolean): void;
  confirm(): void;
  reopen(): void;
  readonly phone: string;
  call(): void;
}

/** The same, with a contract to accept before the offer is shown. */
export interface NewConfirmModel<Offer> extends ConfirmModel<Offer> {
  readonly contract: {
    readonly $view: ReadableAtom<FirstContractView | undefined>;
    arrive(): void;
    openApart(): void;
    retry(): void;
    agree(): void;
  };
}
