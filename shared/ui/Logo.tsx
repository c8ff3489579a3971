import { useState } from 'react';
import { connection } from '../lib/connection.ts';
import './Icon.scss';

interface LogoProps {
  readonly url: string;
  /** The name that belongs to the logo: its first letter replaces a logo that is missing or does not load. */
  readonly name?: string;
}

/**
 * A decorative logo beside a name, with its space reserved so that nothing moves when it loads. For borrowers who save data, the letter is shown
 * from the start.
 */
export function Logo({ url, name = '' }: LogoProps) {
  const [broken, setBroken] = useState('');
  return url === broken || connection().saveData ? (
    <b className="logo" aria-hidden="true">
      {[...name][0]}
    </b>
  ) : (
    <img key={url} className="logo" src={url} alt="" onError={() => setBroken(url)} />
  );
}
