import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A host's response. A header that was sent twice has two values. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  /** The body as it was transferred. */
  readonly sent: Buffer;
  /** The body after decompression. */
  readonly body: Buffer;
}

/** A request to a host. */
export interface Question {
  readonly url: URL;
  readonly method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Limits of one response: its time in ms, and its size in bytes, compressed and decompressed; and the trusted certificate. */
export interface Limits {
  readonly ms: number;
  readonly bytes: number;
  /** The certificate authority to trust, in place of the default ones. */
  readonly ca?: Buffer;
}

/** The default limits, which are enough for any host. */
export const USUAL: Limits = { ms: 10_000, bytes: 4_000_000 };

const unpackers = { gzip: promisify(gunzip), br: promisify(brotliDecompress) } as const;

/** @returns the value of a header, or several values joined by commas; undefined if there is none. */
export const headerOf = ({ headers }: Answer, name: string): string | undefined => headers[name]?.join(', ');

const unpack = async (sent: Buffer, encoding: string, { bytes }: Limits): Promise<Buffer> => {
  if (!encoding || encoding === 'identity' || !sent.length) return sent;
  if (encoding !== 'gzip' && encoding !== 'br') throw new Error(`is packed as "${encoding}", which nobody asked for`);
  return unpackers[encoding](sent, { maxOutputLength: bytes }).catch((error: Error) => {
    throw new Error(`is packed as ${encoding} and cannot be unpacked (${error.message})`);
  });
};

const receive = (
  { url, method = 'GET', headers = {}, body }: Question,
  limits: Limits,
): Promise<Omit<Answer, 'body'>> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    // Redirects are not followed and the body is not decompressed here, so that the host's own response is checked.
    const asked = send(url, { method, headers, agent: false, ...(limits.ca && { ca: limits.ca }) }, (answer) => {
      const chunks: Buffer[] = [];
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        chunks.push(chunk);
        if (length > limits.bytes) asked.destroy(new Error(`goes on for more than ${limits.bytes} bytes`));
      });
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headersDistinct, sent: Buffer.concat(chunks) }),
      );
    });
    // A limit for the whole response, not between two bytes: otherwise a host that sends single bytes would never end.
    const tooLate = setTimeout(() => asked.destroy(new Error(`does not end within ${limits.ms} ms`)), limits.ms);
    asked.on('close', () => {
      clearTimeout(tooLate);
      reject(new Error('breaks off'));
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Sends a request to a host. @throws, with a message that follows "the answer", if there is no response within the limits. */
export const askHost = async (question: Question, limits: Limits = USUAL): Promise<Answer> => {
  const answer = await receive(question, limits);
  const encoding = answer.headers['content-encoding']?.join(', ') ?? '';
  return { ...answer, body: await unpack(answer.sent, encoding, limits) };
};
