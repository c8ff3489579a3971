import { t } from '../../../i18n/t.ts';
import { isolated } from '../../../lib/isolated.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { text } from './messages.ts';

interface SavedProps {
  /** The end of the account's number, under its title, where the borrower has typed it. */
  readonly number: { readonly title: string; readonly end: string } | undefined;
  readonly next: { readonly screen: 'order' | 'home'; readonly href: string };
  readonly onAnother: () => void;
}

/** In the place of a form whose account is saved: which one, and the ways on. */
export function Saved({ number, next, onAnother }: SavedProps) {
  return (
    <section className="card stack">
      <div role="status" className="stack">
        <h2>{t(text.saved)}</h2>
        {number && <p>{t(text.number, { ...number, title: isolated(number.title) })}</p>}
      </div>
      <a className="button button--main" href={next.href}>
        {t(next.screen === 'order' ? text.order : text.home)}
      </a>
      <Button onPress={onAnother} kind="quiet">
        {t(text.another)}
      </Button>
    </section>
  );
}
