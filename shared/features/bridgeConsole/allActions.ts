import { scheme, servicePhone } from '../../brand/current.ts';
import type { BridgeAction } from '../../bridge/contract.ts';
import type { PageParameters } from '../../session/parameters.ts';
import {
  type AppAction,
  closeWebview,
  confirmTrackingPoint,
  dismissRepayment,
  endBankBinding,
  goHome,
  goLogin,
  goMine,
  goRate,
  openPage,
  startBankBinding,
} from '../core/appActions.ts';
import { callPhone } from '../core/callPhone.ts';

/** Every message, built by its own function, for the order and product in the address, or for samples if it names none. */
export const allActions = ({
  session: { orderId = 'A1', productId = '9' },
}: PageParameters): { readonly [action in BridgeAction]: AppAction | undefined } => ({
  openPage: openPage(`${scheme}://sample`),
  closeWebview: closeWebview(),
  goHome: goHome(),
  goMine: goMine(),
  goLogin: goLogin(),
  callPhone: callPhone(servicePhone),
  goRate: goRate(),
  confirmTrackingPoint: confirmTrackingPoint(productId, orderId),
  startBankBinding: startBankBinding(orderId, productId),
  endBankBinding: endBankBinding(),
  dismissRepayment: dismissRepayment(),
});
