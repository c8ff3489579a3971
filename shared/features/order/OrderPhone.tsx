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
  /** The order's phone as the service sent it; the brand's where it sent none. Words without a number are only shown. */
  readonly phone: string;
}

/** Calls customer service about an order. */
export function OrderPhone({ host, phone }: OrderPhoneProps) {
  const shown = phone || servicePhone;
  if (!numberIn(shown))
    return (
      <p className="said">
        {t(commonText.callService)} <span>{shown}</span> {t(commonText.noCall)}
      </p>
    );
  return (
    <Button onPress={() => sendToApp(host, callPhone(shown))} kind="text">
      <Icon path={phoneIcon} /> {t(commonText.callService)} <span className="whole">{shown}</span>
    </Button>
  );
}
