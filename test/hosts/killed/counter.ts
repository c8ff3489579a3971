import { type Envelope, ORIGIN, sessionOf } from '../../../scripts/sandbox/testBorrower.ts';
import { generatePayCode } from '../../../shared/api/endpoints/generatePayCode.ts';
import type { Line } from './payers.ts';

const CHANNEL = '90006';

/** Asks until there is an answer. To ask for the code, or to look at it, changes nothing the second time. */
const insist = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
};

const askCode = async (line: Line, orderId: string, amountCents: number): Promise<string> => {
  const url = `${ORIGIN}/api${generatePayCode.path}?${new URLSearchParams(sessionOf(orderId))}`;
  const body = JSON.stringify({ ...sessionOf(orderId), amount: amountCents, channelNumber: CHANNEL });
  const headers = { 'content-type': 'application/json' };
  const answer = await line(new Request(url, { method: 'POST', body, headers }));
  const { code, data } = (await answer.json()) as Envelope;
  if (code !== '00') throw new Error(`The code was refused with ${code}`);
  return data.payUrl;
};

/**
 * A borrower fetches a pay code and pays at the counter. The clerk whose line breaks looks the code up before taking
 * money again. Resolves with what the clerk was told: that this payment was taken, or that the code had been used.
 */
export const payAtCounter = async (line: Line, orderId: string, amountCents: number): Promise<void> => {
  const payUrl = await insist(() => askCode(line, orderId, amountCents));
  const again = await insist(() => askCode(line, orderId, amountCents));
  if (payUrl !== again) throw new Error('Two codes were made for one payment.');
  for (;;) {
    const page = await insist(async () => (await line(new Request(payUrl))).text());
    if (page.includes('already paid')) return;
    if (!page.includes('Pay now')) throw new Error('The code can be neither paid nor is it paid.');
    try {
      const { status } = await line(new Request(payUrl, { method: 'POST' }));
      if (status === 200 || status === 409) return;
      throw new Error(`The counter was answered ${status}`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
};
