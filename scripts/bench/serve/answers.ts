import { brotliCompressSync, constants } from 'node:zlib';
import type { Sandbox } from '../../sandbox/createSandbox.ts';

/** An answer of the service, taken down. */
interface Recorded {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  /** Where it was asked for: it names pictures there. */
  readonly origin: string;
}

// What a host does to an answer that it makes anew for every borrower.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const WHOSE = ['userId', 'orderId', 'problemId', 'templateId', 'id'];

const keyOf = (request: Request, body: string): string => {
  const { pathname, searchParams } = new URL(request.url);
  return [request.method, pathname, body, ...WHOSE.map((name) => searchParams.get(name) ?? '')].join(' ');
};

const record = async (answer: Response, origin: string): Promise<Recorded> => ({
  status: answer.status,
  type: answer.headers.get('content-type') ?? 'application/json',
  body: Buffer.from(await answer.arrayBuffer()),
  origin,
});

const toResponse = ({ status, type }: Recorded, body: Buffer): Response =>
  new Response(new Uint8Array(body), {
    status,
    headers: { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' },
  });

// As Latin text every byte is itself, so that a picture comes through whole.
const movedTo = ({ body, origin }: Recorded, to: string): Buffer =>
  Buffer.from(body.toString('latin1').replaceAll(origin, to), 'latin1');

/** Answers of a sandbox, taken down when first asked for, and the same to everybody after that: what is measured is the page, not the service. */
export const recordedAnswers = (sandbox: Pick<Sandbox, 'fetch'>) => {
  const known = new Map<string, Recorded>();
  const compressed = new Map<Recorded, Map<string, Buffer>>();

  const bodyFor = (recorded: Recorded, origin: string): Buffer => {
    const made = compressed.get(recorded) ?? new Map<string, Buffer>();
    compressed.set(recorded, made);
    const body = made.get(origin) ?? brotliCompressSync(movedTo(recorded, origin), QUICK);
    made.set(origin, body);
    return body;
  };

  const recordedOf = async (request: Request, origin: string): Promise<Recorded> => {
    const key = keyOf(request, request.method === 'GET' ? '' : await request.clone().text());
    const recorded = known.get(key) ?? (await record(await sandbox.fetch(request), origin));
    known.set(key, recorded);
    return recorded;
  };

  return async (request: Request): Promise<Response> => {
    const { origin } = new URL(request.url);
    const recorded = await recordedOf(request, origin);
    return toResponse(recorded, bodyFor(recorded, origin));
  };
};

/** Answers of the sandbox as it stands, for what changes it: each is asked of it anew. */
export const liveAnswers =
  (sandbox: Pick<Sandbox, 'fetch'>) =>
  async (request: Request): Promise<Response> => {
    const answer = await sandbox.fetch(request);
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    headers.set('content-encoding', 'br');
    const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()), QUICK);
    return new Response(new Uint8Array(body), { status: answer.status, headers });
  };
