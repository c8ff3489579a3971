/** A document that the browser may have loaded ahead: `prerendering` until the borrower opens it. */
export type PrerenderedDocument = Document & { readonly prerendering?: boolean };
