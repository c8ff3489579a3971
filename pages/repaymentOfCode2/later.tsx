import { useState } from 'react';
import type { NoticeGroup } from '../../shared/api/endpoints/repaymentInfo.ts';
import { later as ofCode } from '../../shared/features/codes/later.tsx';
import type { CodeParts, CodePartsEnv } from '../../shared/features/codes/storedCode.ts';
import { t } from '../../shared/i18n/t.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { Steps } from '../../shared/ui/Steps.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { tipsText as text } from './messages.ts';

const tips = [text.tip1, text.tip2, text.tip3, text.tip4, text.tip5];

/** How to pay with a QR code. */
function Tips() {
  return (
    <section className="card stack">
      <h2>{t(text.tips)}</h2>
      <ol className="steps">
        {tips.map((tip) => (
          <li key={tip.id}>{t(tip)}</li>
        ))}
      </ol>
    </section>
  );
}

/** How to pay, a tab for each kind of place where there are several. */
function Instructions({ groups }: { readonly groups: readonly NoticeGroup[] }) {
  const [open, setOpen] = useState(0);
  const shown = groups[open] || groups[0];
  if (!shown) return null;
  if (groups.length === 1) return <Steps {...shown} />;
  return (
    <section className="card stack">
      <Tabs
        label={t(commonText.codeSteps)}
        titles={groups.map(({ title }, at) => `${at + 1}. ${title}`)}
        open={groups.indexOf(shown)}
        onOpen={setOpen}
      >
        <Steps title="" items={shown.items} />
      </Tabs>
    </section>
  );
}

/** The rest of the page: how to pay with the code, and what every page of a code has. Without a code, it leads on to the payment page. */
export const later = {
  ...ofCode,
  Instructions,
  Tips,
  codeParts: (env: CodePartsEnv): CodeParts => {
    leadToPayment(env);
    return ofCode.codeParts(env);
  },
};

/**
 * Sends a borrower who comes from an order's page on to the payment page if the order has no code: the order's page does not know whether it has
 * one.
 */
export const leadToPayment = ({
  $code,
  navigator,
  page,
  isRollover,
}: Pick<CodePartsEnv, '$code' | 'navigator' | 'page' | 'isRollover'>): void => {
  if (!/from=order/.test(navigator.search)) return;
  $code.subscribe(({ kind }) => {
    if (kind === 'noCode') navigator.replace(addressOf(page, isRollover() ? 'repayDelay' : 'repay'));
  });
};
