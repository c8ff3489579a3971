import { atom, type ReadableAtom } from 'nanostores';
import { type Complaint, readComplaint } from '../../shared/api/endpoints/readComplaint.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import type { Env } from '../../shared/platform/env.ts';
import { type Rating, rating } from './rating.ts';

/** One image of the complaint or of its answer. */
export interface Picture {
  readonly urls: readonly string[];
  readonly at: number;
}

/** One complaint, what became of it, and rating that. */
export interface ComplainDetailsModel extends ScreenModel {
  readonly $view: Query<Complaint>['$view'];
  /** Whether the address names a complaint; true until it has been looked at. */
  readonly $isNamed: ReadableAtom<boolean>;
  readonly rating: Rating;
  /** The image that is opened over the page; the rating waits for it to be closed. */
  readonly $picture: ReadableAtom<Picture | undefined>;
  readonly listAddress: string;
  refresh(): void;
  openPicture(picture: Picture): void;
  closePicture(): void;
}

/** The model of `/complainDetails`. */
export const createComplainDetails = (env: Env): ComplainDetailsModel => {
  const problemId = new URLSearchParams(env.navigator.search).get('problemId') ?? '';
  const $isNamed = atom(true);
  const $picture = atom<Picture | undefined>();
  const question = rating(env, problemId);
  const read = createQuery(
    env,
    () => env.call(readComplaint, { problemId }),
    ({ asksForRating }) => asksForRating && question.askLater(),
  );
  return {
    $view: read.$view,
    $isNamed,
    rating: question,
    $picture,
    listAddress: addressOf(env.page, 'complaintList'),
    open: () => {
      if (problemId) read.refresh();
      else $isNamed.set(false);
    },
    refresh: () => void read.refresh(),
    openPicture: (picture) => $picture.set(picture),
    closePicture: () => $picture.set(undefined),
  };
};
