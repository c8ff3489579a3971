import type { InputHTMLAttributes, ReactNode } from 'react';
import { fill } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { SlowNotice } from '../../shared/ui/Skeleton/SlowNotice.tsx';
import type { Field } from './form.ts';
import { text } from './messages.ts';
import type { PromotionModel } from './model.ts';

interface PartProps {
  readonly model: PromotionModel;
}

interface EntryProps extends PartProps {
  readonly field: Field;
  readonly label: string;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  /** What stands beside the field. */
  readonly children?: ReactNode;
}

function Entry({ model, field, label, input, children }: EntryProps) {
  const form = model.form.$form.get();
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
            model.form.type(field, currentTarget.value);
            // What the field cannot hold must not stand in it either, also where nothing else has changed.
            currentTarget.value = model.form.$form.get()[field];
          }}
          {...input}
        />
        {children}
      </div>
      {problem && (
        <p id={`${field}-problem`} role="alert" className="problem small">
          {problem}
        </p>
      )}
    </div>
  );
}

function CaptchaPicture({ model }: PartProps) {
  const view = model.captcha.$view.get();
  // Its place is there before its picture is.
  if (view.kind !== 'shown')
    return view.kind === 'loading' ? <svg width="132" height="44" /> : <span className="small">{text.noPicture}</span>;
  return (
    <img
      key={view.url}
      src={view.url}
      width="132"
      height="44"
      alt={text.picture}
      onLoad={() => model.captcha.arrive(view.url)}
      onError={() => model.captcha.lose(view.url)}
    />
  );
}

function SmsButton({ model }: PartProps) {
  const seconds = model.registration.countdown.$restSeconds.get();
  const { busy } = model.form.$form.get();
  return (
    <Button
      kind="text"
      onPress={() => void model.registration.sendCode()}
      isBusy={busy === 'sending'}
      isDisabled={seconds > 0 || !!busy}
    >
      {seconds ? fill(text.wait, { seconds: String(seconds) }) : text.getCode}
    </Button>
  );
}

/** The form of the landing page: phone, captcha, SMS code, and the button that applies. */
export function RegisterForm({ model }: PartProps) {
  const { busy } = model.form.$form.get();
  const captcha = model.captcha.$view.get();
  const template = model.offer.template();
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
        field="phone"
        label={text.phone}
        // The service knows a visitor by the captcha: it comes first.
        input={{
          type: 'tel',
          autoComplete: 'tel',
          disabled: captcha.kind === 'loading',
        }}
      />
      <Entry model={model} field="captcha" label={text.captcha} input={{ type: 'text' }}>
        <CaptchaPicture model={model} />
      </Entry>
      <Button kind="text" onPress={model.registration.renewCaptcha} isDisabled={captcha.kind === 'loading'}>
        {text.another}
      </Button>
      <Entry
        model={model}
        field="sms"
        label={text.sms}
        input={{ type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' }}
      >
        <SmsButton model={model} />
      </Entry>
      <p>
        {text.agree} <a href="#/agreementTemplate">{template?.agreementTitle || text.agreement}</a>
      </p>
      <button type="submit" className="button" disabled={!!busy} aria-busy={busy === 'registering' || undefined}>
        {template?.buttonText || text.apply}
      </button>
      {busy === 'registering' && <SlowNotice />}
    </form>
  );
}
