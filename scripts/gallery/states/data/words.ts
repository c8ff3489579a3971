/** A picture that the gallery hands out. */
export const logo = '/gallery/picture.svg';

/** An address that a page cannot get to: it stays as it is while it leaves. */
export const nowhere = '{origin}/gallery/nowhere';

/** A document that the gallery hands out. */
export const sampleDocument = '{origin}/gallery/document';

/** An address that nobody may follow. */
export const unsafe = 'javascript:alert(1)';

/** What a service may send where a word was expected: nothing in it says where to break. */
export const longWord = 'PayThroughTheCentersOfTheVisayasAndMindanaoAndAllTheirBranches';

/** A name of many words. */
export const longName = 'Sample Pawnshop and Money Transfer Centers of the Visayas, Mindanao and the Islands Around';

/** More than anybody would write on a phone. */
export const longText = `${'A sentence that is longer than anybody would write on a phone. '.repeat(5)}${longWord}`;
