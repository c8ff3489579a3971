import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A host's answer. A header that came twice has two values. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  /** As it came over the line. */
  readonly sent: Buffer;
  /** Without its compression. */
  readonly body: Buffer;
}

/** What is asked of a host. */
export interface Question {
  readonly url: URL;
  readonly method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How long a host may take for one answer, how large that may be, packed or not, and who may vouch for the host. */
export interface Limits {
  readonly ms: number;
  readonly bytes: number;
  /** The certificate that it is known by, in place of those that everybody trusts. */
  readonly ca?: Buffer;
}

/** What is enough for any host. */
export const USUAL: Limits = { ms: 10_000, bytes: 4_000_000 };

const unpackers = { gzip: promisify(gunzip), br: promisify(brotliDecompress) } as const;

/** The one value of a header, or all of them as one text; undefined where there is none. */
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
    // No redirect is followed and nothing is unpacked on the way: what the host says is what is judged.
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
    // Over all, not between two bytes: a host that drips would else never end.
    const tooLate = setTimeout(() => asked.destroy(new Error(`does not end within ${limits.ms} ms`)), limits.ms);
    asked.on('close', () => {
      clearTimeout(tooLate);
      reject(new Error('breaks off'));
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Asks a host. Rejects, with words that follow "the answer", where it does not answer within the limits. */
export const askHost = async (question: Question, limits: Limits = USUAL): Promise<Answer> => {
  const answer = await receive(question, limits);
  const encoding = answer.headers['content-encoding']?.join(', ') ?? '';
  return { ...answer, body: await unpack(answer.sent, encoding, limits) };
};
