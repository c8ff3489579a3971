/** Replaces `destr`, with which ofetch parses JSON: this app parses every response itself. */
const destr = (): never => {
  throw new Error('This build has no destr: give ofetch a parseResponse, as shared/api/client.ts does.');
};

// biome-ignore lint/style/noDefaultExport: ofetch imports it as the default
export default destr;
