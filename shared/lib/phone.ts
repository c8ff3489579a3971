/** A phone number as a link that calls it: what people write between the digits is left out. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
