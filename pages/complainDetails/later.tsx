import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { LargePicture } from '../../shared/features/complaint/LargePicture.tsx';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { StarDialog } from '../../shared/features/core/StarDialog.tsx';
import { t } from '../../shared/i18n/t.ts';
import { complaintRatingText as text } from './messages.ts';
import type { ComplainDetailsModel } from './model.ts';
import { ratingOf } from './rating.ts';

/** The later part of the page: an opened image, and the rating prompt. */
export const later = { ...commonParts, Overlays };

/** The overlays of a complaint: one of its images, or the question how it was handled. */
export function Overlays({ model }: { readonly model: ComplainDetailsModel }) {
  const [rating] = useState(() => ratingOf(model));
  const view = useStore(model.$view);
  const picture = useStore(model.$picture);
  const isAsking = useStore(rating.$isOpen);
  // A borrower who has been signed out meanwhile sees no part of the complaint, and the message about that must not be covered.
  if (view.kind !== 'ready') return null;
  if (picture) return <LargePicture key="picture" picture={picture} onClose={model.closePicture} />;
  return isAsking ? (
    <StarDialog key="rating" title={t(text.rate)} prompt={rating.prompt} onCancel={rating.cancel} />
  ) : null;
}
