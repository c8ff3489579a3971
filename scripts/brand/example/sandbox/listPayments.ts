/** What has been paid on an order. */
export const listPayments = async () => ({
  payments: ['2026-11-01', '2026-10-01', '2026-09-01', '2026-08-01'].map((day) => ({ day, amount: '₱1,500.50' })),
});
