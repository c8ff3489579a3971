/** What `sizes.ts` of a brand's folder exports: limits of single pages in place of the app's, in bytes of the whole document (brotli), with the reason. */
export type PageSizes = { readonly [page: string]: { readonly bytes: number; readonly reason: string } };
