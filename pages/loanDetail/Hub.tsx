import type { Message } from '../../shared/i18n/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { Icon, nextIcon } from '../../shared/ui/Icon.tsx';
import type { HubPlaces } from './hubPlaces.ts';
import { orderHubText as text } from './messages.ts';
import './Hub.scss';

interface HubProps {
  readonly places: HubPlaces;
  /** Opens the contracts of the order. */
  readonly onContracts: () => void;
  /** The borrower goes on to repay. */
  readonly onRepay: () => void;
}

interface RowProps {
  readonly label: Message;
  readonly href?: string | undefined;
  readonly onClick?: () => void;
}

/** A row that leads to a page, or opens a sheet if it has no address. */
function HubRow({ label, href, onClick }: RowProps) {
  const row = (
    <>
      <span className="grow">{t(label)}</span>
      <Icon path={nextIcon} />
    </>
  );
  if (href)
    return (
      <a className="line hub__row" href={href} onClick={onClick}>
        {row}
      </a>
    );
  return (
    <button type="button" className="line hub__row" onClick={onClick}>
      {row}
    </button>
  );
}

/** The further links of an order, in two groups: how to pay, and what belongs to the loan. */
export function Hub({ places, onContracts, onRepay }: HubProps) {
  const { bindBank, plan, code, reminders, documents, complaint } = places;
  return (
    <nav aria-label={t(text.hub)}>
      {(plan || code) && (
        <section className="card hub">
          <h2>{t(text.pay)}</h2>
          {plan && <HubRow label={text.plan} href={plan} onClick={onRepay} />}
          {code && <HubRow label={text.code} href={code} onClick={onRepay} />}
          {reminders && <HubRow label={text.reminders} href={reminders} />}
        </section>
      )}
      <section className="card hub">
        <h2>{t(text.loan)}</h2>
        {bindBank && <HubRow label={text.account} href={bindBank} />}
        <HubRow label={text.contracts} onClick={onContracts} />
        <HubRow label={text.documents} href={documents} />
        <HubRow label={text.complaint} href={complaint} />
      </section>
    </nav>
  );
}
