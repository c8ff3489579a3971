import { EvidenceList } from '../../shared/features/complaint/EvidenceList.tsx';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import type { Env } from '../../shared/platform/env.ts';
import { shrinkImage } from '../../shared/platform/images/shrinkImage.ts';
import { Sent, Unconfirmed } from './AfterSending.tsx';
import { type Uploads, uploadWaiting } from './evidenceUploads.ts';
import { findComplaint, readTitles } from './findComplaint.ts';

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
