import { and, eq, inArray } from 'drizzle-orm';
import { readImageHeader } from '../../../shared/platform/images/imageHeader.ts';
import type { Queries } from '../database/openDatabase.ts';
import { evidence } from '../database/schema.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { newToken } from '../http/secrets.ts';
import { timeText } from '../loan/dates.ts';
import type { Words } from '../texts/texts.ts';

/** Images by how their files begin, each byte as one character. */
const beginnings: readonly (readonly [mediaType: string, begins: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
];

/** The kind of image that these bytes are; null for anything else, whatever name or type it came with. */
export function mediaTypeOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return beginnings.find(([, begins]) => begins.test(head))?.[0] ?? null;
}

/**
 * How many pixels an image would take once it is decoded, by its header alone; 0 where that says none. A file of some kilobytes
 * can say billions, and whoever draws it has to find room for them.
 */
function pixelsOf(image: Uint8Array): number {
  const bytes = new DataView(image.buffer, image.byteOffset, image.byteLength);
  const { width = 0, height = 0 } = readImageHeader(bytes) ?? {};
  return width * height;
}

/** The most images that a complaint holds, and an answer. */
export const MAX_IMAGES = 9;

const MAX_MEGABYTES = 5;

/** The largest image that is taken, in bytes. */
export const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** The most pixels of an image that is taken: more than a phone's camera makes, and little enough to be drawn. */
export const MAX_PIXELS = 40_000_000;

/** The owner of the staff's images, which no borrower can put into a complaint. */
export const STAFF = 'staff';

const PATH = '/sandbox/evidence/';

/** Where an image is served. */
export const evidenceUrl = (origin: string, name: string): string => origin + PATH + name;

/** The names of the images at these addresses; an address that is not an image's own is no name and is left as it is. */
export function evidenceNames(origin: string, urls: readonly string[]): string[] {
  const start = evidenceUrl(origin, '');
  return urls.map((url) => (url.startsWith(start) ? url.slice(start.length) : url));
}

const imageRefused = (words: Words): Refusal => new Refusal(refusalCodes.imageRefused, words);

/** The kind of an image that is taken, by its header; refuses what is empty, too large in bytes or pixels, or no image. */
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

/** An image that has been looked at, ready to be stored. */
export type Evidence = typeof evidence.$inferSelect;

/** Who an image is of, and what it goes with. */
type EvidenceOwner = Pick<Evidence, 'userId' | 'orderId'>;

/** Looks at a file and gives it a name that nobody can guess; refuses what is not taken. */
export function examine(bytes: Uint8Array, { userId, orderId }: EvidenceOwner, nowMs: number): Evidence {
  const mediaType = acceptedType(bytes);
  const name = newToken();
  return { name, at: timeText(nowMs), userId, orderId, mediaType, bytes: Buffer.from(bytes) };
}

/** Checks that these images have been uploaded by this borrower, and hands them to the order of the complaint. */
export async function claimEvidence(tx: Queries, names: readonly string[], owner: EvidenceOwner): Promise<void> {
  const own = and(inArray(evidence.name, [...names]), eq(evidence.userId, owner.userId));
  const claimed = await tx.update(evidence).set({ orderId: owner.orderId }).where(own);
  if (claimed.rowsAffected === new Set(names).size) return;
  throw imageRefused(({ refusals }) => refusals.imageMissing);
}

/** The image of this name as it is served; null where there is none. */
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
