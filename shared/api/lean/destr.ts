/** Stands in for `destr`, ofetch's own reading of JSON: this app reads every answer itself, so it is never asked. */
const destr = (text: string): string => text;

// biome-ignore lint/style/noDefaultExport: ofetch imports it as the default
export default destr;
