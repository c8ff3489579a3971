import { Refusal, refusalCodes } from './refusal.ts';

/** The largest body that is kept: an image and what is around it, with room to say that the image is too large. */
export const MOST_BODY_BYTES = 8 * 1024 * 1024;

/** A body is read on to here before it is refused: who is still sending does not hear an answer. */
const HEARD_OUT_BYTES = 64 * 1024 * 1024;

const tooLarge = (): Refusal =>
  new Refusal(refusalCodes.tooLarge, 'This is too large to be sent. Please choose something smaller.', 413);

/** The whole body of a request; refuses one that is too large. */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > HEARD_OUT_BYTES) break;
    if (length <= MOST_BODY_BYTES) chunks.push(chunk);
  }
  if (length > MOST_BODY_BYTES) throw tooLarge();
  return Buffer.concat(chunks);
}
