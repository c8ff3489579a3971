import { htmlAnswer, jsonAnswer, sendWhole } from '../../server/reply.ts';
import type { CallFault, Ending } from '../CallFault.ts';

const LOGIN =
  '<!doctype html><html><head><title>Log in</title></head><body>Please log in to the free Wi-Fi.</body></html>';

const body = (name: string, make: (good: Buffer) => Buffer | string, ending: Ending = 'unknown'): CallFault => ({
  kind: 'body',
  name,
  ending,
  reply: (exchange) => sendWhole(exchange, jsonAnswer(make(exchange.good.body))),
});

const BYTE_ORDER_MARK = '\uFEFF';

/** Faults of the body of a 200 answer. */
export const bodyFaults: readonly CallFault[] = [
  {
    kind: 'body',
    name: 'HTML',
    ending: 'unknown',
    isForPicture: true,
    reply: (exchange) => sendWhole(exchange, htmlAnswer(LOGIN)),
  },
  body('JSON cut in the middle', (good) => good.subarray(0, Math.floor(good.length / 2))),
  body('JSON without its last bracket', (good) => good.subarray(0, good.length - 1)),
  { ...body('nothing', () => ''), isForPicture: true },
  body('blanks', () => ' \r\n'),
  body('null', () => 'null'),
  body('a list', () => '[]'),
  body('a list with the answer in it', (good) => `[${good}]`),
  body('a text', () => '"success"'),
  body('a number', () => '0'),
  body('true', () => 'true'),
  body('the answer twice', (good) => `${good}${good}`),
  body('the answer as a script', (good) => `callback(${good});`),
  body('bytes that are no text', () => Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x80, 0xc0])),
  body('UTF-16', (good) => Buffer.from(good.toString('utf8'), 'utf16le')),
  body('a byte order mark before it', (good) => BYTE_ORDER_MARK + good, 'good'),
  body('blanks around it', (good) => `\r\n ${good} \n`, 'good'),
  body(
    'bytes that are no text within a text',
    (good) => {
      const at = good.indexOf('{') + 1;
      const odd = Buffer.concat([Buffer.from('"odd":"'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('",')]);
      return Buffer.concat([good.subarray(0, at), odd, good.subarray(at)]);
    },
    'good',
  ),
  {
    kind: 'body',
    name: 'the answer as plain text',
    ending: 'good',
    reply: (exchange) => sendWhole(exchange, { ...exchange.good, headers: { 'content-type': 'text/plain' } }),
  },
];
