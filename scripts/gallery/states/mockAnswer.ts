import type { Answer } from './State.ts';

/** An HTTP response. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** Returns the answer to a call's `turn`th request (from 0). The last answer of a list repeats. */
export const answerAt = (answers: Answer | readonly Answer[] | undefined, turn: number): Answer | undefined =>
  Array.isArray(answers)
    ? (answers as readonly Answer[])[Math.min(turn, answers.length - 1)]
    : (answers as Answer | undefined);

/** Returns an HTML response. */
export const htmlAnswer = (body: string, status = 200): HttpAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

// `{origin}` in an answer stands for the origin of the request; it is used in URLs of pictures and documents.
const envelope = (code: unknown, message: string, data: unknown, origin: string): HttpAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ code, message, data: data ?? null }).replace(/\{origin\}/g, origin),
});

/** Returns the HTTP response of a mock service for an answer; `hang` and `drop` have none. */
export const httpAnswer = (answer: Exclude<Answer, 'hang' | 'drop'>, origin: string): HttpAnswer => {
  if ('data' in answer) return envelope('00', 'success', answer.data, origin);
  if ('refused' in answer) return envelope(answer.code ?? '400', answer.refused, null, origin);
  if ('picture' in answer) return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: answer.picture };
  return htmlAnswer(answer.body, answer.status);
};
