import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import './Hero.scss';

/**
 * The classes of a page's large amount, which never breaks over two lines and is never translated: a smaller size for millions with cents.
 */
export const heroAmount = (amount: string): string => `hero__amount notranslate${amount.length > 13 ? ' long' : ''}`;

interface HeroProps {
  readonly productName: string;
  readonly logoUrl: string;
  readonly label: string;
  /** The amount, already formatted. */
  readonly amount: string;
  readonly children?: ReactNode;
}

/** The main amount of a page, below its product, large enough to read at arm's length. */
export function Hero({ productName, logoUrl, label, amount, children }: HeroProps) {
  return (
    <section className="card stack">
      <div className="line">
        <Logo url={logoUrl} name={productName} />
        <strong className="grow notranslate">{productName}</strong>
      </div>
      <p className="muted">{label}</p>
      <p className={heroAmount(amount)}>{amount}</p>
      {children}
    </section>
  );
}
