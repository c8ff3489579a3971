import { useStore } from '@nanostores/react';
import { EvidencePicker } from '../../shared/features/complaint/EvidencePicker.tsx';
import { LaterNotice } from '../../shared/features/core/failure.tsx';
import { pageHeading } from '../../shared/features/core/focus.ts';
import { LoginPrompt } from '../../shared/features/core/LoginPrompt.tsx';
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

// A failure that belongs to no field is shown next to the button that was pressed.
function Refused({ model, problem }: FormProps & { readonly problem: FormProblem }) {
  const { ref } = useProblemMark('form', problem);
  return (
    <div ref={ref} className="card stack" tabIndex={-1}>
      <FieldProblem field="form" message={problem.message} />
      {problem.isUnsure && (
        <a className="button" href={model.listAddress}>
          {t(commonText.complaints)}
        </a>
      )}
      <LoginPrompt failure={problem.failure} />
    </div>
  );
}

function Form({ model, view }: ViewProps) {
  const { evidence } = model;
  const images = useStore(evidence.$images);
  const problems = useStore(evidence.$problems);
  const problem = useStore(model.$problem);
  const parts = useLater(model.later);
  const isLocked = view.kind !== 'writing';
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
      {!problem?.isUnsure && <p className="muted">{t(text.note)}</p>}
      {problem?.field === 'form' && <Refused model={model} problem={problem} />}
      {/* Of a complaint that may have arrived, the list above is the first thing to look at. */}
      <Button
        onPress={model.send}
        kind={problem?.isUnsure ? 'quiet' : 'main'}
        isBusy={view.kind === 'sending'}
        isDisabled={view.kind === 'opening'}
      >
        {t(commonText.send)}
      </Button>
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
