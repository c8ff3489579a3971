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

// Words have a blank, or begin with a capital or a sign; a status, a key, an amount, a day or an address does neither.
const isForPeople = (text: string): boolean => /^[A-Z₱+•]|\s/u.test(text) && !/^(\{|\/|\w+:|\d{4}-\d\d-)/.test(text);

/**
 * Returns data of an answer or a store with every text for people changed. `place` is where the text stands, such as
 * `readOrder.detail[].text`.
 */
export const mapTexts = <Data>(data: Data, change: (text: string, place: string) => string, place = ''): Data => {
  const mapped = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => mapped(item, `${at}[]`));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapped(item, `${at}.${name}`)]));
    return typeof value === 'string' && isForPeople(value) ? change(value, at) : value;
  };
  return mapped(data, place) as Data;
};

const LARGEST_CENTS = 98_765_432_100;

/** Returns an answer's data with the longest texts and the largest amounts; no two names in it are the same. */
export const lengthened = <Data>(data: Data): Data => {
  let count = 0;
  const long = mapTexts(data, (text) => {
    count += 1;
    if (text.endsWith('.')) return longText;
    if (text.startsWith('+')) return `${text} local 12345 and 67890`;
    return count % 2 ? `${longName} ${count}` : longWord + count;
  });
  return JSON.parse(JSON.stringify(long), (_, value: unknown) => {
    if (typeof value === 'number' && value >= 100_000) return LARGEST_CENTS;
    return typeof value === 'string' && /^\d{9,}$/.test(value) ? value.repeat(4) : value;
  }) as Data;
};
