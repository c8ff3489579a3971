import { useStore } from '@nanostores/react';
import type { Complaint } from '../../shared/api/endpoints/readComplaint.ts';
import { PictureList } from '../../shared/features/complaint/PictureList.tsx';
import { LaterNotice } from '../../shared/features/core/failure.tsx';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { RowList } from '../../shared/ui/RowList.tsx';
import { TagList } from '../../shared/ui/TagList.tsx';
import { Counter } from '../../shared/ui/TextBox.tsx';
import { complainDetailsText as text } from './messages.ts';
import { type ComplainDetailsModel, isAnswered } from './model.ts';

// The maximum length of a complaint's text.
const MAX_LETTERS = 200;

interface PartProps {
  readonly model: ComplainDetailsModel;
}

function Pictures({ urls, model }: PartProps & { readonly urls: readonly string[] }) {
  const shown = urls.filter(Boolean);
  return (
    <>
      {!!shown.length && <PictureList urls={shown} onOpen={(at) => model.openPicture({ urls: shown, at })} />}
      {shown.length < urls.length && <p className="muted">{t(text.notShown)}</p>}
    </>
  );
}

function Details({ complaint, model }: PartProps & { readonly complaint: Complaint }) {
  const { type, subtype, content, images, reply, replyImages } = complaint;
  const hasAnswer = isAnswered(complaint);
  const rows = [
    { label: t(text.number), value: complaint.problemId },
    { label: t(text.status), value: t(hasAnswer ? text.answered : text.open) },
  ];
  return (
    <>
      <section className="card">
        <TagList tags={[type, subtype].filter(Boolean)} />
        <RowList rows={rows.filter(({ value }) => value)} />
      </section>
      <section className="card stack talk--own">
        <h2>{t(text.description)}</h2>
        <p className="said">{content}</p>
        <Counter text={content} limit={MAX_LETTERS} />
        <Pictures urls={images} model={model} />
      </section>
      {hasAnswer && (
        <section className="card stack talk--answer">
          <h2>{t(text.result)}</h2>
          {reply && <p className="said">{reply}</p>}
          <Pictures urls={replyImages} model={model} />
        </section>
      )}
      {/* A borrower who opened a link in a message has no page to go back to. */}
      <a className="button button--quiet" href={model.listAddress}>
        {t(commonText.complaints)}
      </a>
      <a className="button button--quiet" href={model.formAddress}>
        {t(commonText.writeComplaint)}
      </a>
    </>
  );
}

/** One complaint and its answer. */
export function ComplainDetails({ model }: PartProps) {
  const isNamed = useStore(model.$isNamed);
  const view = useStore(model.$view);
  const parts = useLater(model.env.later);
  return (
    <>
      <h1>{t(text.title)}</h1>
      {isNamed ? (
        <QueryView view={view} onRefresh={model.refresh}>
          {(complaint) => <Details complaint={complaint} model={model} />}
        </QueryView>
      ) : (
        <EmptyState message={t(text.noComplaint)} href={model.listAddress} label={t(commonText.complaints)} />
      )}
      {view.kind === 'ready' && <LaterNotice later={model.env.later} />}
      {parts && <parts.Overlays model={model} />}
    </>
  );
}
