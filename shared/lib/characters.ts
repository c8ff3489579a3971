// For engines without `Intl.Segmenter`: flags, and letters with what joins them: accents, signs of Devanagari, skin tones, joiners.
const CHARACTERS =
  /[\u{1f1e6}-\u{1f1ff}]{2}|[\s\S](?:[\u200d\u094d][\s\S]|[\u0300-\u036f]|[\u0900-\u0903\u093a-\u094f]|\ufe0f|\u20e3|[\u{1f3fb}-\u{1f3ff}])*/gu;

// What old engines lack.
interface NewIntl {
  readonly Segmenter?: new () => { segment(text: string): Iterable<{ readonly segment: string }> };
}

/** The characters of a text as people see them: a flag, a family, n with a tilde, क्षि are one each. */
export const charactersOf = (text: string): readonly string[] => {
  const { Segmenter } = Intl as unknown as NewIntl;
  return Segmenter ? Array.from(new Segmenter().segment(text), ({ segment }) => segment) : text.match(CHARACTERS) || [];
};

/** The first whole characters of a text that have room in `limit` UTF-16 units. */
export const cutText = (text: string, limit: number): string => {
  let kept = '';
  // No character is longer than 64 units.
  for (const character of charactersOf(text.slice(0, limit + 64))) {
    if (kept.length + character.length > limit) break;
    kept += character;
  }
  return kept;
};
