import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What makes an address known to nobody but who was given it: 32 characters that cannot be guessed. */
export const newToken = (): string => randomBytes(16).toString('hex');

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two texts are the same. How long it takes says nothing about where they differ, nor how long they are. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));
