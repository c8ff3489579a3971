import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { answerDayOf } from '../../shared/features/complaint/answerDay.ts';
import { EvidencePicker } from '../../shared/features/complaint/EvidencePicker/EvidencePicker.tsx';
import { text as evidenceText } from '../../shared/features/complaint/EvidencePicker/messages.ts';
import { LateLogin } from '../../shared/features/core/Failure/LateLogin.tsx';
import { pageHeading } from '../../shared/features/core/pageHeading.ts';
import type { SubmissionState } from '../../shared/features/core/submissionState.ts';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { FieldProblem } from '../../shared/ui/FieldProblem/FieldProblem.tsx';
import { useProblemMark } from '../../shared/ui/FieldProblem/problemMark.ts';
import { lateComponent } from '../../shared/ui/lateComponent.tsx';
import { SlowNotice } from '../../shared/ui/Skeleton/SlowNotice.tsx';
import { TagList } from '../../shared/ui/TagList/TagList.tsx';
import { TextBox } from '../../shared/ui/TextBox/TextBox.tsx';
import { MAX_IMAGES } from './evidence.ts';
import { text } from './messages.ts';
import { type ComplaintForm, type FormProblem, type FormView, MAX_LETTERS } from './model.ts';

// The components for after sending load after the document, long before anything is sent.
const { Late: LateSent, loadAhead } = lateComponent(async () => (await import('./afterSending/AfterSending.tsx')).Sent);
const { Late: LateUnconfirmed, loadAhead: loadUnconfirmed } = lateComponent(
  async () => (await import('./afterSending/AfterSending.tsx')).Unconfirmed,
);

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
        {t(evidenceText.retry)}
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
      <LateLogin failure={problem.failure} />
    </div>
  );
}

function Sending({ model, view, state }: ViewProps & { readonly state: SubmissionState }) {
  const problem = useStore(model.$problem);
  if (state.kind === 'unconfirmed')
    return (
      // If it does not load, each of its states loads it again.
      <LateUnconfirmed
        model={model}
        state={state}
        onFailed={() => {}}
        before={
          <section role="alert" className="card stack">
            <h2>{t(text.unconfirmed)}</h2>
            <p>{t(text.unconfirmedWhy)}</p>
          </section>
        }
      />
    );
  return (
    <>
      {problem?.field === 'form' && <Refused problem={problem} />}
      <Button onPress={model.send} isBusy={state.kind === 'sending'} isDisabled={view.kind === 'opening'}>
        {t(text.send)}
      </Button>
    </>
  );
}

function Form({ model, view }: ViewProps) {
  const { evidence } = model;
  const images = useStore(evidence.$images);
  const problems = useStore(evidence.$problems);
  const problem = useStore(model.$problem);
  useEffect(loadAhead, []);
  useEffect(loadUnconfirmed, []);
  const state = useStore(model.submission.$state);
  const isFree = state.kind === 'free' || (state.kind === 'unconfirmed' && state.maySendAgain);
  const isLocked = view.kind !== 'writing' || !isFree;
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
      <p className="muted">{t(text.note)}</p>
      <Sending model={model} view={view} state={state} />
      {view.kind === 'sent' && (
        <LateSent view={view} answerDay={answerDayOf(view.receipt.sentAtMs)} onFailed={model.failToShowSent} />
      )}
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
