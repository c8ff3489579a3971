import { type Call, requiredText } from './call.ts';

/** Accepts a page's analytics event. The sandbox checks its fields but stores nothing. */
export async function saveEvent(call: Call): Promise<null> {
  for (const name of ['productId', 'moduleId', 'positionId']) requiredText(call, name);
  return null;
}

/** Accepts a visit of a landing page or a click on its button, but stores nothing. */
export async function trackLanding(call: Call): Promise<null> {
  requiredText(call, 'page_type');
  return null;
}
