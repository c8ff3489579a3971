/** The on-screen keyboard. A page can notice it only if the webview reduces the window's height for it. */
export interface Keyboard {
  /** Calls `onChange` from now on, whenever the window changes its size, with whether the keyboard is open. */
  watch(onChange: (isOpen: boolean) => void): void;
}

// If the window is lower than at the start by more than this, it makes room for a keyboard, not for a toolbar of the browser.
const KEYBOARD_PX = 60;

/** The keyboard of a real page. When the phone is turned, the full height is measured again. */
export const windowKeyboard: Keyboard = {
  watch: (onChange) => {
    let [width, height] = [innerWidth, innerHeight];
    addEventListener('resize', () => {
      if (innerWidth !== width) [width, height] = [innerWidth, innerHeight];
      onChange(height - innerHeight > KEYBOARD_PX);
    });
  },
};
