import { Result, Tabs } from 'antd-mobile';
import { useEffect, useState } from 'react';
import { Code, Page, Product } from './parts.tsx';
import { callService, money, orderInAddress, type PlanData, useService } from './service.ts';

interface Paid {
  readonly facts: { readonly payments: readonly object[] };
}

const POLL_MS = 2000;

/** Whether a payment has arrived since the page was opened. */
const useIsPaid = (): boolean => {
  const [counts, setCounts] = useState<readonly number[]>([]);
  useEffect(() => {
    const look = async () => {
      const { facts } = await callService<Paid>('/v3/loan-details/loan-details');
      setCounts((before) => [...before, facts.payments.length]);
    };
    const timer = setInterval(() => void look().catch(() => {}), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return (counts.at(-1) ?? 0) > (counts[0] ?? 0);
};

export function PayCode() {
  const plan = useService<PlanData>('/v3/installment/loan-play-detail', orderInAddress());
  if (useIsPaid()) return <Result status="success" title="Paid. Thank you" />;
  return (
    <Page title="Pay code">
      {plan && (
        <>
          <Product
            name={plan.productName}
            logo={plan.productLogo}
            amount={money(plan.repayAmount)}
            rows={[{ text: 'Due date', value: plan.repayDate }]}
          />
          <Code code={plan.defDetail}>
            <p>Please keep the deposit slip as proof of your payment.</p>
            <Tabs>
              {plan.defDetail.payNotice.map(({ title, list }) => (
                <Tabs.Tab key={title} title={title}>
                  {list.map(({ name, steps }) => (
                    <p key={name}>
                      {name}: {steps.join(' ')}
                    </p>
                  ))}
                </Tabs.Tab>
              ))}
            </Tabs>
          </Code>
        </>
      )}
    </Page>
  );
}
