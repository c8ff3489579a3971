import type { ReactNode } from 'react';
import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { type Amount, centsOf, isPayable } from '../../shared/domain/money.ts';
import type { RepaymentModel } from '../../shared/features/plans/repayment.ts';
import { t } from '../../shared/i18n/t.ts';
import { stateOfPlan } from '../../shared/payments/orderPayments.ts';
import type { Env } from '../../shared/platform/env.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { rolloverCompareText as text } from './messages.ts';
import type { PayNowAtom, SidesAtom } from './model.ts';

interface CompareProps {
  readonly plan: DelayPlan;
  /** The amount due now; undefined if it is not known. */
  readonly payNow: Amount | undefined;
}

/** One line of the table: the values for paying now and for rolling over. */
interface Line {
  readonly label: string;
  readonly pay: ReactNode;
  readonly rollOver: ReactNode;
}

const shown = (amount: Amount | undefined): ReactNode =>
  amount !== undefined && <span className="notranslate">{showAmount(amount)}</span>;

const differenceText = (less: number): string =>
  less ? t(less < 0 ? text.more : text.less, { amount: showAmount(Math.abs(less)) }) : '';

const linesOf = ({ plan, payNow }: CompareProps): readonly Line[] => {
  const inAll = totalOf(plan);
  const less = payNow === undefined ? undefined : difference(plan, payNow);
  const later = inAll === undefined ? undefined : inAll - (centsOf(plan.delay.amount) ?? Number.NaN);
  const isOnThatDay = later !== undefined && isPutOff(plan);
  const day = plan.dueDate && <span className="whole notranslate">{plan.dueDate}</span>;
  return [
    { label: t(text.now), pay: shown(payNow), rollOver: shown(plan.delay.amount) },
    {
      label: t(text.later),
      pay: less !== undefined && '–',
      rollOver: later !== undefined && (
        <>
          {shown(later)} {isOnThatDay && <small className="muted">{day}</small>}
        </>
      ),
    },
    { label: t(commonText.newDate), pay: '', rollOver: !isOnThatDay && day },
    {
      label: t(text.inAll),
      // The amount due now must not be compared with a total that contains later instalments.
      pay: (less !== undefined || inAll === undefined) && (
        <>
          <strong>{shown(payNow)}</strong> <small>{less !== undefined && differenceText(less)}</small>
        </>
      ),
      rollOver: inAll !== undefined && <strong>{shown(inAll)}</strong>,
    },
  ];
};

/** Compares paying now with rolling over, as far as the service states the amounts: a value that it does not state has no line or no column. */
function Compare(props: CompareProps) {
  const hasPay = props.payNow !== undefined;
  return (
    <table className="compare__table">
      <thead>
        <tr>
          {hasPay && <th scope="col">{t(text.pay)}</th>}
          <th scope="col">{t(commonText.rollOver)}</th>
        </tr>
      </thead>
      {linesOf(props)
        .filter(({ pay, rollOver }) => (hasPay && pay) || rollOver)
        .map(({ label, pay, rollOver }) => (
          <tbody key={label}>
            {/* Above its values: beside them there is no room on a small phone whose texts are doubled. */}
            <tr>
              <th scope="rowgroup" colSpan={hasPay ? 2 : 1} className="muted small">
                {label}
              </th>
            </tr>
            <tr>
              {hasPay && <td>{pay || '–'}</td>}
              <td>{rollOver || '–'}</td>
            </tr>
          </tbody>
        ))}
    </table>
  );
}

interface Compared {
  readonly $Sides: SidesAtom;
  readonly $payNow: PayNowAtom;
}

type Rollover = Pick<RepaymentModel<DelayPlan>, '$view' | 'payments'>;

/**
 * Compares the rollover on screen with paying now, each time it is read. If the service does not state the amount due now, there is nothing to
 * compare it with.
 */
export const compareWithPaying = (env: Env, { $view, payments }: Rollover, { $Sides, $payNow }: Compared): void => {
  const { productId, orderId } = env.page.session;
  let latest: unknown;
  let isCompared = false;
  $view.subscribe(async (view) => {
    latest = view;
    if (view.kind !== 'ready' || view.status === 'revalidating') return;
    // If the rollover could not be read again, the earlier comparison is of the same age as it, and stays.
    if (view.status === 'stale' && isCompared) return;
    const outcome = await env.call(readPeriodPlan, { productId, orderId });
    // What is due before a rollover is paid: its own plan does not say.
    if (outcome.kind === 'ok') payments.see(stateOfPlan(outcome.data, false));
    const due = outcome.kind === 'ok' ? outcome.data.repayAmount : 0;
    const payNow = isPayable(due) ? due : undefined;
    if (latest !== view) return;
    isCompared = true;
    $payNow.set(payNow);
    $Sides.set(() => <Compare plan={view.data.plan} payNow={payNow} />);
  });
};

const wholeCents = (amount: Amount | undefined): number =>
  amount === undefined ? Number.NaN : (centsOf(amount) ?? Number.NaN);

/**
 * The sum of the fee and all payments after it, in cents; undefined if the service does not state it. A plan is complete only if the fee is one of
 * its payments, and does not contradict what is still owed; a sum that is too large to be exact does not count.
 */
export const totalOf = ({ delay, plan, facts }: DelayPlan): number | undefined => {
  const amounts = plan.map(({ amount }) => wholeCents(amount));
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const fee = wholeCents(delay.amount);
  const owed = facts.stillOwedCents ?? sum - fee;
  if (amounts.length === 2 && owed !== sum - fee) return undefined;
  return amounts.length > 1 && Number.isSafeInteger(sum) && amounts.includes(fee) ? sum : undefined;
};

/**
 * Whether the only payment beside the fee is due on the day to which the date moves. Several payments may be later instalments, which a borrower who
 * pays now owes too.
 */
const isPutOff = ({ delay, plan, dueDate }: DelayPlan): boolean => {
  const fee = plan.findIndex(({ amount }) => wholeCents(amount) === wholeCents(delay.amount));
  return plan.length === 2 && !!dueDate && !!plan[1 - fee]?.time.startsWith(dueDate.slice(0, 10));
};

/** How much less paying now costs than rolling over, in cents; negative if it costs more, undefined if it is not known. */
export const difference = (delayPlan: DelayPlan, payNow: Amount): number | undefined => {
  const inAll = totalOf(delayPlan);
  const now = centsOf(payNow);
  return isPutOff(delayPlan) && inAll !== undefined && now !== undefined ? inAll - now : undefined;
};
