import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** @returns 32 characters that cannot be guessed, for an address that only those who were given it can know. */
export const newToken = (): string => randomBytes(16).toString('hex');

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @returns whether two texts are the same. The time that it takes does not reveal where they differ, or how long they are. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));
