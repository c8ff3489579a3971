import { and, eq, inArray } from 'drizzle-orm';
import { readImageHeader } from '../../../shared/platform/images/imageHeader.ts';
import type { Queries } from '../database/openDatabase.ts';
import { evidence } from '../database/schema.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { newToken } from '../http/secrets.ts';
import { timeText } from '../loan/dates.ts';
import type { Words } from '../texts/texts.ts';

/** The magic bytes of the accepted image formats, as Latin-1: one character per byte. */
const beginnings: readonly (readonly [mediaType: string, begins: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
];

/** Returns the media type by the first bytes, ignoring file name and declared type; null if they are no accepted image format. */
export function mediaTypeOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return beginnings.find(([, begins]) => begins.test(head))?.[0] ?? null;
}

/**
 * Reads the number of pixels from an image's header, without decoding it; 0 if the header has no size. A file of a few kilobytes
 * can declare billions of pixels, and would exhaust the memory of the device that decodes it.
 */
function pixelsOf(image: Uint8Array): number {
  const bytes = new DataView(image.buffer, image.byteOffset, image.byteLength);
  const { width = 0, height = 0 } = readImageHeader(bytes) ?? {};
  return width * height;
}

/** The maximum number of images of a complaint, and of an answer. */
export const MAX_IMAGES = 9;

const MAX_MEGABYTES = 5;

/** The maximum size of an image, in bytes. */
export const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** The maximum number of pixels of an image: enough for photos of a phone's camera, and few enough to decode safely. */
export const MAX_PIXELS = 40_000_000;

/** The `userId` of the staff's images, so that no borrower can use them in a complaint. */
export const STAFF = 'staff';

const PATH = '/sandbox/evidence/';

/** Returns the URL of an image. */
export const evidenceUrl = (origin: string, name: string): string => origin + PATH + name;

/** Returns the image names in these URLs. A URL from elsewhere is returned unchanged, and will not match any stored name. */
export function evidenceNames(origin: string, urls: readonly string[]): string[] {
  const start = evidenceUrl(origin, '');
  return urls.map((url) => (url.startsWith(start) ? url.slice(start.length) : url));
}

const imageRefused = (words: Words): Refusal => new Refusal(refusalCodes.imageRefused, words);

/** Returns an image's media type; refuses a file that is empty, has too many bytes or pixels, or is not a readable image. */
function acceptedType(bytes: Uint8Array): string {
  if (bytes.length === 0) throw imageRefused(({ refusals }) => refusals.imageEmpty);
  if (bytes.length > MAX_BYTES) {
    throw imageRefused(({ refusals }) => refusals.imageTooLarge(MAX_MEGABYTES));
  }
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === null) throw imageRefused(({ refusals }) => refusals.noImage);
  const pixels = pixelsOf(bytes);
  if (pixels === 0) throw imageRefused(({ refusals }) => refusals.imageUnreadable);
  if (pixels > MAX_PIXELS) {
    throw imageRefused(({ refusals }) => refusals.tooManyPixels(MAX_PIXELS / 1e6));
  }
  return mediaType;
}

/** A checked image, ready to be stored. */
export type Evidence = typeof evidence.$inferSelect;

/** The owner of an image and its order; resetting the order deletes the image. */
type EvidenceOwner = Pick<Evidence, 'userId' | 'orderId'>;

/** Checks a file and gives it a name that cannot be guessed; refuses a file that is not accepted. */
export function examine(bytes: Uint8Array, { userId, orderId }: EvidenceOwner, nowMs: number): Evidence {
  const mediaType = acceptedType(bytes);
  const name = newToken();
  return { name, at: timeText(nowMs), userId, orderId, mediaType, bytes: Buffer.from(bytes) };
}

/** Assigns images to the order of the complaint; refuses if this borrower has not uploaded all of them. */
export async function claimEvidence(tx: Queries, names: readonly string[], owner: EvidenceOwner): Promise<void> {
  const own = and(inArray(evidence.name, [...names]), eq(evidence.userId, owner.userId));
  const claimed = await tx.update(evidence).set({ orderId: owner.orderId }).where(own);
  if (claimed.rowsAffected === new Set(names).size) return;
  throw imageRefused(({ refusals }) => refusals.imageMissing);
}

/** Returns the response with the image of this name; null if there is none. */
export async function readEvidence(db: Queries, name: string): Promise<Response | null> {
  const [found] = await db.select().from(evidence).where(eq(evidence.name, name));
  if (found === undefined) return null;
  const headers = {
    'content-type': found.mediaType,
    'content-length': String(found.bytes.length),
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  return new Response(new Uint8Array(found.bytes), { headers });
}
