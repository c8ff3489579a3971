import { useStore } from '@nanostores/react';
import { useState } from 'react';
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

/** The later part of the page: the rating prompt. */
export const later = { ...commonParts, RatingPrompt };

/** The question how a complaint was handled. */
export function RatingPrompt({ model }: { readonly model: ComplainDetailsModel }) {
  const [rating] = useState(() => ratingOf(model));
  const view = useStore(model.$view);
  const { kind, stars, note, failure } = useStore(rating.$rating);
  const isBusy = kind === 'sending';
  // A borrower who has been signed out meanwhile sees no part of the complaint, and the message about that must not be covered.
  if (view.kind !== 'ready' || kind === 'closed') return null;
  return (
    <Dialog title={t(text.rate)}>
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
