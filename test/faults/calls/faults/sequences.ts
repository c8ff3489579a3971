import { bytesOf, sendWhole } from '../../server/reply.ts';
import type { CallFault } from '../CallFault.ts';

/** Answers that arrive too late, twice or out of order. */
export const sequenceFaults: readonly CallFault[] = [
  {
    kind: 'sequence',
    name: 'the answer after the page has given up',
    ending: 'unknown',
    manner: 'late',
    reply: (exchange) => sendWhole(exchange, exchange.good),
  },
  {
    kind: 'sequence',
    name: 'the answer twice on one line',
    ending: 'good',
    reply: ({ socket, good }) => {
      const bytes = bytesOf(good);
      socket.end(Buffer.concat([bytes, bytes]));
    },
  },
  {
    kind: 'sequence',
    name: 'an older answer after a newer one',
    ending: 'good',
    manner: 'overtaken',
    reply: (exchange) => sendWhole(exchange, exchange.good),
  },
];
