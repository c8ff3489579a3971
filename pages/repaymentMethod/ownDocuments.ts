/** The hashes of the in-page routes that have documents of their own, because a single document for all would be too large. */
export const OWN_DOCUMENTS: RegExp = /^#\/(addnormalcard|borrowDetail)(\?|$)/;
