import { Button, Checkbox, List } from 'antd-mobile';
import { useState } from 'react';
import { Page, Product } from './parts.tsx';
import { money, orderInAddress, type RowData, useService } from './service.ts';

interface OfferData {
  readonly amount: number;
  readonly comProductName: string;
  readonly comProductLogo: string;
  readonly periods: number;
  readonly termUnit: string;
  readonly pRateDsc: string;
  readonly details: readonly RowData[];
}

export function LoanConfirm() {
  const [isAgreed, setAgreed] = useState(false);
  const { productId } = orderInAddress();
  const offer = useService<OfferData>('/v3/loan-confirm/loan-detail-confirm', { productId });
  const contracts = useService<readonly { readonly title: string }[]>('/v3/contract/contract?scene=3');
  return (
    <Page title="Confirm your loan">
      {offer && (
        <>
          <Product
            name={offer.comProductName}
            logo={offer.comProductLogo}
            amount={money(offer.amount)}
            rows={[
              { text: 'Loan term', value: `${offer.periods} ${offer.termUnit}s` },
              { text: 'Interest rate', value: offer.pRateDsc },
              ...offer.details,
            ]}
          />
          <Checkbox checked={isAgreed} onChange={setAgreed}>
            I have read the terms of this loan and agree to them.
          </Checkbox>
          <List>
            {contracts?.map(({ title }) => (
              <List.Item key={title}>{title}</List.Item>
            ))}
          </List>
          <Button block color="primary" disabled={!isAgreed}>
            Loan
          </Button>
        </>
      )}
    </Page>
  );
}
