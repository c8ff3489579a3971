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

const take = (post: () => unknown): boolean => {
  try {
    return !!post();
  } catch {
    return false;
  }
};

/** Hands a message to the iOS app, else to the Android app. False where neither took it; a host that throws took nothing. */
export const postToApp = ({ webkit, loanApp }: NativeWindow, message: BridgeMessage): boolean => {
  const ios = webkit?.messageHandlers?.loanApp;
  return (
    take(() => ios && [ios.postMessage(message)]) ||
    take(() => loanApp && [loanApp.postMessage(JSON.stringify(message))])
  );
};
