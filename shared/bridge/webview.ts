import type { BridgeMessage } from './contract.ts';

/** The handlers that the native apps put on the window. */
export interface NativeWindow {
  readonly webkit?:
    | {
        readonly messageHandlers?: {
          readonly loanApp?: { postMessage(message: BridgeMessage): void };
        };
      }
    | undefined;
  readonly loanApp?: { postMessage(message: string): void } | undefined;
}

/** @returns whether the page runs in an app that accepts its messages. */
export const hasApp = ({ webkit, loanApp }: NativeWindow): boolean => !!loanApp || !!webkit?.messageHandlers?.loanApp;

// Android's webviews name themselves in the user agent; those of iOS lack `Safari`.
const WEBVIEW = /; wv\)|AppleWebKit(?!.*Safari)/;

/**
 * @returns whether the page runs in an app, the lender's own or another, whatever that calls itself: of none of them is it known that it saves
 * a file.
 */
export const isInApp = (): boolean => hasApp(window as NativeWindow) || WEBVIEW.test(navigator.userAgent);

const take = (post: () => unknown): boolean => {
  try {
    return !!post();
  } catch {
    return false;
  }
};

/** Sends a message to the iOS app, else to the Android app. @returns false where neither took it; a handler that throws counts as no. */
export const postToApp = ({ webkit, loanApp }: NativeWindow, message: BridgeMessage): boolean => {
  const ios = webkit?.messageHandlers?.loanApp;
  return (
    take(() => ios && [ios.postMessage(message)]) ||
    take(() => loanApp && [loanApp.postMessage(JSON.stringify(message))])
  );
};
