import { parseJson } from '../../build/parseJson.ts';
import { badRequest, refusal } from './envelope.ts';

/** The largest body of words and numbers. */
export const MAX_TEXT_BYTES = 128 * 1024;

/** The largest body with files: images and what is around them, with room to say that an image is too large. */
const MAX_FORM_BYTES = 8 * 1024 * 1024;

/** @returns the whole body of a request, read to its end: a client that is still sending reads no refusal. @throws {Refusal} if it is too large */
export async function readBytes(request: Request, most: number): Promise<ArrayBuffer> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > most) throw refusal('tooLarge', 413);
  return bytes;
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

/** The body of a call: form-encoded or multipart where it says so, JSON otherwise; no body is no fields. */
export async function readBody(request: Request): Promise<Fields> {
  const type = request.headers.get('content-type') ?? '';
  if (request.method === 'GET') return {};
  if (type.includes('form')) return Object.fromEntries(await readForm(request));
  const text = new TextDecoder().decode(await readBytes(request, MAX_TEXT_BYTES));
  return text === '' ? {} : jsonFields(text);
}

/** Query parameters: the first value of a repeated name counts, and an empty one is absent. */
export function readQuery(url: string): Readonly<Record<string, string>> {
  const given = [...new URL(url).searchParams].filter(([, value]) => value !== '');
  // Of a repeated name, `fromEntries` takes the last value.
  return Object.fromEntries(given.reverse());
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
