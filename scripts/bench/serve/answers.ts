import { brotliCompressSync, constants } from 'node:zlib';
import type { Sandbox } from '../../sandbox/createSandbox.ts';

/** A recorded response of the service. */
interface Recorded {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  /** The origin of its request, which the addresses of pictures in it contain. */
  readonly origin: string;
}

// The compression that a host uses for dynamic responses.
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

// As `latin1` text, so that every byte stays the same: the body may be a picture.
const movedTo = ({ body, origin }: Recorded, to: string): Buffer =>
  Buffer.from(body.toString('latin1').replaceAll(origin, to), 'latin1');

/** Responses of a sandbox, recorded at the first request and then replayed to everybody: the page is measured, not the service. */
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

/** Responses of the sandbox without recording, for calls that change something. */
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
