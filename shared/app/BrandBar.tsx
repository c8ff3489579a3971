import { logo, name } from '../brand/current.ts';
import { t } from '../i18n/t.ts';
import { text } from './messages.ts';
import './BrandBar.scss';

interface BrandBarProps {
  /** The attributes of the link to customer service. */
  readonly help: { readonly href: string };
  /** Whether the logo is drawn; false leaves its place empty. */
  readonly hasLogo: boolean;
}

/** The bar above every screen of a borrower: the brand's name, and the link to customer service. */
export function BrandBar({ help, hasLogo }: BrandBarProps) {
  return (
    <header className="bar">
      {/* Not a picture in a style: that is a document of its own, which takes a cheap phone some 17 ms before it reads the answer. */}
      {hasLogo && (
        <svg className="bar__logo" viewBox="-5 -5 34 34" aria-hidden="true">
          <path d={logo} />
        </svg>
      )}
      <strong className="notranslate">{name}</strong>
      <a {...help}>{t(text.help)}</a>
    </header>
  );
}
