import type { Texts } from '../texts/en.ts';
import { hasApp } from './channels.ts';

/** The steps of paying with a code, in a group for each kind of place, as an answer's `payNotice` writes them. */
export const payNotices =
  (number: string, name: string) =>
  ({ steps }: Texts) => {
    const after = { name: steps.checkOrder, steps: [steps.posting] };
    const inApp = {
      title: steps.inApp,
      list: [
        { name: steps.find, steps: [steps.open(name), steps.chooseBills, steps.chooseLender] },
        { name: steps.pay, steps: [steps.enterCode, steps.checkName, steps.keepReceipt] },
        after,
      ],
    };
    const atCounter = {
      title: steps.atCounter,
      list: [{ name: steps.inCash, steps: [steps.tellCashier, steps.showCode, steps.payExactly] }, after],
    };
    return hasApp(number) ? [inApp, atCounter] : [atCounter];
  };
