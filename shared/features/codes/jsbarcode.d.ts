/** The encoder of the package alone, without its drawing code, as published; the package has types only for the whole. */
declare module 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js' {
  /** `data` is a string of zeros and ones: the modules from the start character to the last bar of the stop character, without quiet zones. */
  const encoder: new (text: string, options: object) => { encode(): { readonly data: string } };

  export = encoder;
}
