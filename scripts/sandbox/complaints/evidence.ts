import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { evidence } from '../database/schema.ts';
import { Refusal, refusalCodes } from '../http/envelope.ts';

/** The magic bytes of the accepted image formats, as Latin-1: one character per byte. */
const beginnings: readonly (readonly [mediaType: string, begins: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
];

/** Returns the media type by the first bytes, ignoring file name and declared type; null if they are no accepted image format. */
export function mediaTypeOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return beginnings.find(([, begins]) => begins.test(head))?.[0] ?? null;
}

/** The maximum number of images of a complaint. */
export const MAX_IMAGES = 9;

const MAX_MEGABYTES = 5;

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

const imageRefused = (message: string): Refusal => new Refusal(refusalCodes.imageRefused, message);

/** Gives a file of a user a name that cannot be guessed; refuses one that is empty, too large, or no JPEG or PNG. */
export function examine(bytes: Uint8Array, userId: string): typeof evidence.$inferSelect {
  if (bytes.length === 0) throw imageRefused('This file is empty. Please choose another image.');
  if (bytes.length > MAX_MEGABYTES * 1024 * 1024)
    throw imageRefused(`This image is larger than ${MAX_MEGABYTES} MB. Please choose a smaller one.`);
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === null) throw imageRefused('This file is not an image. Please choose a JPEG or PNG.');
  return { name: randomUUID(), userId, mediaType, bytes: Buffer.from(bytes) };
}

/** Refuses images that this borrower has not uploaded. */
export async function requireOwnImages(db: Queries, names: readonly string[], userId: string): Promise<void> {
  const own = and(inArray(evidence.name, [...names]), eq(evidence.userId, userId));
  if ((await db.$count(evidence, own)) === new Set(names).size) return;
  throw imageRefused('This borrower has not uploaded all of the images.');
}

/** Returns the response with the image of this name; null if there is none. */
export async function readEvidence(db: Queries, name: string): Promise<Response | null> {
  const [found] = await db.select().from(evidence).where(eq(evidence.name, name));
  if (found === undefined) return null;
  const headers = {
    'content-type': found.mediaType,
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  return new Response(new Uint8Array(found.bytes), { headers });
}
