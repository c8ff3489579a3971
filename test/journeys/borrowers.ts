/** The session of one of the sandbox's borrowers: what the native app puts on the address. */
export interface BorrowerOf extends Record<string, string> {
  readonly userId: string;
  readonly orderId: string;
  readonly productId: string;
}

const borrower = (userId: string, orderId: string, productId = '2001'): BorrowerOf => ({
  deviceId: `device-${userId}`,
  appVersion: '1.0.0',
  userId,
  appName: 'Sample Lending',
  sessionId: `session-${userId}`,
  clientType: 'h5',
  merchantNumber: '1001',
  mobilePhone: '09170000000',
  orderId,
  productId,
});

/** Borrowers of the sandbox, by what their orders show; see scripts/sandbox/seed/. */
export const borrowers = {
  underReview: borrower('50001', '210001'),
  notApproved: borrower('50002', '110001'),
  notApprovedAlone: borrower('50003', '110002'),
  approved: borrower('50004', '151001'),
  redirected: borrower('50005', '151002'),
  redirectStays: borrower('50006', '210002'),
  instalments: borrower('50011', '170001', '2002'),
  noDefaultCode: borrower('50012', '170002'),
  qrCode: borrower('50013', '170003'),
  dueSoon: borrower('50014', '174001'),
  dueSoonWithDelay: borrower('50015', '174002'),
  overdueWithDelay: borrower('50016', '180001'),
  overdueInstalments: borrower('50017', '180002', '2002'),
  overdue: borrower('50018', '180003'),
  settledWithLink: borrower('50019', '200001'),
  settled: borrower('50020', '200002'),
  unknownStatus: borrower('50021', '190001'),
  withdraw: borrower('50111', '170111'),
  bankCard: borrower('50112', '170112'),
  kindTips: borrower('50113', '170113'),
  score: borrower('50114', '170114'),
  allPopups: borrower('50115', '170115'),
  withdrawWithoutLink: borrower('50116', '170116'),
  longTexts: borrower('50999', '170999', '2999'),
} as const;
