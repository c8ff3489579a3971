import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { LargePicture } from '../../shared/features/complaint/LargePicture.tsx';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { LoginPrompt } from '../../shared/features/core/LoginPrompt.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FieldProblem } from '../../shared/ui/FieldProblem.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { Stars } from '../../shared/ui/Stars.tsx';
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
  const { kind, stars, note, failure } = useStore(rating.$rating);
  const isBusy = kind === 'sending';
  // A borrower who has been signed out meanwhile sees no part of the complaint, and the message about that must not be covered.
  if (view.kind !== 'ready') return null;
  if (picture) return <LargePicture key="picture" picture={picture} onClose={model.closePicture} />;
  if (kind === 'closed') return null;
  return (
    <Dialog key="rating" title={t(text.rate)}>
      <Stars stars={stars} onChoose={rating.choose} />
      <FieldProblem field="rating" message={note} />
      <LoginPrompt failure={failure} />
      <Button onPress={rating.send} isBusy={isBusy}>
        {t(commonText.send)}
      </Button>
      <Button onPress={rating.cancel} kind="quiet" isDisabled={isBusy}>
        {t(commonText.cancel)}
      </Button>
    </Dialog>
  );
}
