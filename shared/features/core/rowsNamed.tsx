import type { Row } from '../../api/endpoints/rows.ts';
import type { Message } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';

/** The rows with these labels, in the order of the labels. They match in the page's language, and in the default language, in case the service responds in that. */
export const rowsNamed = (rows: readonly Row[], labels: Message): Row[] => {
  const own = t(labels);
  return (own === labels.text ? own : `${own}\n${labels.text}`)
    .split('\n')
    .map((label) => rows.find((row) => label && row.label === label && row.value))
    .filter((row) => row !== undefined);
};
