import type { Order } from '../../shared/api/endpoints/readOrder.ts';
import { OVERDUE, STATUS_151 } from '../../shared/domain/orderStatus.ts';
import type { Message } from '../../shared/i18n/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { addressOf, CODE_SCREEN, type Screen } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';
import { Icon, nextIcon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { orderHubText as text } from './messages.ts';
import { actionsOf } from './status.ts';
import './Hub.scss';

interface HubProps {
  readonly places: ReturnType<typeof placesOf>;
  /** The borrower goes on to repay. */
  readonly onRepay: () => void;
}

interface RowProps {
  readonly label: Message;
  readonly href: string;
  readonly onClick?: () => void;
}

function HubRow({ label, href, onClick }: RowProps) {
  return (
    <a className="line hub__row" href={href} onClick={onClick}>
      <span className="grow">{t(label)}</span>
      <Icon path={nextIcon} />
    </a>
  );
}

/** The further links of an order, in two groups: how to pay, and what belongs to the loan. */
export function Hub({ places, onRepay }: HubProps) {
  const { bindBank, plan, code, reminders, documents, complaint } = places;
  return (
    <nav aria-label={t(text.hub)}>
      {(plan || code) && (
        <section className="card hub">
          <h2>{t(text.pay)}</h2>
          {plan && <HubRow label={commonText.waysToPay} href={plan} onClick={onRepay} />}
          {code && <HubRow label={commonText.payCode} href={code} onClick={onRepay} />}
          {reminders && <HubRow label={commonText.reminders} href={reminders} />}
        </section>
      )}
      <section className="card hub">
        <h2>{t(text.loan)}</h2>
        {bindBank && <HubRow label={text.account} href={bindBank} />}
        <HubRow label={commonText.documents} href={documents} />
        <HubRow label={commonText.sendComplaint} href={complaint} />
      </section>
    </nav>
  );
}

/** The addresses of the pages to which an order's page links; an undefined one has no row. */
export const placesOf = (env: Env, order: Order) => {
  const to = (screen: Screen, extra?: { readonly [name: string]: string }) => addressOf(env.page, screen, extra);
  const canRepay = actionsOf(order).startsWith('repay');
  return {
    bindBank: order.status === STATUS_151 ? to('bindBank', { source: 'loanDetail' }) : undefined,
    plan: canRepay ? to('repay') : undefined,
    // The code's page leads on to the payment page if there is no code; without a product it cannot request one.
    code: canRepay && env.page.session.productId ? to(CODE_SCREEN, { from: 'order' }) : undefined,
    // No reminders for an overdue payment: its day has passed.
    reminders: canRepay && order.status !== OVERDUE ? to('paymentReminders') : undefined,
    documents: to('myDocuments'),
    complaint: to('complaint'),
  };
};
