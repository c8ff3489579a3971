import { randomBytes } from 'node:crypto';

/** What makes an address known to nobody but who was given it: 32 characters that cannot be guessed. */
export const newToken = (): string => randomBytes(16).toString('hex');
