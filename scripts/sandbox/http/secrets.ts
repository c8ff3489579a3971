import { randomBytes } from 'node:crypto';

/** @returns 32 characters that cannot be guessed, for an address that only those who were given it can know. */
export const newToken = (): string => randomBytes(16).toString('hex');
