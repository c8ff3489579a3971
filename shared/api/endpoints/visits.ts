import type { Fields } from '../endpoint.ts';

/** The campaign through which a visitor came, from the address of the landing page. */
export interface Campaign {
  readonly appFrom: string | undefined;
  readonly userFrom: string | undefined;
  readonly utmTag: string | undefined;
}

/** The link of a campaign through which a visitor came, and the download to which it leads; most addresses name neither. */
export interface CampaignLink {
  readonly linksId?: string | undefined;
  readonly downId?: string | undefined;
}

/** The parameters of a campaign's link in calls and in the address of the download. */
export const linkFields = ({ linksId, downId }: CampaignLink) => ({ links_id: linksId, down_id: downId });

/** A visitor on a landing page. */
export interface Visit extends Campaign {
  readonly pageId: string | undefined;
  readonly clientType: string;
}

/** The service's own number for a landing page. */
const landingPage = 1;

/** The payload of a visit. */
export const visitFields = ({ pageId, userFrom, clientType, utmTag, appFrom }: Visit): Fields => ({
  page_id: pageId,
  user_from: userFrom,
  client_type: clientType,
  page_type: landingPage,
  utm_tag: utmTag,
  app_from: appFrom,
});
