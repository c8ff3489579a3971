import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useLater } from '../../platform/loadLater.ts';
import { ReadOnlyScreen } from '../core/ReadOnlyScreen.tsx';
import type { OfferPage } from './offerPage.ts';

interface OfferScreenProps<Offer> {
  readonly title: string;
  readonly model: OfferPage<Offer>;
  /** Renders the terms of the offer, which was read at `atMs` (milliseconds since the epoch). */
  readonly children: (offer: Offer, atMs: number) => ReactNode;
}

/** An offer to read; once the later part has loaded, the screen that takes it. */
export function OfferScreen<Offer>({ title, model, children }: OfferScreenProps<Offer>) {
  const { later } = model.env;
  const view = useStore(model.offer.$view);
  const parts = useLater(later);
  if (parts) return <parts.Signing page={model} />;
  const isHidden = view.kind === 'ready' ? !model.mayShow(view.data) : model.mayBeRequested();
  return (
    <ReadOnlyScreen title={title} later={later} view={view} isHidden={isHidden} onRefresh={model.offer.refresh}>
      {children}
    </ReadOnlyScreen>
  );
}
