import { useState } from 'react';
import './Icon.scss';

interface LogoProps {
  readonly url: string;
  /** The name that belongs to the logo: its first letter replaces a logo that is missing or does not load. */
  readonly name?: string;
}

/** A decorative logo beside a name, with its space reserved so that nothing moves when it loads. */
export function Logo({ url, name = '' }: LogoProps) {
  const [broken, setBroken] = useState('');
  return url === broken ? (
    <b className="logo" aria-hidden="true">
      {[...name][0]}
    </b>
  ) : (
    <img key={url} className="logo" src={url} alt="" onError={() => setBroken(url)} />
  );
}
