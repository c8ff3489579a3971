import { parseJson } from '../../build/parseJson.ts';
import { badRequest, Refusal, refusalCodes } from './refusal.ts';

/** The largest body of words and numbers. */
export const MAX_TEXT_BYTES = 128 * 1024;

/** The largest body with files: images and what is around them, with room to say that an image is too large. */
const MAX_FORM_BYTES = 8 * 1024 * 1024;

/** A body that is too large is still read up to this size before it is refused: a client that is still sending does not read a response. */
const HEARD_OUT_BYTES = 64 * 1024 * 1024;

const tooLarge = (): Refusal => new Refusal(refusalCodes.tooLarge, ({ refusals }) => refusals.tooLarge, 413);

/** @returns the whole body of a request. @throws Refusal if it has more than `most` bytes. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > HEARD_OUT_BYTES) break;
    if (length <= most) chunks.push(chunk);
  }
  if (length > most) throw tooLarge();
  return Buffer.concat(chunks);
}

/** Named values of a request, unchecked: text, numbers, files, or any other JSON value. */
export type Fields = Readonly<Record<string, unknown>>;

/** @returns whether a value is an object with named values: not a list, a text or null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonFields(text: string): Fields {
  const value = parseJson(text);
  if (!isFields(value)) throw badRequest('The request could not be read.');
  return value;
}

/** The fields and files of a form, form-encoded or multipart; refuses one that is too large. */
export async function readForm(request: Request): Promise<FormData> {
  const hasFiles = (request.headers.get('content-type') ?? '').includes('multipart');
  const bytes = await readBytes(request, hasFiles ? MAX_FORM_BYTES : MAX_TEXT_BYTES);
  try {
    return await new Response(bytes, { headers: request.headers }).formData();
  } catch {
    throw badRequest('The form could not be read.');
  }
}

/** A name that occurs several times gets all its values as a list, so that no file is lost unnoticed. */
function fieldsOf(form: FormData): Fields {
  const entries = [...form.keys()].map((name) => [name, form.getAll(name)] as const);
  return Object.fromEntries(entries.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

/** The body of a call: form-encoded or multipart where it says so, JSON otherwise; no body is no fields. */
export async function readBody(request: Request): Promise<Fields> {
  const type = request.headers.get('content-type') ?? '';
  if (request.method === 'GET') return {};
  if (type.includes('form')) return fieldsOf(await readForm(request));
  const text = new TextDecoder().decode(await readBytes(request, MAX_TEXT_BYTES));
  return text === '' ? {} : jsonFields(text);
}

/** Query parameters: the first value of a repeated name counts, and an empty one is absent. */
export function readQuery(url: string): Readonly<Record<string, string>> {
  const query = new Map<string, string>();
  for (const [name, value] of new URL(url).searchParams) {
    if (value !== '' && !query.has(name)) query.set(name, value);
  }
  // `fromEntries` makes each an own property, whatever its name, such as `__proto__`.
  return Object.fromEntries(query);
}

const LONGEST_KEY = 255;

/** @returns the idempotency key of the request; '' if it has none. */
export function readKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? '';
  if (key.length > LONGEST_KEY) throw badRequest('The Idempotency-Key is too long.');
  return key;
}

/** @returns a value as text; '' if it is absent or neither text nor a number. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A value as a whole number not below zero, or null. Takes a number or a string of digits. */
export function asWholeNumber(value: unknown): number | null {
  const text = asText(value);
  const number = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : null;
}
