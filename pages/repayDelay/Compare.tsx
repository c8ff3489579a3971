import type { ReactNode } from 'react';
import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { type Amount, centsOf } from '../../shared/domain/money.ts';
import { t } from '../../shared/i18n/t.ts';
import { rolloverCompareText as text } from './messages.ts';
import { difference, totalOf } from './totals.ts';

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
  // Of several later payments, only the first is due on that day.
  const isOnThatDay = later !== undefined && plan.plan.length === 2;
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
    { label: t(text.newDate), pay: '', rollOver: !isOnThatDay && day },
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
export function Compare(props: CompareProps) {
  const hasPay = props.payNow !== undefined;
  return (
    <table className="compare__table">
      <thead>
        <tr>
          {hasPay && <th scope="col">{t(text.pay)}</th>}
          <th scope="col">{t(text.rollOver)}</th>
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
