import { parseText, type Raw } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { PageParameters } from '../../session/parameters.ts';
import type { PhoneRule } from './phoneData.ts';

/** Who a page's values belong to, and the moment that it is there. */
export interface Owner {
  isMine(rule: PhoneRule, entry: Raw): boolean;
  isFresh(rule: PhoneRule, entry: Raw): boolean;
  /** The entry with whose it is, and of when. */
  signed(rule: PhoneRule, entry: Raw): Raw;
}

/** The owner that a page's address names. */
export const ownerOf = ({ session }: PageParameters, now: () => number): Owner => ({
  isMine: ({ owner }, entry) => owner.every((name) => parseText(entry[name]) === (session[name] ?? '')),
  // A clock may have been set back since: what is of the future counts as long as what is of the past.
  isFresh: ({ moment, maxAgeMs }, entry) => Math.abs(now() - (momentOf(entry[moment]) ?? Number.NaN)) < maxAgeMs,
  signed: (rule, entry) => {
    const made: { [name: string]: unknown } = { [rule.moment]: now(), ...entry };
    for (const name of rule.owner) made[name] = session[name];
    return made;
  },
});
