import { Refusal, refusalCodes } from './refusal.ts';

/** The largest body of words and numbers. */
export const MAX_TEXT_BYTES = 128 * 1024;

/** The largest body with files: images and what is around them, with room to say that an image is too large. */
export const MAX_FORM_BYTES = 8 * 1024 * 1024;

/** A body is read on to here before it is refused: who is still sending does not hear an answer. */
const HEARD_OUT_BYTES = 64 * 1024 * 1024;

const tooLarge = (): Refusal => new Refusal(refusalCodes.tooLarge, ({ refusals }) => refusals.tooLarge, 413);

/** The whole body of a request; refuses one of more than `most` bytes. */
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
