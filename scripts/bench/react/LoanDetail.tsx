import { Button, NoticeBar } from 'antd-mobile';
import { useNavigate } from 'react-router';
import { Page, Product } from './parts.tsx';
import { type RowData, useService } from './service.ts';

interface OrderData {
  readonly orderStatus: number;
  readonly noticeStatusText: string;
  readonly noticeDesText: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly userOrderDetail: { readonly detail: readonly RowData[] };
  readonly isDelay: number;
  readonly telephone: string;
}

const loadNext = () => import('./Repay.tsx');

export function LoanDetail() {
  const navigate = useNavigate();
  const order = useService<OrderData>('/v3/loan-details/loan-details', undefined, loadNext);
  const go = (page: string) => () => navigate(`/${page}${location.search}`);
  return (
    <Page title="Order Details">
      {order && (
        <>
          <NoticeBar content={`${order.noticeStatusText}. ${order.noticeDesText}`} wrap />
          <Product name={order.productName} logo={order.productLogo} rows={order.userOrderDetail.detail} />
          <Button block color="primary" onClick={go('repay')}>
            {order.orderStatus === 174 ? 'REPAY' : 'Repayment'}
          </Button>
          {order.isDelay === 1 && <Button onClick={go('repayDelay')}>Rollover Repayment</Button>}
          <Button onClick={() => location.assign(`tel:${order.telephone}`)}>Call customer service</Button>
        </>
      )}
    </Page>
  );
}
