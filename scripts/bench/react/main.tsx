import { DotLoading } from 'antd-mobile';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

const router = createBrowserRouter([
  {
    HydrateFallback: DotLoading,
    children: [
      { path: '/loanDetail', lazy: { Component: async () => (await import('./LoanDetail.tsx')).LoanDetail } },
      { path: '/repay', lazy: { Component: async () => (await import('./Repay.tsx')).Repay } },
      { path: '/repayDelay', lazy: { Component: async () => (await import('./RepayDelay.tsx')).RepayDelay } },
      { path: '/repaymentOfCode2', lazy: { Component: async () => (await import('./PayCode.tsx')).PayCode } },
      { path: '/newLoanConfirm', lazy: { Component: async () => (await import('./LoanConfirm.tsx')).LoanConfirm } },
      { path: '/complaintList', lazy: { Component: async () => (await import('./ComplaintList.tsx')).ComplaintList } },
    ],
  },
]);

createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
