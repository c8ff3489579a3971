import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { worksOffline } from '../../brand/current.ts';
import { showAmount } from '../../brand/showAmount.ts';
import { t } from '../../i18n/t.ts';
import { addressOf } from '../../navigation/open.ts';
import { copyText } from '../../platform/clipboard.ts';
import { dataAddress } from '../../platform/images/dataAddress.ts';
import { textImage } from '../../platform/images/textImage.ts';
import { runAlone } from '../../platform/runAlone.ts';
import { browserFiles } from '../../platform/shareFile.ts';
import { phonePlace } from '../../platform/storage/browserStores.ts';
import { keepPage } from '../../platform/storage/offline/keepPage.ts';
import { browserPaySlips } from '../../platform/storage/paySlip.ts';
import { BarredCode } from './BarredCode/BarredCode.tsx';
import { text as barred } from './BarredCode/messages.ts';
import { CodeExtras } from './ChannelTerms/CodeTerms.tsx';
import { CodePicture } from './CodePicture/CodePicture.tsx';
import { type CodeDrawing, loadDrawing } from './CodePicture/loadDrawing.ts';
import { expiryOf } from './codeExpiry.ts';
import { codeProfile } from './codeProfile.ts';
import { ExpiredCode } from './ExpiredCode/ExpiredCode.tsx';
import { createExpiredCode } from './ExpiredCode/expiredCodeModel.ts';
import type { OpenWatch, PaymentParts } from './latePayment.ts';
import { NoCode } from './NoCode/NoCode.tsx';
import { OldCode } from './OldCode/OldCode.tsx';
import { type Complain, openPaymentWatch } from './openPaymentWatch.tsx';
import { expectCode } from './PaySlip/expectCode.ts';
import { SlipKept, SlipNotice, useUnchecked } from './PaySlip/PaySlip.tsx';
import { createPaySlip } from './PaySlip/paySlipModel.ts';
import { createReceipt } from './Receipt/receiptModel.ts';
import { noteSentBefore } from './sentBefore.ts';
import type { WatchedCodeEnv } from './storedCode.ts';

// A delay, so that this runs after everything that the borrower waits for.
const QUIET_MS = 2000;
// The names of both pages of a code begin like this.
const PAGES = 'repaymentOfCode';

const onOnline = (run: () => void): void => addEventListener('online', run);

/** What loads after the document of a pay code's page: the watch for its payment, and the slip that the phone stores. */
export const openCodeWatch =
  (complain: Complain): OpenWatch<WatchedCodeEnv> =>
  (env, $parts) => {
    let isRemoved = false;
    const slips = browserPaySlips(env.page);
    // Created before the slip, which contains the moment at which the code expires.
    const expired = createExpiredCode({
      ...env,
      slips,
      isRemoved: () => isRemoved,
      exclusive: runAlone,
    });
    const slip = createPaySlip({ ...env, slips, onOnline });
    slip.$state.subscribe((state) => {
      isRemoved = state === 'removed';
    });
    const receipt = createReceipt({ ...browserFiles, draw: textImage, copy: copyText, addressOf: dataAddress });
    const $payment = atom<PaymentParts>({});
    // A connection that comes back is treated like a borrower who returns.
    const onReturn: typeof env.onReturn = (run) => {
      env.onReturn(run);
      onOnline(() => run('visible'));
    };
    // A payment sent in another tab may have paid this already. The watch, which checks when the borrower returns, takes it into account.
    const note = () => void noteSentBefore(env, phonePlace);
    note();
    onReturn(note);
    const watch = openPaymentWatch({ ...env, onReturn }, $payment, complain);

    expectCode(slip, watch);

    const $drawing = atom<CodeDrawing | undefined>();
    let drawn = '';
    let drawing: Promise<unknown> | undefined;
    slip.$code.subscribe((view) => {
      if (view.kind !== 'ready' || view.code === drawn) return;
      const { code } = view;
      const kind = codeProfile(view.info)?.barcode;
      drawn = code;
      $drawing.set(undefined);
      if (kind)
        drawing = loadDrawing(kind, code, env.loadDrawings).then((made) => {
          if (drawn === code) $drawing.set(made);
        });
    });
    const Picture = () => {
      const drawing = useStore($drawing);
      return drawing ? <CodePicture drawing={drawing} /> : null;
    };
    const Kept = () => {
      const drawing = useStore($drawing);
      return <SlipKept model={slip} receipt={receipt} orderId={env.page.session.orderId ?? ''} rows={drawing?.rows} />;
    };

    const ExtrasOnPage = () => {
      const view = useStore(slip.$code);
      return view.kind === 'ready' ? <CodeExtras info={view.info} show={showAmount} /> : null;
    };
    const OfPayment = () => {
      const { Waiting, Unchecked } = useStore($payment);
      const isUnchecked = useUnchecked(slip);
      if (isUnchecked) return Unchecked ? <Unchecked /> : null;
      return Waiting ? <Waiting /> : null;
    };
    // A borrower who may have paid reads so above the code, because with the code they would pay again; one who has only seen the code reads it
    // below.
    const useMayBePaid = (): boolean => {
      const state = useStore(watch.$state);
      return state.kind === 'waiting' && !!state.payment && !state.payment.isOnlyShown;
    };
    const Before = () => {
      const view = useStore(slip.$code);
      const mayBePaid = useMayBePaid();
      return (
        <>
          {mayBePaid && view.kind === 'ready' && <OfPayment />}
          <SlipNotice model={slip} />
          <ExtrasOnPage />
        </>
      );
    };
    const waysAt = (isRollover: boolean): string => addressOf(env.page, isRollover ? 'repayDelay' : 'repay');
    const Instead = () => {
      const view = useStore(slip.$code);
      switch (view.kind) {
        case 'noOrder':
        case 'noCode':
          return <NoCode kind={view.kind} home={addressOf(env.page, 'home')} ways={waysAt(env.isRollover())} />;
        case 'old':
          return <OldCode {...view} onRetry={env.query().refresh} href={addressOf(env.page, 'loanDetail')} />;
        case 'barred':
          return <BarredCode view={view} href={waysAt(view.isRollover)} />;
        case 'expired':
          return (
            <ExpiredCode
              channel={view.info.payCode?.title ?? ''}
              untilMs={expiryOf(env, view.isRollover, view.code) ?? view.checkedAtMs}
              model={expired}
              href={waysAt(view.isRollover)}
              label={t(barred.ways)}
            />
          );
        default:
          return null;
      }
    };
    const Waiting = () => {
      const view = useStore(slip.$code);
      const mayBePaid = useMayBePaid();
      return view.kind === 'ready' ? (
        <>
          <Kept />
          {!mayBePaid && <OfPayment />}
        </>
      ) : null;
    };

    if (worksOffline !== false && import.meta.env.MODE !== 'development') {
      let isAsked = false;
      slip.$state.subscribe((state) => {
        if (state !== 'kept' || isAsked) return;
        isAsked = true;
        // After the code's barcode has loaded, which is part of the slip.
        env.clock.after(QUIET_MS, async () => {
          await drawing;
          keepPage(PAGES);
        });
      });
    }
    $payment.subscribe((payment) => {
      if (payment.Arrived) slip.forget();
      $parts.set(payment.Arrived ? payment : { ...payment, Before, Instead, Picture, Waiting });
    });
    return watch;
  };
