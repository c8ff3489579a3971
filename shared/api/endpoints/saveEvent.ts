import { type Endpoint, ignoreData } from '../endpoint.ts';

/** Records an action of the borrower, for statistics. The page does not wait for the response. */
export const saveEvent: Endpoint<
  { readonly productId: string | undefined; readonly moduleId: number; readonly positionId: number },
  true
> = {
  name: 'saveEvent',
  client: 'standard',
  method: 'POST',
  path: '/service/event/save',
  payload: ({ productId, moduleId, positionId }) => ({
    /** Optional: the loan product of the address, or the one that was chosen. */
    productId,
    /** Where it happened: 30 is ‘Borrow Again’. */
    moduleId,
    /** What was pressed there: 1 is its button. */
    positionId,
  }),
  parse: ignoreData,
};
