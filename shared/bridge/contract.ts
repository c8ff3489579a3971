/**
 * The version of the contract between apps and pages: these messages, `loanAppBack`, and what apps read from the tab's storage. It is raised
 * by one when a change requires existing apps to change. `native/README.md` has the rule.
 */
export const BRIDGE_VERSION = 1;

/** What each message to the native app carries. */
export interface BridgePayloads {
  openPage: { readonly url: string };
  closeWebview: Nothing;
  goHome: Nothing;
  goMine: Nothing;
  goLogin: Nothing;
  callPhone: { readonly phone: string };
  goRate: Nothing;
  confirmTrackingPoint: {
    readonly productId: string;
    readonly orderId: string;
  };
  startBankBinding: { readonly orderId: string; readonly productId: string };
  endBankBinding: Nothing;
  dismissRepayment: Nothing;
}

type Nothing = { readonly [name: string]: never };

export type BridgeAction = keyof BridgePayloads;

/** One message, as both apps receive it. */
export type BridgeMessage = {
  readonly [action in BridgeAction]: {
    readonly action: action;
    readonly payload: BridgePayloads[action];
  };
}[BridgeAction];
