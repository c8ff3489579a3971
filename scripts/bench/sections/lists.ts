import { type Bench, measured, rotated } from '../bench.ts';
import { found } from '../browser/finder.ts';
import { takePhone } from '../browser/phone.ts';
import { memoryMb, type Scrolled, scroll, tapToText } from '../browser/scroll.ts';
import { tapAnswer } from '../browser/tap.ts';
import { visit } from '../browser/visit.ts';
import { type LongList, longLists } from '../lists/longLists.ts';
import { fewer, profiles } from '../profiles.ts';
import { addressOf, screenOf } from '../screens.ts';
import type { VariantName } from '../variants/variant.ts';

/** A list of one length, as it loaded and scrolled. */
export interface Listed extends Scrolled {
  readonly list: string;
  readonly count: number;
  readonly variant: VariantName;
  readonly firstViewMs: number;
  readonly dataMs: number;
  readonly longestMs: number;
  /** To the list, where a tap opens it. */
  readonly openMs?: number;
  /** From a tap on what shows more to its frame. */
  readonly moreMs?: number;
  readonly memoryMb: number;
}

const variants: readonly VariantName[] = ['ours', 'react', 'plain'];

const look = async (
  { browser, origin }: Bench,
  list: LongList,
  count: number,
  variant: VariantName,
): Promise<Listed> => {
  const { opens, more } = list;
  const phone = await takePhone(browser, profiles.fourG.slowdown, opens ? [list.text, opens.text] : [list.text]);
  try {
    const url = origin(variant, 'fourG') + addressOf(screenOf(list.screen));
    const { firstViewMs, dataMs, longestMs } = await visit(phone, url, list.text);
    const openMs = opens && (await tapToText(phone, opens.tap, opens.text));
    const scrolled = await scroll(phone);
    const hasMore = (await phone.evaluate(`!!${found(more)}`)) === true;
    return {
      ...{ list: list.name, count, variant, firstViewMs, dataMs, longestMs, ...scrolled },
      ...(openMs !== undefined && { openMs }),
      ...(hasMore && { moreMs: await tapAnswer(phone, more) }),
      memoryMb: await memoryMb(phone),
    };
  } finally {
    await phone.close();
  }
};

/** Loads the lists at every length, in the variants, round by round. On the quicker line: what grows is the work, not the way. */
export const measureLists = async (bench: Bench): Promise<readonly Listed[]> => {
  const all: Listed[] = [];
  const rounds = fewer(bench.options.rounds);
  for (let round = 0; round < rounds; round += 1) {
    for (const list of longLists)
      for (const count of bench.options.lengths) {
        bench.host.answers.replace(list.path, list.dataOf(count));
        for (const variant of rotated(variants, round))
          all.push(
            ...(await measured(bench, `${count} ${list.name} ${variant}`, () => look(bench, list, count, variant))),
          );
      }
    bench.say(`lists: round ${round + 1} of ${rounds}`);
  }
  return all;
};
