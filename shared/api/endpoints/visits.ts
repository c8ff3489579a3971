import type { Fields } from '../endpoint.ts';

/** The campaign that a visitor came by, as the address of the landing page says it. */
export interface Campaign {
  readonly appFrom: string | undefined;
  readonly userFrom: string | undefined;
  readonly utmTag: string | undefined;
}

/** Which link of a campaign a visitor came by, and which download it leads to; most addresses name neither. */
export interface CampaignLink {
  readonly linksId?: string | undefined;
  readonly downId?: string | undefined;
}

/** A campaign's link as calls and the address of the download carry it. */
export const linkFields = ({ linksId, downId }: CampaignLink) => ({ links_id: linksId, down_id: downId });

/** A visitor on a landing page. */
export interface Visit extends Campaign {
  readonly pageId: string | undefined;
  readonly clientType: string;
}

/** The service's own number for a landing page. */
const landingPage = 1;

/** A visit as calls carry it. */
export const visitFields = ({ pageId, userFrom, clientType, utmTag, appFrom }: Visit): Fields => ({
  page_id: pageId,
  user_from: userFrom,
  client_type: clientType,
  page_type: landingPage,
  utm_tag: utmTag,
  app_from: appFrom,
});
