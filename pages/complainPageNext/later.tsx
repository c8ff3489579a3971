import { EvidenceList } from '../../shared/features/complaint/EvidenceList.tsx';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { t } from '../../shared/i18n/t.ts';
import type { Env } from '../../shared/platform/env.ts';
import { shrinkImage } from '../../shared/platform/images/shrinkImage.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { type Uploads, uploadWaiting } from './evidenceUploads.ts';
import { complainPageNextText as text } from './messages.ts';

/** The later part of the page: the images, and that the complaint has been sent. */
export const later = {
  ...commonParts,
  EvidenceList,
  Sent,
  uploadWaiting: (env: Env, uploads: Uploads): Promise<void> => uploadWaiting({ ...env, shrinkImage }, uploads),
};

/** A message over the form that the complaint has been sent. It stands for a moment, before the start says it again. */
export function Sent() {
  return (
    <Dialog title={t(text.sent)}>
      <p>{t(text.note)}</p>
    </Dialog>
  );
}
