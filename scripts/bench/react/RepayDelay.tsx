import { Button, Card, NoticeBar } from 'antd-mobile';
import { Link } from 'react-router';
import { Code, Page, Product } from './parts.tsx';
import { money, orderInAddress, type PlanData, useService } from './service.ts';

interface DelayData extends PlanData {
  readonly delayInfo: { readonly title: string; readonly delayAmount: number };
  readonly facts: { readonly stillOwed: number };
  readonly repayPlan: { readonly items: readonly { title: string; amount: number; time: string }[] };
}

export function RepayDelay() {
  const plan = useService<DelayData>('/growing/plan', orderInAddress());
  const now = useService<PlanData>('/v3/installment/loan-play-detail', orderInAddress());
  return (
    <Page title="Rollover repayment">
      {plan && (
        <>
          <Product
            name={plan.productName}
            logo={plan.productLogo}
            amount={money(plan.delayInfo.delayAmount)}
            rows={plan.repayPlan.items.map(({ title, amount, time }) => ({
              text: title,
              value: `${time} ${money(amount)}`,
            }))}
          />
          <Card title="Before you roll over">
            <p>
              Moves your due date to {plan.repayDate}. You still owe {money(plan.facts.stillOwed)}.
            </p>
            <Link to={`/repay${location.search}`}>Pay what is due instead: {now && money(now.repayAmount)}</Link>
          </Card>
          <NoticeBar content={plan.noticeMsg} wrap />
          <Code code={plan.defDetail} />
          <Button block color="primary">
            Payment Method
          </Button>
        </>
      )}
    </Page>
  );
}
