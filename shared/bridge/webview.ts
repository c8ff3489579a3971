import type { BridgeMessage } from './contract.ts';

/** The handlers that the native apps put on the window. */
export interface NativeWindow {
  readonly webkit?: {
    readonly messageHandlers?: {
      readonly loanApp?: { postMessage(message: BridgeMessage): void };
    };
  };
  readonly loanApp?: { postMessage(message: string): void };
}

const ways = [
  (host: NativeWindow, message: BridgeMessage): boolean => {
    const handler = host.webkit?.messageHandlers?.loanApp;
    handler?.postMessage(message);
    return !!handler;
  },
  (host: NativeWindow, message: BridgeMessage): boolean => {
    host.loanApp?.postMessage(JSON.stringify(message));
    return !!host.loanApp;
  },
];

/** Hands a message to the iOS app, else to the Android app. False where neither took it; a host that throws took nothing. */
export const postToApp = (host: NativeWindow, message: BridgeMessage): boolean =>
  ways.some((way) => {
    try {
      return way(host, message);
    } catch {
      return false;
    }
  });
