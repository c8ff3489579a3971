import { useCallback, useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { isolated } from '../../lib/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldProblem, useProblemMark } from '../../ui/FieldProblem.tsx';
import { doneIcon, Icon } from '../../ui/Icon.tsx';
import '../../ui/Success.scss';
import { LoginBeside } from '../core/failure.tsx';
import { pageHeading } from '../core/focus.ts';
import type { BankProblem } from './bankFilling.ts';
import { type FormPlace, nextAfterBinding, type Saving } from './bankForm.ts';
import { type BankField, typedNumber } from './bankItems.ts';
import { bankFormText as form, bankSavedText as text } from './messages.ts';
import '../../ui/Success.scss';

const nexts = {
  offer: { says: text.offerNext, label: text.offer },
  order: { says: text.done, label: text.order },
  home: { says: text.done, label: text.home },
};

interface SavedProps {
  /** The fields that were saved: the last digits of the account's number are shown if the borrower typed it. */
  readonly fields: readonly BankField[];
  readonly place: FormPlace;
  readonly onAnother: () => void;
}

/** Replaces the form once the account is saved: says which account it was, and offers the next steps. */
export function Saved({ fields, place, onAnother }: SavedProps) {
  const next = nextAfterBinding(place);
  const number = typedNumber(fields);
  const saveAnother = (): void => {
    // The pressed button is removed: without a new focus, the Tab key would start at the top of the page.
    const heading = pageHeading();
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
    onAnother();
  };
  return (
    <section className="card stack success">
      <div role="status" className="stack">
        <span className="accent">
          <Icon path={doneIcon} isLarge />
        </span>
        <h2>{t(text.saved)}</h2>
        {number && <p>{t(text.number, { ...number, title: isolated(number.title) })}</p>}
      </div>
      <p>{t(nexts[next.screen].says)}</p>
      <a className="button button--main" href={next.href}>
        {t(nexts[next.screen].label)}
      </a>
      <Button onPress={saveAnother} kind="quiet">
        {t(text.another)}
      </Button>
    </section>
  );
}

// Something that appears or grows below the last field would otherwise be hidden by the bar with the button.
const useSight = <Box extends HTMLElement>() => {
  const box = useRef<Box>(null);
  const bringIntoSight = useCallback(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return { box, bringIntoSight };
};

/** A message of the service that belongs to no field, next to the button; with the login if the borrower is signed out. */
function Refused({ problem }: { readonly problem: BankProblem }) {
  const { ref } = useProblemMark('form', problem);
  const { box, bringIntoSight } = useSight<HTMLDivElement>();
  return (
    <div ref={box}>
      <div ref={ref} className="card stack" tabIndex={-1}>
        <FieldProblem field="form" message={problem.message} />
        <LoginBeside failure={problem.failure} onShown={bringIntoSight} />
      </div>
    </div>
  );
}

type LostProps = Extract<Saving, { readonly kind: 'lost' }>;

/** It is unknown whether the account was saved. */
function Lost({ isRepeat, failure }: LostProps) {
  const { box, bringIntoSight } = useSight<HTMLElement>();
  useLayoutEffect(bringIntoSight, [bringIntoSight]);
  return (
    <section ref={box} role="alert" className="card stack">
      <h2>{t(form.unsure)}</h2>
      <p>{isRepeat ? t(text.repeat) : t(text.lost)}</p>
      <p>{t(text.stands)}</p>
      <LoginBeside failure={failure} onShown={bringIntoSight} />
    </section>
  );
}

interface UnsavedProps {
  readonly problem: BankProblem | undefined;
  readonly saving: Saving;
}

/** Why the account was not saved, or that the outcome is unknown. The error of a field is shown at that field. */
export function Unsaved({ problem, saving }: UnsavedProps) {
  if (saving.kind === 'lost') return <Lost {...saving} />;
  return problem && problem.at === undefined ? <Refused problem={problem} /> : null;
}
