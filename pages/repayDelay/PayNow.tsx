import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import type { Amount } from '../../shared/domain/money.ts';
import { t } from '../../shared/i18n/t.ts';
import { RowList } from '../../shared/ui/DetailRows/RowList.tsx';
import { difference } from './difference.ts';
import { text } from './messages.ts';

interface PayNowProps {
  readonly plan: DelayPlan;
  readonly amount: Amount;
}

/** What paying now comes to, and how much less than rolling over, where that is known. */
export function PayNow({ plan, amount }: PayNowProps) {
  const less = difference(plan, amount);
  const words = less && less < 0 ? text.more : text.less;
  return (
    <RowList
      rows={[
        { label: t(text.payAll), value: showAmount(amount) },
        ...(less ? [{ label: t(text.difference), value: t(words, { amount: showAmount(Math.abs(less)) }) }] : []),
      ]}
    />
  );
}
