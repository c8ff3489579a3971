import { describe, expect, it } from 'vitest';
import { fromXliff, toXliff } from './xliff.ts';

const english = {
  repay: { title: 'Repayment', at: 'Checked at {time}' },
  order: { by: '<b>“{name}”</b> & more,\nfor {name}' },
};
const hindi = {
  repay: { at: '{time} पर जाँचा गया', title: 'भुगतान' },
  order: { by: '<b>“{name}”</b> & और,\n{name} के लिए' },
};

describe('A translation as XLIFF', () => {
  it('comes back as it was sent, in the order of the language, and its translated units are approved and say where they stand', async () => {
    const xliff = await toXliff(english, 'hi', hindi, { repay: 'In pages/repay' });
    expect(xliff.match(/<note>In pages\/repay<\/note>/g)).toHaveLength(2);
    expect(xliff.match(/approved="yes"/g)).toHaveLength(3);
    const { language, texts } = await fromXliff(xliff, english, { hi: hindi });
    expect([language, JSON.stringify(texts)]).toEqual(['hi', JSON.stringify(hindi)]);
  });

  it('leaves what is there where it has no text, but nothing that English no longer has', async () => {
    const before = { repay: { title: 'x', gone: 'x' }, gone: { title: 'x' }, ofApp: { title: 'x' } };
    const all = { ...english, ofApp: { title: 'Pay' } };
    const { texts } = await fromXliff(await toXliff(english, 'hi'), english, { hi: before }, all);
    expect(texts).toEqual({ repay: { title: 'x' }, ofApp: { title: 'x' } });
  });

  it.each<readonly [what: string, change: (xliff: string) => string, problem: string]>([
    ['was cut off', (xliff) => xliff.slice(0, xliff.lastIndexOf('</file>')), 'does not end with </xliff>'],
    ['is no XML', () => '<xliff><</xliff>', 'This is no XLIFF file'],
    [
      'has an unknown key',
      (xliff) => xliff.replace('id="title"', 'id="titel"'),
      'repay.titel: English has no such text',
    ],
    ['translates an older text', (xliff) => xliff.replace('>Repayment<', '>Pay<'), 'English says “Repayment” now'],
    [
      'lacks a placeholder',
      (xliff) => xliff.replace('{time} पर', 'पर'),
      'repay.at: has the places none and not {time}',
    ],
    [
      'has markup in a text',
      (xliff) => xliff.replace('>भुगतान<', '>भु<g id="1">ग</g>तान<'),
      'repay.title is no plain text',
    ],
  ])('is refused where it %s', async (_, change, problem) => {
    const xliff = change(await toXliff(english, 'hi', hindi));
    await expect(fromXliff(xliff, english, {})).rejects.toThrow(problem);
  });
});
