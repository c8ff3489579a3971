import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two texts are the same. How long it takes says nothing about where they differ, nor how long they are. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));
