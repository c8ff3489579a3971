/** The path of a picture that the gallery serves. */
export const logo = '/gallery/picture.svg';

/** A URL that the gallery answers with 204, so that a page which navigates there stays as it is. */
export const nowhere = '{origin}/gallery/nowhere';

/** The URL of a document that the gallery serves. */
export const sampleDocument = '{origin}/gallery/document';

/** A URL that no page may follow. */
export const unsafe = 'javascript:alert(1)';

/** A long text without spaces, as a service may send where a word is expected: it has no place for a line break. */
export const longWord = 'PayThroughTheCentersOfTheVisayasAndMindanaoAndAllTheirBranches';

/** A name of many words. */
export const longName = 'Sample Pawnshop and Money Transfer Centers of the Visayas, Mindanao and the Islands Around';

/** A longer text than anybody would write on a phone. */
export const longText = `${'A sentence that is longer than anybody would write on a phone. '.repeat(5)}${longWord}`;
