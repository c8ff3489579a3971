import { answerDayOf } from '../../shared/models/complaintReceipt.ts';
import type { OnceState } from '../../shared/models/once.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { Doubt } from '../../shared/ui/Doubt/Doubt.tsx';
import { EvidencePicker } from '../../shared/ui/EvidencePicker/EvidencePicker.tsx';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { Overlay } from '../../shared/ui/Overlay/Overlay.tsx';
import { Patience } from '../../shared/ui/Skeleton/Patience.tsx';
import { TagList } from '../../shared/ui/TagList/TagList.tsx';
import { TextBox } from '../../shared/ui/TextBox/TextBox.tsx';
import { MOST_IMAGES } from './evidence.ts';
import { text } from './messages.ts';
import { type ComplaintForm, type FormView, MOST_LETTERS } from './model.ts';

interface FormProps {
  readonly model: ComplaintForm;
}

function Titles({ model }: FormProps) {
  const titles = model.$titles.get();
  if (!titles) return <Patience />;
  if (titles !== 'lost') return <TagList tags={titles} />;
  return (
    <>
      <p role="status">{text.tagsLost}</p>
      <Button onPress={model.loadTitles} kind="text">
        {text.retry}
      </Button>
    </>
  );
}

function InDoubt({ model, state }: FormProps & { readonly state: Extract<OnceState, { readonly kind: 'doubt' }> }) {
  const seen = model.$listSight.get();
  const { maySendAgain } = state;
  const again = { looking: text.mayAgain, absent: text.notFound, unreadable: `${text.unreadable} ${text.free}` };
  return (
    <Doubt
      title={text.doubt}
      message={maySendAgain ? text.doubtWhy : `${text.doubtWhy} ${text.soon}`}
      sight={maySendAgain && seen === 'looking' ? seen : state.sight}
      maySendAgain={maySendAgain}
      words={maySendAgain ? again[seen] : state.sight === 'unknown' ? text.unreadable : undefined}
      openMessage=""
      againLabel={text.again}
      orderHref={undefined}
      onLookAgain={model.once.lookAgain}
      onAgain={model.sendAgain}
    />
  );
}

function Sending({ model }: FormProps) {
  const state = model.once.$state.get();
  if (state.kind === 'doubt') return <InDoubt model={model} state={state} />;
  return (
    <Button onPress={model.send} isBusy={state.kind === 'sending'} isDisabled={model.$view.get().kind === 'opening'}>
      {text.send}
    </Button>
  );
}

function Sent({ view }: { readonly view: Extract<FormView, { kind: 'sent' }> }) {
  const { orderNo, sentAtMs } = view.receipt;
  return (
    <Overlay title={text.sent}>
      {view.isFound && <p>{text.found}</p>}
      {orderNo && (
        <p>
          {text.order} <b>{orderNo}</b>
        </p>
      )}
      <p>
        {text.due} <b>{answerDayOf(sentAtMs)}</b>
      </p>
    </Overlay>
  );
}

function Form({ model }: FormProps) {
  const view = model.$view.get();
  const { evidence } = model;
  const state = model.once.$state.get();
  const isFree = state.kind === 'free' || (state.kind === 'doubt' && state.maySendAgain);
  const isLocked = view.kind !== 'writing' || !isFree;
  return (
    <>
      <Titles model={model} />
      <section className="card">
        <TextBox
          label={text.description}
          text={'description' in view ? view.description : ''}
          limit={MOST_LETTERS}
          isDisabled={isLocked}
          onWrite={model.write}
        />
        <EvidencePicker
          images={evidence.$images.get()}
          problems={evidence.$problems.get()}
          limit={MOST_IMAGES}
          isLocked={isLocked}
          onPick={evidence.add}
          onRetry={evidence.retry}
          onRemove={evidence.remove}
        />
      </section>
      <p className="muted">{text.note}</p>
      <Sending model={model} />
      {view.kind === 'sent' && <Sent view={view} />}
    </>
  );
}

/** The second step of a complaint: what happened, with images, and sending it. */
export function ComplainPageNext({ model }: FormProps) {
  return (
    <>
      <h1>{text.title}</h1>
      {model.$view.get().kind === 'noType' ? (
        <Note message={text.noType} href={model.startAddress} label={text.choose} />
      ) : (
        <Form model={model} />
      )}
    </>
  );
}
