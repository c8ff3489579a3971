/** Codes that the sandbox refuses with. Every one is a failure to the client: none is all zeros. */
export const refusalCodes = {
  badRequest: '4000',
  noSuchCall: '4004',
  amountChanged: '4009',
  notExtendable: '4010',
  nothingToRepay: '4011',
  channelUnknown: '4012',
  anotherAccount: '4030',
  anotherProduct: '4031',
  orderUnknown: '4040',
  notYet: '9001',
  broken: '9999',
} as const;

/** Thrown where a call is refused: becomes the envelope with this code and message, and undoes an open transaction. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** The refusal of input that cannot be read. */
export const badRequest = (message: string): Refusal => new Refusal(refusalCodes.badRequest, message);
