import { type Call, requiredText } from './call.ts';

/** Takes a point that a page reports. The sandbox has no use for it, and keeps nothing. */
export async function saveEvent(call: Call): Promise<null> {
  for (const name of ['productId', 'moduleId', 'positionId']) requiredText(call, name);
  return null;
}

/** Takes a visit to a landing page, or a press of its button, and keeps nothing of it. */
export async function trackLanding(call: Call): Promise<null> {
  requiredText(call, 'page_type');
  return null;
}
