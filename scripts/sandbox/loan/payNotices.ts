import type { Texts } from '../texts/en.ts';

/** The steps of paying with a code, in groups, as an answer's `payNotice` writes them. */
export const payNotices =
  (channelName: string) =>
  ({ steps }: Texts) => [
    {
      title: steps.inApp(channelName),
      list: [
        { name: steps.find, steps: [steps.open(channelName), steps.chooseBills, steps.chooseLender] },
        { name: steps.pay, steps: [steps.enterCode, steps.checkName, steps.keepReceipt] },
      ],
    },
    {
      title: steps.atCounter,
      list: [{ name: steps.inCash, steps: [steps.tellCashier, steps.showCode, steps.payExactly] }],
    },
    { title: steps.after, list: [{ name: steps.checkOrder, steps: [steps.posting] }] },
  ];
