// Characters that no text has, for Unicode leaves them to whoever uses them: what begins a mark, stands after its id, and ends it.
const [BEGIN, AFTER_ID, END] = ['\uE000', '\uE001', '\uE002'];

/** A text with a mark around it that says which message it is of; it survives being filled and rendered. */
export const markText = (id: string, text: string): string => `${BEGIN}${id}${AFTER_ID}${text}${END}`;

const MARKS = new RegExp(`${BEGIN}\\w+${AFTER_ID}|${END}`, 'g');

/** HTML or text as it is without marks. */
export const withoutMarks = (html: string): string => html.replace(MARKS, '');

const mark = `${BEGIN}(\\w+)${AFTER_ID}([^${END}]*)${END}`;
const ALONE = new RegExp(`(<[a-z][^<>]*)>${mark}(?=</)`, 'g');
const DESCRIPTION = new RegExp(` (alt|title)="${mark}"`, 'g');
const BETWEEN_TAGS = new RegExp(`>[^<]*${mark}[^<]*<`);

/**
 * The HTML of a static page in which each element says which text it shows (`data-text`), and each picture or frame which one
 * describes it (`data-alt`, `data-title`), so that the page's script can put another language's in its place. A text in another attribute stays as it is.
 * @throws Error where a text is not alone in its element
 */
export const nameTexts = (html: string): string => {
  const named = html
    .replace(ALONE, (_, tag: string, id: string, text: string) => `${tag} data-text="${id}">${text}`)
    .replace(DESCRIPTION, (_, name: string, id: string, text: string) => ` data-${name}="${id}" ${name}="${text}"`);
  const mixed = BETWEEN_TAGS.exec(named);
  if (mixed) throw new Error(`A text needs an element of its own: ${withoutMarks(mixed[0])}`);
  return withoutMarks(named);
};
