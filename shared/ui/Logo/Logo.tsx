import { useState } from 'react';
import './Logo.scss';

interface LogoProps {
  readonly url: string;
  /** Whose logo it is: its first letter stands in the place of a logo that is not there or does not come. */
  readonly name?: string;
  readonly isWide?: boolean;
}

/** A logo beside its name: decoration, with room of its own so that nothing moves when it arrives. */
export function Logo({ url, name = '', isWide }: LogoProps) {
  const [broken, setBroken] = useState('');
  const className = isWide ? 'logo logo--wide' : 'logo';
  return url === broken ? (
    <b className={className} aria-hidden="true">
      {[...name][0]}
    </b>
  ) : (
    <img key={url} className={className} src={url} alt="" onError={() => setBroken(url)} />
  );
}
