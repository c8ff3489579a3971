import type { CallName } from '../../../shared/api/allEndpoints.ts';
import type { Brand } from '../../../shared/brand/brand.ts';
import { callNamesByPath } from '../../build/calls.ts';
import { inMoneyOf, refusalCodeOf } from '../../sandbox/brandVoice.ts';
import type { Answer, State } from './State.ts';

/** The gallery's mock service: answers each call as defined by the state whose name the call carries as its device id. */
export interface StateService {
  /** Answers a request below `/api`. */
  answer(request: Request): Promise<Response>;
  /** Resets a state's answers, because its page is opened anew. */
  begin(name: string): void;
  /** Returns the names of the calls that a state has made since it began, in order; those without an answer as `nothing for …`. */
  askedBy(name: string): readonly string[];
}

// A page aborts a call after a minute, so nothing waits longer than this.
const HANG_MS = 65_000;

const drop = (): Response => new Response(null, { status: 502, headers: { 'x-sandbox-drop': '1' } });

const hang = (): Promise<Response> => new Promise((resolve) => setTimeout(() => resolve(drop()), HANG_MS).unref());

const httpAnswer = (
  answer: Exclude<Answer, 'hang' | 'drop'>,
  brand: Brand,
): readonly [body: string, type: string, status?: number] => {
  const envelope = (code: string, message: string, data: unknown = null) =>
    [JSON.stringify({ code, message, data }), 'application/json'] as const;
  if ('data' in answer) return envelope('00', 'success', answer.data);
  if ('refused' in answer) return envelope(answer.code ? refusalCodeOf(brand, answer.code) : '400', answer.refused);
  if ('picture' in answer) return [answer.picture, 'image/svg+xml'];
  return [answer.body, 'text/html; charset=utf-8', answer.status];
};

const responseOf = (answer: Answer, origin: string, brand: Brand): Response | Promise<Response> => {
  if (answer === 'hang') return hang();
  if (answer === 'drop') return drop();
  const [body, type, status = 200] = httpAnswer(answer, brand);
  const headers = { 'content-type': type, 'cache-control': 'no-store' };
  // `{origin}` stands in addresses of pictures and documents.
  return new Response(inMoneyOf(brand, body.replace(/\{origin\}/g, origin)), { status, headers });
};

// The last answer of a list repeats.
const answerAt = (answers: Answer | readonly Answer[] = [], turn: number): Answer | undefined => {
  const all = [answers].flat() as readonly Answer[];
  return all[Math.min(turn, all.length - 1)];
};

/** Creates the mock service of these states for a brand. */
export const stateService = (states: readonly State[], brand: Brand): StateService => {
  const names = callNamesByPath(brand, '/api');
  const byName = new Map(states.map((state) => [state.name, state]));
  const asked = new Map<string, string[]>();

  const answer = async (request: Request): Promise<Response> => {
    const { origin, pathname, searchParams } = new URL(request.url);
    const name = searchParams.get('deviceId') ?? '';
    const call = names.get(pathname) ?? ('' as CallName);
    const before = asked.get(name) ?? [];
    const given = answerAt(byName.get(name)?.answers?.[call], before.filter((earlier) => earlier === call).length);
    asked.set(name, [...before, given ? call : `nothing for ${call || pathname}`]);
    return given ? responseOf(given, origin, brand) : new Response(`${name} has no answer here`, { status: 404 });
  };

  return { answer, begin: (name) => void asked.delete(name), askedBy: (name) => asked.get(name) ?? [] };
};
