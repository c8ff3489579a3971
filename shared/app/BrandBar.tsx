import { name } from '../brand/current.ts';
import { t } from '../i18n/t.ts';
import { text } from './messages.ts';
import type { ScreenLink } from './screenLink.ts';
import './BrandBar.scss';

interface BrandBarProps {
  /** The way to customer service. */
  readonly help: { readonly href: string } | ScreenLink;
}

/** Whose page it is, and the way to somebody who helps: above every screen of a borrower. The styles add the logo. */
export function BrandBar({ help }: BrandBarProps) {
  return (
    <header className="bar">
      <strong>{name}</strong>
      <a {...help}>{t(text.help)}</a>
    </header>
  );
}
