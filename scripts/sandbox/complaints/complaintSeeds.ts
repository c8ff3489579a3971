const unbroken = 'AReferenceWithoutAnySpaceThatIsLongerThanTheScreenOfAnyPhoneOnThisMarketIsWide0123456789';

/** A text of exactly 200 characters, the maximum. */
const longText =
  `The money never came, though the order says that it was sent: ${unbroken}. ` +
  'My bank looked twice and there is nothing of it.';

/** An answer of several paragraphs that does not fit on one screen. */
const longReply = [
  'Dear Maria Concepcion Guadalupe Villanueva-Magsaysay de los Santos y Buenaventura,',
  ...Array(5).fill(
    'The transfer was made to the account that ends in 4471, and the bank returned it on the next working day because the name ' +
      `of the account is not the name of the borrower. The number of the return is ${unbroken}.`,
  ),
  'Your customer service',
].join('\n\n');

/** A seeded complaint of a borrower. */
export interface ComplaintSeed {
  readonly id: number;
  /** At least 1, so that a new complaint is always the newest, at any time of the day. */
  readonly daysAgo: number;
  readonly type: number;
  readonly subtype?: number;
  readonly content: string;
  readonly imageCount?: number;
  /** The staff's answer. `rating` is 'asked' if the borrower is asked for one, or a number if they have given one. */
  readonly answer?: { readonly reply: string; readonly imageCount?: number; readonly rating?: 'asked' | number };
}

type Rest = Omit<ComplaintSeed, 'id' | 'daysAgo' | 'type' | 'content'>;

const complaint = (id: number, daysAgo: number, type: number, content: string, rest: Rest = {}): ComplaintSeed => ({
  id,
  daysAgo,
  type,
  content,
  ...rest,
});

const ana: readonly ComplaintSeed[] = [
  complaint(1001, 1, 2, 'I paid at the counter yesterday and the order still shows the payment as due.', {
    imageCount: 1,
  }),
  complaint(1002, 9, 3, 'What is the processing fee for?\nIt was not in the summary that I saw.', {
    imageCount: 2,
    answer: {
      reply:
        'The processing fee is part of the disclosure statement, section 3.\n\nWe have marked it in the two pictures.',
      imageCount: 2,
    },
  }),
  complaint(1003, 4, 5, 'I cannot change my telephone number in the app.', {
    answer: { reply: 'We have changed it for you. Please sign in again.', rating: 'asked' },
  }),
  complaint(1004, 30, 6, 'Where is your nearest office?', {
    answer: { reply: 'We serve you online only. Please write to us here.', rating: 4 },
  }),
];

const mark: readonly ComplaintSeed[] = [
  complaint(1011, 1, 1, 'I was called eleven times on Sunday, the last time at 10:40 in the evening.', {
    subtype: 12,
    imageCount: 2,
  }),
  complaint(1012, 6, 2, 'Please send me proof of my payment.', { answer: { reply: '', imageCount: 3 } }),
];

const rosa: readonly ComplaintSeed[] = [
  complaint(1021, 3, 1, 'Your collector wrote to my employer.', {
    subtype: 13,
    answer: { reply: 'We are sorry. The agent has been told to write to you alone.', rating: 'asked' },
  }),
  complaint(
    1022,
    1,
    6,
    'Is <b>this</b> & "that" shown as I wrote it? 👍🏽\n\n  Two lines further down, and two blanks in.',
  ),
];

const long = complaint(1031, 2, 4, longText, { imageCount: 9, answer: { reply: longReply, imageCount: 9 } });

/** Newest first: the first fifteen are open, the rest are answered. */
const elena = Array.from({ length: 60 }, (_, index) =>
  complaint(
    2060 - index,
    index + 1,
    2 + (index % 5),
    `Complaint ${60 - index} of 60 about my repayment.`,
    index < 15 ? {} : { answer: { reply: 'Thank you for telling us. This is settled.' } },
  ),
);

/** The seeded complaints by order number. */
export const complaintSeeds: Readonly<Partial<Record<string, readonly ComplaintSeed[]>>> = {
  '170001': ana,
  '180001': mark,
  '180002': rosa,
  '170999': [long],
  '200001': elena,
};
