import { useState } from 'react';
import { connection } from '../lib/connection.ts';
import './Logo.scss';

interface LogoProps {
  readonly url: string;
  /** The name that belongs to the logo: its first letter replaces a logo that is missing or does not load. */
  readonly name?: string;
  readonly isWide?: boolean;
  /** Whether it may be a pay code to scan: it is then loaded even for borrowers who save data. */
  readonly isCode?: boolean;
}

/**
 * A decorative logo beside a name, with its space reserved so that nothing moves when it loads. For borrowers who save data, the letter is shown
 * from the start.
 */
export function Logo({ url, name = '', isWide, isCode }: LogoProps) {
  const [broken, setBroken] = useState('');
  const className = isWide ? 'logo logo--wide' : 'logo';
  return url === broken || (!isCode && connection().saveData) ? (
    <b className={className} aria-hidden="true">
      {[...name][0]}
    </b>
  ) : (
    <img key={url} className={className} src={url} alt="" onError={() => setBroken(url)} />
  );
}
