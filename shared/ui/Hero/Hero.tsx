import type { ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import { heroAmount } from './heroAmount.ts';
import './Hero.scss';

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
        <strong className="grow">{productName}</strong>
      </div>
      <p className="muted">{label}</p>
      <p className={heroAmount(amount)}>{amount}</p>
      {children}
    </section>
  );
}
