import { request } from 'node:https';
import { connect, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../scripts/serve/listenAt.ts';

/** A response over TLS: its body, and the length of each record that carried it, in bytes and in order. */
export interface Received {
  readonly body: Buffer;
  readonly records: readonly number[];
}

const APPLICATION_DATA = 23;
const HEAD_BYTES = 5;

const lengthsOf = (stream: Buffer): number[] => {
  const lengths: number[] = [];
  for (let at = 0; at + HEAD_BYTES <= stream.length; ) {
    const length = stream.readUInt16BE(at + 3);
    if (stream[at] === APPLICATION_DATA) lengths.push(length);
    at += HEAD_BYTES + length;
  }
  return lengths;
};

/** Requests a page of a host on this machine with this certificate, and measures the records on the way (RFC 8446, 5.1). */
export const receiveOverTls = async (
  origin: string,
  path: string,
  cert: Buffer,
  headers: Record<string, string>,
): Promise<Received> => {
  const came: Buffer[] = [];
  const between = createServer((phone) => {
    const host = connect(Number(new URL(origin).port), '127.0.0.1');
    host.on('data', (bytes) => came.push(bytes));
    phone.pipe(host).pipe(phone);
    // The client disconnects after the body, possibly while the host is still closing the connection.
    for (const end of [phone, host]) end.on('error', () => {});
  });
  const port = await listen(between);
  try {
    const body = await new Promise<Buffer>((resolve, reject) => {
      const how = { hostname: 'localhost', port, path, ca: cert, headers, agent: false } as const;
      const asked = request(how, (answer) => void buffer(answer).then(resolve, reject));
      asked.on('error', reject).end();
    });
    return { body, records: lengthsOf(Buffer.concat(came)) };
  } finally {
    between.close();
  }
};
