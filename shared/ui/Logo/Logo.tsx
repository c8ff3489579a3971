import { useState } from 'react';
import { connection } from '../../lib/connection.ts';
import './Logo.scss';

interface LogoProps {
  readonly url: string;
  /** Whose logo it is: its first letter stands in the place of a logo that is not there or does not come. */
  readonly name?: string;
  readonly isWide?: boolean;
  /** Whether it may be a pay code to be scanned: then it is loaded for borrowers who save data, too. */
  readonly isCode?: boolean;
}

/**
 * A logo beside its name: decoration, with room of its own so that nothing moves when it arrives. For borrowers who save
 * data its letter stands there from the beginning.
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
