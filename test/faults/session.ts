/** The session in the address of every screen of these tests. */
export const SESSION = {
  deviceId: 'd1',
  sessionId: 'secret-of-the-session',
  userId: '7',
  orderId: 'o1',
  productId: '9',
} as const;
