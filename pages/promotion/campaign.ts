import type { Env } from '../../shared/platform/env.ts';

/** What the address of a landing page says of how the visitor came. */
export interface Landing {
  readonly landingId: string | undefined;
  readonly appFrom: string | undefined;
  readonly userFrom: string | undefined;
  readonly utmTag: string | undefined;
  readonly inviteCode: string | undefined;
}

/** Reads the promotion parameters of the address; one that is absent or empty is undefined. */
export const readLanding = ({ search }: Env['navigator']): Landing => {
  const query = new URLSearchParams(search);
  const read = (name: string): string | undefined => query.get(name) || undefined;
  return {
    landingId: read('id'),
    appFrom: read('app_from'),
    userFrom: read('user_from'),
    utmTag: read('utm_tag'),
    inviteCode: read('invite_code'),
  };
};
