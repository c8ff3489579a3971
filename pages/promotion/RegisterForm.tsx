import { useStore } from '@nanostores/react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { LandingTemplate } from '../../shared/api/endpoints/readLandingTemplate.ts';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FieldProblem, useProblemMark } from '../../shared/ui/FieldProblem.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { SlowNotice } from '../../shared/ui/Skeleton.tsx';
import { useTextField } from '../../shared/ui/useTextField.ts';
import '../../shared/ui/TextField.scss';
import type { CaptchaView } from './captcha.ts';
import { type Field, type Form, type Problem, rules } from './form.ts';
import { text } from './messages.ts';
import type { PromotionModel } from './model.ts';

interface PartProps {
  readonly model: PromotionModel;
}

interface EntryProps extends PartProps {
  readonly form: Form;
  readonly field: Field;
  readonly label: string;
  /** The attributes of its input in addition to those of a text input. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
  /** Shown beside the label. */
  readonly more?: ReactNode;
  /** Shown beside the field. */
  readonly children?: ReactNode;
}

const problemOf = ({ problem }: Form, field: Field | 'form') => (problem?.field === field ? problem : undefined);

function Entry({ model, form, field, label, input, more, children }: EntryProps) {
  const { control, problem } = useTextField({
    name: field,
    value: form[field],
    rule: rules[field],
    problem: problemOf(form, field),
    onFill: (value) => model.form.type(field, value),
  });
  return (
    <div>
      <div className={more ? 'line' : undefined}>
        <label htmlFor={field}>{label}</label>
        {more}
      </div>
      <div className="line">
        <input id={field} className="field__control entry" {...input} {...control} />
        {children}
      </div>
      <FieldProblem field={field} message={problem?.message} />
    </div>
  );
}

// A message of the service that belongs to no field is shown next to the button that was pressed.
function Refused({ problem }: { readonly problem: Problem }) {
  const { ref } = useProblemMark('form', problem);
  return (
    <div ref={ref} tabIndex={-1}>
      <FieldProblem field="form" message={problem.message} />
    </div>
  );
}

function CaptchaPicture({ model, view }: PartProps & { readonly view: CaptchaView }) {
  // Its space is reserved before the picture has loaded.
  if (view.kind !== 'shown')
    return view.kind === 'loading' ? (
      <svg className="letters" />
    ) : (
      <span className="small" role="status">
        {t(text.noPicture)}
      </span>
    );
  return (
    <img
      key={view.url}
      src={view.url}
      className="letters"
      alt={t(text.picture)}
      onLoad={() => model.captcha.arrive(view.url)}
      onError={() => model.captcha.lose(view.url)}
    />
  );
}

function SmsButton({ model, busy }: PartProps & Pick<Form, 'busy'>) {
  const seconds = useStore(model.registration.countdown.$restSeconds);
  return (
    <Button
      kind="text"
      onPress={() => void model.registration.sendCode()}
      isBusy={busy === 'sending'}
      isDisabled={!!(seconds || busy)}
    >
      {seconds ? t(text.wait, { seconds: String(seconds) }) : t(text.getCode)}
    </Button>
  );
}

interface RegisterFormProps extends PartProps {
  readonly captcha: CaptchaView;
  readonly template: Partial<LandingTemplate>;
}

/** The form of the landing page: phone, captcha, SMS code, and the button that applies. */
export function RegisterForm({ model, captcha, template }: RegisterFormProps) {
  const form = useStore(model.form.$form);
  const { busy } = form;
  const isRegistering = busy === 'registering';
  const refused = problemOf(form, 'form');
  return (
    <form
      className="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        model.apply();
      }}
    >
      <Entry
        model={model}
        form={form}
        field="phone"
        label={t(commonText.phone)}
        // The service identifies a visitor by the captcha: the field is disabled until that has loaded.
        input={{
          type: 'tel',
          autoComplete: 'tel',
          disabled: captcha.kind === 'loading',
        }}
      />
      <Entry
        model={model}
        form={form}
        field="captcha"
        label={t(text.captcha)}
        // The letters form no word: the keyboard would autocorrect them, or capitalise the first.
        input={{ autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off' }}
        more={
          <Button kind="text" onPress={model.registration.renewCaptcha} isDisabled={captcha.kind === 'loading'}>
            {t(text.another)}
          </Button>
        }
      >
        <CaptchaPicture model={model} view={captcha} />
      </Entry>
      <Entry
        model={model}
        form={form}
        field="sms"
        label={t(text.sms)}
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
      >
        <SmsButton model={model} busy={busy} />
      </Entry>
      {/* The visitor is not asked to accept a document that the offer does not have. */}
      <p className="agreed">
        {model.agreementAddress() && (
          <>
            {t(text.agree)} <a href="#/agreementTemplate">{template.agreementTitle || t(text.agreement)}</a>
          </>
        )}
      </p>
      {refused && <Refused problem={refused} />}
      <button type="submit" className="button" aria-disabled={!!busy} aria-busy={isRegistering}>
        {template.buttonText || t(text.apply)}
      </button>
      {isRegistering && <SlowNotice />}
    </form>
  );
}
