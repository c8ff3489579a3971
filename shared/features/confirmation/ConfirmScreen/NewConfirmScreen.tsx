import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { AgreementFrame } from '../AgreementFrame/AgreementFrame.tsx';
import type { NewConfirmModel } from './ConfirmModel.ts';
import { ConfirmScreen } from './ConfirmScreen.tsx';

interface NewConfirmScreenProps<Offer> {
  readonly title: string;
  readonly model: NewConfirmModel<Offer>;
  /** The terms of the offer, as they stood at a moment in milliseconds since the epoch. */
  readonly children: (offer: Offer, atMs: number) => ReactNode;
}

/** The confirmation of version 3: with a contract in front of the offer, where the lender wants that. */
export function NewConfirmScreen<Offer>({ model, children, title }: NewConfirmScreenProps<Offer>) {
  const { contract } = model;
  const agreement = useStore(contract.$view);
  return (
    <ConfirmScreen
      title={title}
      model={model}
      popupOf={() =>
        agreement && (
          <AgreementFrame
            agreement={agreement}
            onArrive={contract.arrive}
            onOpenApart={contract.openApart}
            onRetry={contract.retry}
            onAgree={contract.agree}
            onCancel={model.back.leave}
          />
        )
      }
    >
      {children}
    </ConfirmScreen>
  );
}
