/** The encoder of the package by itself, without what it draws with, as it is published; the package types its whole alone. */
declare module 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js' {
  /** `data` is a text of noughts and ones: the modules, from the start character to the stop's last bar, without quiet zones. */
  const encoder: new (text: string, options: object) => { encode(): { readonly data: string } };

  export = encoder;
}
