import type { ReadableAtom } from 'nanostores';
import { TIMEOUT_MS } from '../../shared/api/client.ts';
import { uploadEvidence } from '../../shared/api/endpoints/uploadEvidence.ts';
import { wordsOfFailure } from '../../shared/api/outcome.ts';
import type { EvidenceImage, EvidenceProblem } from '../../shared/features/complaint/EvidenceList.tsx';
import { isRefusal } from '../../shared/features/core/failure.tsx';
import type { Env } from '../../shared/platform/env.ts';
import type { ShrinkImage } from '../../shared/platform/images/shrinkImage.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { complainPageNextText as text } from './messages.ts';

/** The platform of uploading. */
export type UploadEnv = Env & { readonly shrinkImage: ShrinkImage };

interface Source {
  readonly file: File;
  /** The reduced image, once it exists. */
  readonly image?: Blob;
}

/** The files of the images that are not uploaded yet, by image id. */
export type Sources = Map<number, Source>;

/** The images of a complaint, as the uploading code accesses them. */
export interface Uploads {
  readonly $images: ReadableAtom<readonly EvidenceImage[]>;
  readonly sources: Sources;
  /** Whether an image still exists and has not been removed meanwhile. */
  readonly exists: (id: number) => boolean;
  readonly change: (id: number, changes: Partial<EvidenceImage>) => void;
  readonly remove: (id: number) => void;
  readonly report: (problem: EvidenceProblem) => void;
}

const prepare = async (
  env: UploadEnv,
  { sources, exists, change, remove, report }: Uploads,
  id: number,
  { file, image }: Source,
): Promise<Blob | undefined> => {
  if (image) return image;
  // A photo that the phone fetches from elsewhere may never come, and the others wait behind it.
  const late = new Promise<undefined>((resolve) => env.clock.after(TIMEOUT_MS, () => resolve(undefined)));
  const shrunk = await Promise.race([env.shrinkImage(file).catch(() => undefined), late]);
  if (!exists(id)) return undefined;
  if (!shrunk) {
    change(id, { step: 'lost' });
    return undefined;
  }
  if (shrunk === 'unusable') {
    remove(id);
    report({ kind: shrunk, name: file.name });
    return undefined;
  }
  sources.set(id, { file, image: shrunk.image });
  change(id, { preview: shrunk.preview });
  return shrunk.image;
};

const upload = async (
  env: UploadEnv,
  { sources, exists, change, remove, report }: Uploads,
  id: number,
  image: Blob,
): Promise<void> => {
  const outcome = await env.call(uploadEvidence, { image, fileName: `${id}.jpg` });
  if (!exists(id)) return;
  if (outcome.kind === 'ok') {
    sources.delete(id);
    change(id, { step: 'done', url: outcome.data.url });
    env.toast(text.uploaded, SHORT_TOAST_MS);
  } else if (outcome.kind === 'refused') {
    const message = outcome.message || commonText.failed;
    remove(id);
    report({ kind: 'refused', message, failure: { env, outcome } });
  } else {
    change(id, { step: 'lost', failure: isRefusal(outcome) ? { env, outcome } : undefined });
    env.toast(wordsOfFailure(outcome), SHORT_TOAST_MS);
  }
};

/** Reduces and uploads waiting images one at a time: two would compete for a weak connection and for the memory of a weak phone. */
export const uploadWaiting = async (env: UploadEnv, uploads: Uploads): Promise<void> => {
  for (;;) {
    const next = uploads.$images.get().find(({ step }) => step === 'waiting');
    const source = next && uploads.sources.get(next.id);
    if (!next || !source) return;
    uploads.change(next.id, { step: 'uploading' });
    const image = await prepare(env, uploads, next.id, source);
    if (image) await upload(env, uploads, next.id, image);
  }
};
