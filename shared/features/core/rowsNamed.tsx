import type { Row } from '../../api/endpoints/rows.ts';
import type { Message } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';

/** The rows that the brand knows by these labels, in its order: in the page's language, or in the default one where the service answers in that. */
export const rowsNamed = (rows: readonly Row[], labels: Message): Row[] => {
  const own = t(labels);
  return (own === labels.text ? own : `${own}\n${labels.text}`)
    .split('\n')
    .map((label) => rows.find((row) => label && row.label === label && row.value))
    .filter((row) => row !== undefined);
};
