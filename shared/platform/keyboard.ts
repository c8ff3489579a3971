import { useEffect, useState } from 'react';

// If the window is lower than at the start by more than this, it makes room for a keyboard, not for a toolbar of the browser.
const KEYBOARD_PX = 60;

/**
 * @returns whether the on-screen keyboard is open. A page can notice it only if the webview reduces the window's height for it. When the phone is
 * turned, the full height is measured again.
 */
export const useOpenKeyboard = (): boolean => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let [width, height] = [innerWidth, innerHeight];
    const measure = (): void => {
      if (innerWidth !== width) [width, height] = [innerWidth, innerHeight];
      setIsOpen(height - innerHeight > KEYBOARD_PX);
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return isOpen;
};
