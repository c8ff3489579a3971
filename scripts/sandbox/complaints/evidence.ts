import { and, eq, inArray } from 'drizzle-orm';
import { evidence } from '../database/complaintTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { newToken } from '../http/newToken.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { timeText } from '../loan/dates.ts';
import type { Words } from '../texts/texts.ts';
import { mediaTypeOf } from './mediaType.ts';
import { pixelsOf } from './pixels.ts';

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

/** Who an image is of, and what it goes with. */
export interface EvidenceOwner {
  readonly userId: string;
  readonly orderId: string;
}

/** An image that has been looked at, ready to be stored. */
export interface Evidence extends EvidenceOwner {
  readonly name: string;
  readonly at: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

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
