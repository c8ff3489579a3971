import type { FormItem } from './formItem.ts';
import type { BankForm } from './formOf.ts';

const asNumber = (text: string): number | string => (/^(0|[1-9]\d*)$/.test(text) ? Number(text) : text);

/** Usually numbers are numbers, and a channel is text; turned, it is the other way round. */
function wireItem(item: FormItem, isTurned: boolean) {
  const numeric = (text: string): number | string => (isTurned ? text : asNumber(text));
  const textual = (text: string): number | string => (isTurned ? asNumber(text) : text);
  return {
    code: item.code,
    cate: item.kind,
    title: item.title,
    subtitle: item.placeholder,
    value: textual(item.preset ?? ''),
    note: (item.options ?? []).map(({ name, type }) => ({ name, type: isTurned ? type : asNumber(type) })),
    inputType: item.inputType ?? '',
    cardTypeMi: numeric(item.cardType),
    channelNumber: textual(item.channel ?? (isTurned ? '0' : '')),
  };
}

/** A form as `data.items` writes it. */
export function wireForm({ items, isTurned }: BankForm) {
  return items.map((item) => wireItem(item, isTurned));
}
