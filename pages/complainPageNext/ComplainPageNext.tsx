import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { EvidencePicker } from '../../shared/features/complaint/EvidencePicker.tsx';
import { LaterNotice } from '../../shared/features/core/failure.tsx';
import { pageHeading, useFocusAfter } from '../../shared/features/core/focus.ts';
import { LoginPrompt } from '../../shared/features/core/LoginPrompt.tsx';
import type { SubmissionState } from '../../shared/features/core/submission.ts';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { FieldProblem, useProblemMark } from '../../shared/ui/FieldProblem.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { SlowNotice } from '../../shared/ui/Skeleton.tsx';
import { TagList } from '../../shared/ui/TagList.tsx';
import { TextBox } from '../../shared/ui/TextBox.tsx';
import { MAX_IMAGES } from './evidence.ts';
import { complainPageNextText as text } from './messages.ts';
import { type ComplaintForm, type FormProblem, type FormView, MAX_LETTERS } from './model.ts';

interface FormProps {
  readonly model: ComplaintForm;
}

interface ViewProps extends FormProps {
  readonly view: FormView;
}

function Titles({ model }: FormProps) {
  const titles = useStore(model.$titles);
  // Their space is reserved, so that nothing below moves under a finger when they load.
  if (!titles)
    return (
      <>
        <div aria-hidden="true">
          <TagList tags={['\u00a0']} />
        </div>
        <SlowNotice />
      </>
    );
  if (titles !== 'lost') return <TagList tags={titles} />;
  return (
    <>
      <p role="status">{t(text.tagsLost)}</p>
      <Button
        onPress={() => {
          // The pressed button is removed: without a new focus, the Tab key would start at the top of the page.
          pageHeading()?.focus();
          model.loadTitles();
        }}
        kind="text"
      >
        {t(commonText.retry)}
      </Button>
    </>
  );
}

// A message of the service that belongs to no field is shown next to the button that was pressed.
function Refused({ problem }: { readonly problem: FormProblem }) {
  const { ref } = useProblemMark('form', problem);
  return (
    <div ref={ref} className="card stack" tabIndex={-1}>
      <FieldProblem field="form" message={problem.message} />
      <LoginPrompt failure={problem.failure} />
    </div>
  );
}

interface UnconfirmedProps extends FormProps {
  readonly maySendAgain: boolean;
}

// Replaces the button while nobody can say whether the complaint has arrived.
function Unconfirmed({ model, maySendAgain }: UnconfirmedProps) {
  const problem = useStore(model.$problem);
  const sendAgain = (): void => {
    // The notice is removed with the pressed button in it. The form stays in view. Safari does not focus a tapped button.
    if (document.activeElement !== document.body) pageHeading()?.focus({ preventScroll: true });
    model.sendAgain();
  };
  return (
    <section className="card stack">
      <div role="alert" className="stack">
        <h2>{t(text.unconfirmed)}</h2>
        <p>{`${problem ? t(problem.message) : ''} ${t(text.unconfirmedWhy)}`.trim()}</p>
      </div>
      <p role="status">{!maySendAgain && t(text.soon)}</p>
      <a className="button" href={model.listAddress}>
        {t(commonText.complaints)}
      </a>
      {maySendAgain && (
        <Button onPress={sendAgain} kind="quiet">
          {t(text.again)}
        </Button>
      )}
    </section>
  );
}

function Sending({ model, view, state }: ViewProps & { readonly state: SubmissionState }) {
  const problem = useStore(model.$problem);
  const notice = useRef<HTMLDivElement>(null);
  useFocusAfter(state.kind === 'sending', () => notice.current);
  if (state.kind === 'unconfirmed')
    return (
      <div ref={notice} tabIndex={-1}>
        <Unconfirmed model={model} maySendAgain={state.maySendAgain} />
      </div>
    );
  return (
    <>
      {problem?.field === 'form' && <Refused problem={problem} />}
      <Button onPress={model.send} isBusy={state.kind === 'sending'} isDisabled={view.kind === 'opening'}>
        {t(commonText.send)}
      </Button>
    </>
  );
}

function Form({ model, view }: ViewProps) {
  const { evidence } = model;
  const images = useStore(evidence.$images);
  const problems = useStore(evidence.$problems);
  const problem = useStore(model.$problem);
  const parts = useLater(model.later);
  const state = useStore(model.submission.$state);
  const isLocked = view.kind !== 'writing' || state.kind === 'sending';
  return (
    <>
      <Titles model={model} />
      <section className="card">
        <TextBox
          label={t(text.description)}
          text={'description' in view ? view.description : ''}
          limit={MAX_LETTERS}
          isDisabled={isLocked}
          problem={problem?.field === 'text' ? problem : undefined}
          onWrite={model.write}
        />
        <EvidencePicker
          List={parts?.EvidenceList}
          images={images}
          problems={problems}
          limit={MAX_IMAGES}
          isLocked={isLocked}
          problem={problem?.field === 'images' ? problem : undefined}
          onPick={evidence.add}
          onRetry={evidence.retry}
          onRemove={evidence.remove}
        />
      </section>
      {/* Of a complaint that may not have arrived, nothing is promised. */}
      {state.kind !== 'unconfirmed' && <p className="muted">{t(text.note)}</p>}
      <Sending model={model} view={view} state={state} />
      <LaterNotice later={model.later} />
      {view.kind === 'sent' && parts && <parts.Sent />}
    </>
  );
}

/** The second step of a complaint: what happened, with images, and sending it. */
export function ComplainPageNext({ model }: FormProps) {
  const view = useStore(model.$view);
  return (
    <>
      <h1 tabIndex={-1}>{t(text.title)}</h1>
      {view.kind === 'noType' ? (
        <EmptyState message={t(text.noType)} href={model.startAddress} label={t(text.choose)} />
      ) : (
        <Form model={model} view={view} />
      )}
    </>
  );
}
