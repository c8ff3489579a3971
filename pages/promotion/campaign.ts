import { linkFields } from '../../shared/api/endpoints/visits.ts';
import { addToQuery } from '../../shared/navigation/addToQuery.ts';
import type { Env } from '../../shared/platform/env.ts';

/** What the address of a landing page says of how the visitor came. */
export interface Landing {
  readonly landingId: string | undefined;
  readonly appFrom: string | undefined;
  readonly userFrom: string | undefined;
  readonly utmTag: string | undefined;
  readonly inviteCode: string | undefined;
  /** Which link of the campaign it was, and which download it leads to. */
  readonly linksId: string | undefined;
  readonly downId: string | undefined;
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
    linksId: read('links_id'),
    downId: read('down_id'),
  };
};

/** The address that the app is downloaded from, which learns by what link the visitor came. A name that it has stays. */
export const withLink = (address: string, landing: Landing): string => {
  const values: { [name: string]: string | undefined } = linkFields(landing);
  for (const name of new URL(address).searchParams.keys()) values[name] = undefined;
  return addToQuery(address, values);
};
