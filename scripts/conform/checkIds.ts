import type { DescribedCall } from '../reference/describeCalls.ts';
import { ITEM, type Path, placesOf, valueAt } from '../reference/paths.ts';
import { type Finding, findingAt } from './finding.ts';
import { redacted } from './redact.ts';

const listOf = (place: Path): string => place.slice(0, -2).join('\n');

/** Finds ids that two items of a list share: choosing one of them by its id may choose the other. */
export const checkIds = (call: DescribedCall, data: unknown): readonly Finding[] =>
  call.answer.fields
    .filter(({ path, unit, isRequired }) => unit === 'id' && isRequired && path.at(-2) === ITEM)
    .flatMap(({ path, unit }) => {
      const places = placesOf(data, path);
      return places.flatMap((place, at) => {
        const id = valueAt(data, place);
        const isTaken = places
          .slice(0, at)
          .some((earlier) => listOf(earlier) === listOf(place) && String(valueAt(data, earlier)) === String(id));
        const expected = 'an id that no other item of the list has; otherwise the wrong one may be chosen';
        return isTaken
          ? [findingAt(call.name, place, { word: 'duplicate-id', received: redacted(id, unit), expected })]
          : [];
      });
    });
