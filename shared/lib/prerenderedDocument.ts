/** A document that the browser may have prerendered: `prerendering` is true until the borrower opens it. */
export type PrerenderedDocument = Document & { readonly prerendering?: boolean };
