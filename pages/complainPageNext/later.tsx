import { useStore } from '@nanostores/react';
import { EvidenceList } from '../../shared/features/complaint/EvidenceList.tsx';
import { answerDayOf } from '../../shared/features/complaint/sentComplaints.ts';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { pageHeading } from '../../shared/features/core/focus.ts';
import { UnconfirmedNotice } from '../../shared/features/core/UnconfirmedNotice.tsx';
import { t } from '../../shared/i18n/t.ts';
import type { Env } from '../../shared/platform/env.ts';
import { shrinkImage } from '../../shared/platform/images/shrinkImage.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { type Uploads, uploadWaiting } from './evidenceUploads.ts';
import { findComplaint, readTitles } from './findComplaint.ts';
import { complainPageNextText as form, afterSendingText as text } from './messages.ts';
import type { SentProps, UnconfirmedProps } from './model.ts';

/** The later part of the page: the images, and the status of the complaint. */
export const later = {
  ...commonParts,
  EvidenceList,
  Sent,
  Unconfirmed,
  findComplaint,
  readTitles,
  uploadWaiting: (env: Env, uploads: Uploads): Promise<void> => uploadWaiting({ ...env, shrinkImage }, uploads),
};

/** A message over the form that the complaint has been sent, and by when it will be answered. */
export function Sent({ receipt: { orderNo, sentAtMs }, isFound }: SentProps) {
  return (
    <Dialog title={t(form.sent)}>
      {isFound && <p>{t(text.found)}</p>}
      {orderNo && (
        <p>
          {t(commonText.complaintOrder)} <b>{orderNo}</b>
        </p>
      )}
      <p>
        {t(commonText.answerBy)} <b>{answerDayOf(sentAtMs)}</b>
      </p>
    </Dialog>
  );
}

/** Replaces the button while it is unknown whether the complaint has arrived, and shows the result of the check of the list. */
export function Unconfirmed({ model, state }: UnconfirmedProps) {
  const listCheck = useStore(model.$listCheck);
  const problem = useStore(model.$problem);
  const { maySendAgain } = state;
  const again = {
    checking: t(text.mayAgain),
    absent: t(text.notFound),
    unreadable: `${t(text.unreadable)} ${t(text.free)}`,
  };
  const said = problem ? t(problem.message) : '';
  const soon = maySendAgain ? '' : t(text.soon);
  return (
    <UnconfirmedNotice
      title={t(form.unconfirmed)}
      message={`${said} ${t(form.unconfirmedWhy)} ${soon}`.trim()}
      check={maySendAgain && listCheck === 'checking' ? listCheck : state.check}
      maySendAgain={maySendAgain}
      words={maySendAgain ? again[listCheck] : state.check === 'unknown' ? t(text.unreadable) : undefined}
      openMessage=""
      againLabel={t(text.again)}
      orderHref={undefined}
      onCheckAgain={model.submission.checkAgain}
      onAgain={() => {
        // The notice is removed with the pressed button in it. The form stays in view. Safari does not focus a tapped button.
        if (document.activeElement !== document.body) pageHeading()?.focus({ preventScroll: true });
        model.sendAgain();
      }}
      failure={model.listFailure()}
    />
  );
}
