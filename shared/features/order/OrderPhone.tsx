import { servicePhone } from '../../brand/current.ts';
import { t } from '../../i18n/t.ts';
import { numberIn } from '../../lib/phone.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, phoneIcon } from '../../ui/Icon.tsx';
import { commonText } from '../../ui/messages.ts';
import { callPhone } from '../core/callPhone.ts';
import { type BridgeHost, sendToApp } from '../core/sendToApp.ts';

export interface OrderPhoneProps {
  readonly host: BridgeHost;
  /** The order's phone as the service sent it; the brand's where it sent no number. */
  readonly phone: string;
}

/** Calls customer service about an order. */
export function OrderPhone({ host, phone }: OrderPhoneProps) {
  const shown = numberIn(phone) ? phone : servicePhone;
  return (
    <Button onPress={() => sendToApp(host, callPhone(shown))} kind="text">
      <Icon path={phoneIcon} /> {t(commonText.callService)} <span className="whole">{shown}</span>
    </Button>
  );
}
