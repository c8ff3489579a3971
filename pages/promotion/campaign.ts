import { addToQuery } from '../../shared/navigation/withSession.ts';
import type { Env } from '../../shared/platform/env.ts';

/** The campaign parameters in the address of a landing page. */
export type Landing = ReturnType<typeof readLanding>;

/** Parses the campaign parameters of the address; an absent or empty one is undefined. */
export const readLanding = ({ search }: Env['navigator']) => {
  const query = new URLSearchParams(search);
  const read = (name: string): string | undefined => query.get(name) || undefined;
  return {
    landingId: read('id'),
    appFrom: read('app_from'),
    userFrom: read('user_from'),
    utmTag: read('utm_tag'),
    inviteCode: read('invite_code'),
    // The ids of the campaign's link and of its download.
    linksId: read('links_id'),
    downId: read('down_id'),
  };
};

/** The download address of the app, with the campaign's link added. Parameters that it already has are kept. */
export const withLink = (address: string, landing: Landing): string => {
  const values: { [name: string]: string | undefined } = { links_id: landing.linksId, down_id: landing.downId };
  for (const name of new URL(address).searchParams.keys()) values[name] = undefined;
  return addToQuery(address, values);
};
