/** The on-screen keyboard, as far as a page can see it: where the webview makes the window lower for it. */
export interface Keyboard {
  /** Tells from now on whether the keyboard is open. */
  watch(onChange: (isOpen: boolean) => void): void;
}

// A window that is lower than at the start by more than this makes room for a keyboard, not for a bar of the browser.
const KEYBOARD_PX = 60;

/** The keyboard of a real page. Where the phone is turned, the window is measured anew. */
export const windowKeyboard: Keyboard = {
  watch: (onChange) => {
    let [width, height] = [innerWidth, innerHeight];
    addEventListener('resize', () => {
      if (innerWidth !== width) [width, height] = [innerWidth, innerHeight];
      onChange(height - innerHeight > KEYBOARD_PX);
    });
  },
};
