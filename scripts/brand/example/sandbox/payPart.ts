/** Takes a part of what is due. The sandbox's order does not change: its ledger has no parts. */
export const payPart = async () => ({});
