import { useStore } from '@nanostores/react';
import type { Complaint } from '../../shared/api/endpoints/readComplaint.ts';
import { LargePicture } from '../../shared/features/complaint/PictureList/LargePicture.tsx';
import { PictureList } from '../../shared/features/complaint/PictureList/PictureList.tsx';
import { QueryView } from '../../shared/features/core/QueryView/QueryView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog/Dialog.tsx';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Stars } from '../../shared/ui/Stars/Stars.tsx';
import { TagList } from '../../shared/ui/TagList/TagList.tsx';
import { Counter } from '../../shared/ui/TextBox/Counter.tsx';
import { text } from './messages.ts';
import type { ComplainDetailsModel } from './model.ts';

// How many letters a complaint can have.
const MAX_LETTERS = 200;

interface PartProps {
  readonly model: ComplainDetailsModel;
}

function Pictures({ urls, model }: PartProps & { readonly urls: readonly string[] }) {
  const shown = urls.filter(Boolean);
  return (
    <>
      {shown.length > 0 && <PictureList urls={shown} onOpen={(at) => model.openPicture({ urls: shown, at })} />}
      {shown.length < urls.length && <p className="muted">{t(text.notShown)}</p>}
    </>
  );
}

function Details({ complaint, model }: PartProps & { readonly complaint: Complaint }) {
  const { type, subtype, content, images, reply, replyImages } = complaint;
  return (
    <>
      <section className="card stack">
        <TagList tags={[type, subtype].filter(Boolean)} />
        <h2>{t(text.description)}</h2>
        <p className="said">{content}</p>
        <Counter length={content.length} limit={MAX_LETTERS} />
        <Pictures urls={images} model={model} />
      </section>
      {(reply.trim() || replyImages.length > 0) && (
        <section className="card stack">
          <h2>{t(text.result)}</h2>
          {reply && <p className="said">{reply}</p>}
          <Pictures urls={replyImages} model={model} />
        </section>
      )}
    </>
  );
}

function RatingDialog({ model }: PartProps) {
  const { rating } = model;
  const picture = useStore(model.$picture);
  const { kind, stars } = useStore(rating.$rating);
  const isBusy = kind === 'sending';
  if (picture) return <LargePicture key="picture" picture={picture} onClose={model.closePicture} />;
  if (kind === 'closed') return null;
  return (
    <Dialog key="rating" title={t(text.rate)}>
      <Stars label={t(text.stars)} stars={stars} onChoose={rating.choose} />
      <Button onPress={rating.send} isBusy={isBusy}>
        {t(text.send)}
      </Button>
      <Button onPress={rating.cancel} kind="quiet" isDisabled={isBusy}>
        {t(text.cancel)}
      </Button>
    </Dialog>
  );
}

/** One complaint and what became of it. */
export function ComplainDetails({ model }: PartProps) {
  const isNamed = useStore(model.$isNamed);
  const view = useStore(model.$view);
  return (
    <>
      <h1>{t(text.title)}</h1>
      {isNamed ? (
        <QueryView view={view} onRefresh={model.refresh}>
          {(complaint) => <Details complaint={complaint} model={model} />}
        </QueryView>
      ) : (
        <EmptyState message={t(text.noComplaint)} href={model.listAddress} label={t(text.mine)} />
      )}
      <RatingDialog model={model} />
    </>
  );
}
