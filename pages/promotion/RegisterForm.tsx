import { useStore } from '@nanostores/react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { LandingTemplate } from '../../shared/api/endpoints/readLandingTemplate.ts';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { SlowNotice } from '../../shared/ui/Skeleton/SlowNotice.tsx';
import type { CaptchaView } from './captcha.ts';
import type { Field, Form } from './form.ts';
import { text } from './messages.ts';
import type { PromotionModel } from './model.ts';

interface PartProps {
  readonly model: PromotionModel;
}

interface EntryProps extends PartProps {
  readonly form: Form;
  readonly field: Field;
  readonly label: string;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  /** What stands beside the field. */
  readonly children?: ReactNode;
}

function Entry({ model, form, field, label, input, children }: EntryProps) {
  const problem = form.problem?.field === field && form.problem.message;
  return (
    <div>
      <label htmlFor={field}>{label}</label>
      <div className="line">
        <input
          id={field}
          className="entry"
          value={form[field]}
          aria-invalid={!!problem || undefined}
          aria-describedby={problem ? `${field}-problem` : undefined}
          onInput={({ currentTarget }) => {
            // What the field cannot hold must not stand in it either, also where nothing else has changed.
            currentTarget.value = model.form.type(field, currentTarget.value);
          }}
          {...input}
        />
        {children}
      </div>
      {problem && (
        <p id={`${field}-problem`} role="alert" className="problem small">
          {t(problem)}
        </p>
      )}
    </div>
  );
}

function CaptchaPicture({ model, view }: PartProps & { readonly view: CaptchaView }) {
  // Its place is there before its picture is.
  if (view.kind !== 'shown')
    return view.kind === 'loading' ? (
      <svg width="132" height="44" />
    ) : (
      <span className="small">{t(text.noPicture)}</span>
    );
  return (
    <img
      key={view.url}
      src={view.url}
      width="132"
      height="44"
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
      isDisabled={seconds > 0 || !!busy}
    >
      {seconds ? t(text.wait, { seconds: String(seconds) }) : t(text.getCode)}
    </Button>
  );
}

interface RegisterFormProps extends PartProps {
  readonly captcha: CaptchaView;
  readonly template: LandingTemplate | undefined;
}

/** The form of the landing page: phone, captcha, SMS code, and the button that applies. */
export function RegisterForm({ model, captcha, template }: RegisterFormProps) {
  const form = useStore(model.form.$form);
  const { busy } = form;
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
        label={t(text.phone)}
        // The service knows a visitor by the captcha: it comes first.
        input={{
          type: 'tel',
          autoComplete: 'tel',
          disabled: captcha.kind === 'loading',
        }}
      />
      <Entry model={model} form={form} field="captcha" label={t(text.captcha)} input={{ type: 'text' }}>
        <CaptchaPicture model={model} view={captcha} />
      </Entry>
      <Button kind="text" onPress={model.registration.renewCaptcha} isDisabled={captcha.kind === 'loading'}>
        {t(text.another)}
      </Button>
      <Entry
        model={model}
        form={form}
        field="sms"
        label={t(text.sms)}
        input={{ type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' }}
      >
        <SmsButton model={model} busy={busy} />
      </Entry>
      <p>
        {t(text.agree)} <a href="#/agreementTemplate">{template?.agreementTitle || t(text.agreement)}</a>
      </p>
      <button type="submit" className="button" disabled={!!busy} aria-busy={busy === 'registering' || undefined}>
        {template?.buttonText || t(text.apply)}
      </button>
      {busy === 'registering' && <SlowNotice />}
    </form>
  );
}
