// Private-use characters of Unicode, which no text contains: the beginning of a mark, the end of its id, and the end of the mark.
const [BEGIN, AFTER_ID, END] = ['\uE000', '\uE001', '\uE002'];

/** Puts a mark with the id of its message around a text; it survives `fill` and rendering. */
export const markText = (id: string, text: string): string => `${BEGIN}${id}${AFTER_ID}${text}${END}`;

const MARKS = new RegExp(`${BEGIN}\\w+${AFTER_ID}|${END}`, 'g');

/** Removes the marks from HTML or text. */
export const withoutMarks = (html: string): string => html.replace(MARKS, '');

const mark = `${BEGIN}(\\w+)${AFTER_ID}([^${END}]*)${END}`;
const ALONE = new RegExp(`(<[a-z][^<>]*)>${mark}(?=</)`, 'g');
const DESCRIPTION = new RegExp(` (alt|title)="${mark}"`, 'g');
const BETWEEN_TAGS = new RegExp(`>[^<]*${mark}[^<]*<`);

/**
 * The HTML of a static page in which each element contains the id of its text (`data-text`), and each picture or frame that of its description
 * (`data-alt`, `data-title`), so that the page's script can replace them in another language. A text in any other attribute cannot be replaced.
 * @throws Error if a text is not the only content of its element
 */
export const nameTexts = (html: string): string => {
  const named = html
    .replace(ALONE, (_, tag: string, id: string, text: string) => `${tag} data-text="${id}">${text}`)
    .replace(DESCRIPTION, (_, name: string, id: string, text: string) => ` data-${name}="${id}" ${name}="${text}"`);
  const mixed = BETWEEN_TAGS.exec(named);
  if (mixed) throw new Error(`A text needs an element of its own: ${withoutMarks(mixed[0])}`);
  return withoutMarks(named);
};
