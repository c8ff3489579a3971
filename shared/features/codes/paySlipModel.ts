import { atom, type ReadableAtom } from 'nanostores';
import { storedPlan } from '../../api/endpoints/repaymentInfo.ts';
import { parseFlag } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { PaySlips } from '../../platform/storage/paySlip.ts';
import { codeChannel } from './channelProfiles.ts';
import type { CodePartsEnv, CodeView, ReadyCode } from './storedCode.ts';
import { isWithinADay } from './storedRepayment.ts';

/**
 * What the phone stores of a code on screen: only what is shown of it, under the service's own field names, so that it is parsed like a
 * response. No picture, because without a connection it cannot load.
 */
const slipOf = ({ info, code, total, isRollover, checkedAtMs }: ReadyCode): object => {
  const { dueDate: repayDate, payNotices, response } = info;
  const channel = codeChannel(info);
  return {
    isRollover: Number(isRollover),
    checkedAt: checkedAtMs,
    facts: response['facts'],
    ...(isRollover ? { delayInfo: { title: info.delay?.title, delayAmount: total } } : { repayAmount: total }),
    repayDate,
    productName: info.productName,
    // Only the code's own channel of the list: the brand's terms and the kind of barcode apply to the slip too.
    ...(channel !== undefined && { repayList: [{ name: info.payCode?.title, channel_number: channel }] }),
    defDetail: {
      payCode: code,
      title: info.payCode?.title,
      payNotice: payNotices.map(({ title, items }) => ({ title, list: items })),
    },
  };
};

/** The slip of a pay code: the copy that the phone stores for when there is no connection. */
export interface PaySlipModel {
  readonly $code: ReadableAtom<CodeView>;
  /** Whether the phone holds a slip of the code on screen. */
  readonly $isKept: ReadableAtom<boolean>;
  /** Whether the slip is on screen, which the service has not confirmed yet. */
  readonly $isFromPhone: ReadableAtom<boolean>;
  /** The order shows a payment, so its code has been used. */
  forget(): void;
}

/** The platform of the slip, in addition to that of the code's page. */
export interface PaySlipEnv extends CodePartsEnv {
  readonly slips: PaySlips;
  /** Runs each time the connection is back. */
  onOnline(run: () => void): void;
}

// A phone may report a connection shortly before data come through.
const AGAIN_MS = 3000;

/**
 * Stores each code that the service has confirmed, and shows the stored one if the service does not respond. The only call that it causes is the
 * page's own read, once a connection is back.
 */
export const createPaySlip = (env: PaySlipEnv): PaySlipModel => {
  const { $code, query, slips, onOnline, navigator } = env;
  const isRollover = new URLSearchParams(navigator.search).get('isDelay') === '1';
  const $isKept = atom(false);
  const $isFromPhone = atom(false);
  slips.tidy(false);

  const showKept = (): void => {
    const slip = slips.read(isRollover);
    const checkedAtMs = momentOf(slip?.['checkedAt']);
    if (!slip || checkedAtMs === undefined || parseFlag(slip['isRollover']) !== isRollover) return;
    if (!isWithinADay(checkedAtMs, env.clock.now())) return;
    const info = storedPlan(slip);
    if (!info?.payCode || (isRollover ? info.delay : info.repayAmount) === undefined) return;
    // Set before it is on screen, because the listeners read it.
    $isFromPhone.set(true);
    $isKept.set(true);
    const isAsked = $code.get().kind === 'loading';
    query.restore(info, checkedAtMs);
    // If a response is still awaited, that is enough; after a failed one, the code is read again.
    if (!isAsked) query.refresh();
  };

  const forget = (): void => {
    slips.remove(isRollover);
    $isKept.set(false);
  };

  const look = (view: CodeView): void => {
    const isFresh = view.kind === 'ready' && view.status === 'fresh';
    if (isFresh) {
      $isFromPhone.set(false);
      slips.tidy(true);
    }
    switch (view.kind) {
      case 'ready':
        if (isFresh) $isKept.set(slips.keep(view.isRollover, slipOf(view)));
        return;
      case 'refused':
      case 'noCode':
      case 'nothingToPay':
      case 'barred':
        forget();
        return;
      case 'unknown':
      case 'loading':
        showKept();
    }
  };

  look($code.get());
  $code.listen((view) => {
    // A borrower who retries has seen that there is none.
    if (view.kind !== 'loading') look(view);
  });
  let stopAsking = () => {};
  onOnline(async () => {
    stopAsking();
    const asked = $code.get();
    if (!(asked.kind === 'unknown' || 'status' in asked) || (await query.refresh())) return;
    stopAsking = env.clock.after(AGAIN_MS, () => {
      const view = $code.get();
      if (view.kind === 'unknown' || ('status' in view && view.status === 'stale')) query.refresh();
    });
  });

  return {
    $code,
    $isKept,
    $isFromPhone,
    forget,
  };
};
