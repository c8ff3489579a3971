import { useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { useFocusAfter } from '../core/focus.ts';
import type { Saving } from './bankForm.ts';
import { bankSavedText as text } from './messages.ts';

interface BankTitleProps {
  readonly title: string;
  readonly saving: Saving;
}

/** The heading of a page with a bank form: its title, and once the account is saved, that. */
export function BankTitle({ title, saving }: BankTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSaved = saving.kind === 'saved';
  useFocusAfter(!isSaved, () => heading.current);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {isSaved ? t(text.saved) : title}
    </h1>
  );
}
