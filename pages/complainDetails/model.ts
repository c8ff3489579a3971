import { atom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { type Complaint, readComplaint } from '../../shared/api/endpoints/readComplaint.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Env, LaterParts } from '../../shared/platform/env.ts';
import type { Later } from '../../shared/platform/loadLater.ts';

/** The later part of the page. */
export interface ComplainDetailsParts extends LaterParts {
  readonly RatingPrompt: ComponentType<{ readonly model: ComplainDetailsModel }>;
}

/** The platform of the page. */
export interface ComplainDetailsEnv extends Env {
  readonly later: Later<ComplainDetailsParts>;
}

/** One complaint, its answer, and the rating of that. */
export interface ComplainDetailsModel extends ScreenModel {
  readonly $view: Query<Complaint>['$view'];
  /** Whether the address names a complaint; true until the address has been read. */
  readonly $isNamed: ReadableAtom<boolean>;
  readonly env: ComplainDetailsEnv;
  readonly problemId: string;
  readonly listAddress: string;
  /** The address at which another complaint is started. */
  readonly formAddress: string;
  refresh(): void;
}

/** @returns whether the lender has answered the complaint, with text or pictures. */
export const isAnswered = ({ reply, replyImages }: Complaint): boolean => !!reply.trim() || replyImages.length > 0;

/** The model of `/complainDetails`. */
export const createComplainDetails = (env: ComplainDetailsEnv): ComplainDetailsModel => {
  const problemId = new URLSearchParams(env.navigator.search).get('problemId') ?? '';
  const $isNamed = atom(true);
  const read = createQuery(env, () => env.call(readComplaint, { problemId }));
  return {
    $view: read.$view,
    $isNamed,
    env,
    problemId,
    listAddress: addressOf(env.page, 'complaintList'),
    formAddress: addressOf(env.page, 'complaint'),
    open: () => {
      if (problemId) read.refresh();
      else $isNamed.set(false);
    },
    refresh: () => void read.refresh(),
  };
};
