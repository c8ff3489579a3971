import { useCallback, useLayoutEffect, useRef } from 'react';
import { wordsOfFailure } from '../../api/outcome.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldProblem, useProblemMark } from '../../ui/FieldProblem.tsx';
import { doneIcon, Icon } from '../../ui/Icon.tsx';
import { commonText } from '../../ui/messages.ts';
import { RowList } from '../../ui/RowList.tsx';
import { LoginPrompt } from '../core/LoginPrompt.tsx';
import type { BankForm, SaveState } from './bankForm.ts';
import { type BankField, shownForm } from './bankItems.ts';
import { bankFormText, bankSavedText as text } from './messages.ts';
import '../../ui/Success.scss';

const nexts = {
  offer: { says: text.offerNext, label: commonText.offer },
  order: { says: undefined, label: commonText.order },
  home: { says: undefined, label: commonText.toHome },
};

const SHOWN_DIGITS = 4;

interface SavedProps {
  /** The fields that were saved. */
  readonly fields: readonly BankField[];
  readonly form: BankForm;
}

/** Replaces the form once the account is saved: says which account it was, and offers the next steps. */
export function Saved({ fields, form }: SavedProps) {
  const { screen, href } = form.next;
  const { says, label } = nexts[screen];
  const { bank, number } = shownForm(fields);
  const rows = [
    ...(bank ? [{ label: bank.title, value: bank.name }] : []),
    ...(number ? [{ label: number.title, value: `•••• ${number.value.slice(-SHOWN_DIGITS)}` }] : []),
  ];
  return (
    <section className="card stack">
      <div className="success success__good">
        <Icon path={doneIcon} isLarge />
      </div>
      {rows.length > 0 && <RowList rows={rows} />}
      {says && <p className="success">{t(says)}</p>}
      <a className="button button--main" href={href}>
        {t(label)}
      </a>
      <Button onPress={form.another} kind="quiet">
        {t(text.another)}
      </Button>
    </section>
  );
}

// Something that appears or grows below the last field would otherwise be hidden by the bar with the button.
const useScrollIntoView = <Box extends HTMLElement>() => {
  const box = useRef<Box>(null);
  const scrollIntoView = useCallback(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return { box, scrollIntoView };
};

interface RefusedProps {
  readonly save: Extract<SaveState, { readonly kind: 'unsaved' }>;
}

/** Why nothing was saved, next to the button; with the login if the borrower is signed out. */
function Refused({ save }: RefusedProps) {
  const { ref } = useProblemMark('form', save);
  const { box, scrollIntoView } = useScrollIntoView<HTMLDivElement>();
  return (
    <div ref={box}>
      <div ref={ref} className="card stack" tabIndex={-1}>
        <FieldProblem field="form" message={save.message} />
        <LoginPrompt failure={save.failure} onShown={scrollIntoView} />
      </div>
    </div>
  );
}

type LostProps = Extract<SaveState, { readonly kind: 'lost' }>;

/** It is unknown whether the account was saved. */
function Lost({ isRepeat, failure }: LostProps) {
  const { box, scrollIntoView } = useScrollIntoView<HTMLElement>();
  useLayoutEffect(scrollIntoView, [scrollIntoView]);
  const said = failure && wordsOfFailure(failure.outcome);
  return (
    <section ref={box} role="alert" className="card stack">
      <h2>{t(bankFormText.unsure)}</h2>
      {said && <p>{t(said)}</p>}
      <p>{isRepeat ? t(text.repeat) : t(text.lost)}</p>
      <p>{t(text.stands)}</p>
      <LoginPrompt failure={failure} onShown={scrollIntoView} />
    </section>
  );
}

/** Why the account was not saved, or that the outcome is unknown. */
export function Unsaved({ save }: { readonly save: SaveState }) {
  if (save.kind === 'lost') return <Lost {...save} />;
  return save.kind === 'unsaved' ? <Refused save={save} /> : null;
}
