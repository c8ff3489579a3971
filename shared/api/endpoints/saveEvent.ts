import { type Endpoint, ignoreData } from '../endpoint.ts';

/** An action of the borrower, for statistics: module 30 is 'Borrow Again', position 1 its button. */
export interface TrackedEvent {
  readonly productId: string | undefined;
  readonly moduleId: number;
  readonly positionId: number;
}

/** Records an event. The page does not wait for the response. */
export const saveEvent: Endpoint<TrackedEvent, true> = {
  name: 'saveEvent',
  client: 'standard',
  method: 'POST',
  path: '/service/event/save',
  payload: ({ productId, moduleId, positionId }) => ({
    productId,
    moduleId,
    positionId,
  }),
  parse: ignoreData,
};
