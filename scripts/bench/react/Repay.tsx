import { Button, NoticeBar } from 'antd-mobile';
import { Code, Page, Product } from './parts.tsx';
import { money, orderInAddress, type PlanData, useService } from './service.ts';

const loadNext = () => import('./PayCode.tsx');

export function Repay() {
  const plan = useService<PlanData>('/v3/installment/loan-play-detail', orderInAddress(), loadNext);
  return (
    <Page title="Repayment">
      {plan && (
        <>
          <Product
            name={plan.productName}
            logo={plan.productLogo}
            amount={money(plan.repayAmount)}
            rows={plan.detail}
          />
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
