import { stages } from '../browser/repayment.ts';
import { type StageTaken, variantsOfRepayment } from '../sections/repayment.ts';
import type { Heard } from '../serve/benchHost.ts';
import { figure, markdownTable } from '../table.ts';
import type { VariantName } from '../variants/variant.ts';

const kinds = ['documents', 'scripts and styles', 'data', 'pictures'] as const;

/** Returns what kind of content a response has, judged by its request path. */
export const kindOf = (path: string): (typeof kinds)[number] =>
  path.startsWith('/api/')
    ? 'data'
    : /\.(js|css|json)$/.test(path)
      ? 'scripts and styles'
      : /\.\w+$/.test(path)
        ? 'pictures'
        : 'documents';

const visits = [
  { visit: 'first', name: 'first visit' },
  { visit: 'second', name: 'next instalment' },
] as const;

const sumOf = (numbers: readonly number[]): number | undefined =>
  numbers.length ? numbers.reduce((sum, one) => sum + one, 0) : undefined;

const row = (name: string, taken: readonly StageTaken[], of: (own: readonly StageTaken[]) => number | undefined) => [
  name,
  ...variantsOfRepayment.map((variant: VariantName) =>
    figure(of(taken.filter((one) => one.variant === variant)), ' B'),
  ),
];

const wireOf = (own: readonly StageTaken[]): number | undefined => sumOf(own.map(({ wireBytes }) => wireBytes));

// The hand-written pages have no receipt, so they have no total to compare with that of a whole repayment.
const wholeOf = (own: readonly StageTaken[]): number | undefined =>
  own.length === stages.length ? wireOf(own) : undefined;

const kindRow = (kind: string, own: readonly StageTaken[]): number | undefined =>
  own.length
    ? (sumOf(
        own.flatMap(({ heard }) =>
          heard.filter(({ path }: Heard) => kindOf(path) === kind).map(({ bytes }: Heard) => bytes),
        ),
      ) ?? 0)
    : undefined;

const ofVisit = (taken: readonly StageTaken[], { visit, name }: (typeof visits)[number]): string[][] => {
  const own = taken.filter((one) => one.visit === visit);
  return [
    ...stages.map((stage) => row(`${name}: ${stage}`, own, (of) => wireOf(of.filter((one) => one.stage === stage)))),
    row(`**${name}: to the code**`, own, (of) => wireOf(of.filter(({ stage }) => stage !== 'receipt'))),
    row(`**${name}: to the receipt**`, own, wholeOf),
    ...kinds.map((kind) => row(`of it ${kind}`, own, (of) => kindRow(kind, of))),
  ];
};

/** Returns the table of the bytes that a whole repayment transfers. */
export const repaymentReport = (taken: readonly StageTaken[]): string =>
  [
    '## The bytes of a repayment: link of a message → order → repayment → code → paid → receipt',
    markdownTable(
      ['', ...variantsOfRepayment],
      visits.flatMap((one) => ofVisit(taken, one)),
    ),
    'On the wire, both ways, with handshakes and headers; below each sum the bodies of the answers. The next instalment is paid from a message with another session, on the same phone. The pages by hand (floor) show the same words and styles as far as the code, and have no receipt.',
  ].join('\n\n');
