import { useEffect, useState } from 'react';
import './Banner.scss';

/**
 * Over the form, a drawing of what it is about: a card with its chip and number. It says nothing that the title does not,
 * so it is drawn once the page has its script.
 */
export function Banner() {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => setIsDrawn(true), []);
  return (
    <svg className="banner" viewBox="0 0 300 88" aria-hidden="true">
      {isDrawn && (
        <>
          <path d="M26 20h28v20H26zm0 10h8m12 0h8M262 20a18 18 0 0 1 0 20m9-26a30 30 0 0 1 0 32" />
          <path className="banner__number" d="M26 66h39m31 0h39m31 0h39m31 0h39" />
        </>
      )}
    </svg>
  );
}
