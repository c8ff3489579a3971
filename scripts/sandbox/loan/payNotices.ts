/** The steps of paying with a code, in groups, as an answer's `payNotice` writes them. */
export function payNotices(channelName: string) {
  return [
    {
      title: `In the ${channelName} app`,
      list: [
        {
          name: 'Find the biller',
          steps: [`Open ${channelName} and log in.`, 'Choose Bills, then Loans.', 'Choose Sample Lending.'],
        },
        {
          name: 'Pay',
          steps: [
            'Enter the pay code and the exact amount.',
            'Check the name of the biller and confirm.',
            'Keep the receipt until your order shows the payment.',
          ],
        },
      ],
    },
    {
      title: 'At a counter',
      list: [
        {
          name: 'Pay in cash',
          steps: [
            'Tell the cashier that you pay a bill of Sample Lending.',
            'Show the pay code.',
            'Pay the exact amount.',
          ],
        },
      ],
    },
    {
      title: 'After you have paid',
      list: [{ name: 'Check your order', steps: ['A payment shows within 15 minutes, on weekends within 2 hours.'] }],
    },
  ];
}
