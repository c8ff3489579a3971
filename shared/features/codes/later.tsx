import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import { worksOffline } from '../../brand/current.ts';
import { t } from '../../i18n/t.ts';
import { addressOf } from '../../navigation/screens.ts';
import { cachePage } from '../../platform/storage/offline/cachePage.ts';
import { browserPaySlips } from '../../platform/storage/paySlip.ts';
import { showLicence } from '../core/Licence/showLicence.ts';
import { paymentParts } from '../core/paymentParts.ts';
import { ChannelExtras, limitText } from './ChannelTerms.tsx';
import { codeProfile, isSingleUse, type PaidByCode } from './channelProfiles.ts';
import { repaymentWaysText, channelTermsText as text } from './messages.ts';
import { NoCode, UnpayableCode } from './NoCode.tsx';
import { CopySlip, SlipNotice } from './PaySlip.tsx';
import { createPaySlip } from './paySlipModel.ts';
import type { CodeParts, CodePartsEnv, CodeRest, CodeView } from './storedCode.ts';

// A delay, so that this runs after everything that the borrower waits for.
const QUIET_MS = 2000;

/** The brand's other terms for the channel of a code, whose ticket says what to pay. Below the actions, so that coming late they move none. */
function CodeExtras({ info }: { readonly info: PaidByCode }) {
  const profile = codeProfile(info);
  const isOnce = isSingleUse(info);
  if (!profile?.feeCents && !profile?.posting && !isOnce) return null;
  return (
    <div className="small" role="status">
      {profile && <ChannelExtras profile={profile} />}
      {isOnce && <p>{t(text.once)}</p>}
    </div>
  );
}

const onOnline = (run: () => void): void => addEventListener('online', run);

/** What belongs to a pay code: its slip, its barcode, and what is shown in place of a code. */
const codeParts = (env: CodePartsEnv): CodeParts => {
  const { $code, payments } = env;
  const slip = createPaySlip({ ...env, slips: browserPaySlips(env.page), onOnline });
  // A connection that comes back is treated like a borrower who returns.
  onOnline(() => payments.watch());
  payments.$status.subscribe(({ arrived }) => {
    if (arrived && !arrived.isEarlier) slip.forget();
  });

  const $drawing = atom<ComponentType | undefined>();
  let drawn = '';
  let drawLast = () => {};
  const draw = async (view: CodeView): Promise<void> => {
    drawLast = () => void draw(view);
    if (view.kind !== 'ready' || view.code === drawn) return;
    drawn = view.code;
    // Never the picture of one code beside the digits of another.
    $drawing.set(undefined);
    const drawing = await env.draw(view);
    if (drawn !== view.code) return;
    // What draws it may not have come: then the next reading, or connection, tries again.
    if (!drawing) drawn = '';
    $drawing.set(drawing);
  };
  $code.subscribe(draw);
  onOnline(() => drawLast());

  if (worksOffline !== false && import.meta.env.MODE !== 'development') {
    let isAsked = false;
    slip.$isKept.subscribe((isKept) => {
      if (!isKept || isAsked) return;
      isAsked = true;
      env.clock.after(QUIET_MS, cachePage);
    });
  }

  const waysAt = (isRollover: boolean): string => addressOf(env.page, isRollover ? 'repayDelay' : 'repay');

  const whyNone = (view: CodeView) => {
    switch (view.kind) {
      case 'noOrder':
      case 'noCode':
      case 'nothingToPay':
        return <NoCode view={view} home={addressOf(env.page, 'home')} ways={waysAt(env.isRollover())} />;
      case 'barred':
        return (
          <UnpayableCode
            channel={view.channel}
            why={limitText(view.limit, view.total)}
            href={waysAt(view.isRollover)}
          />
        );
      case 'expired': {
        const channel = view.info.payCode?.title || '';
        return <UnpayableCode channel={channel} why={t(repaymentWaysText.expired)} href={waysAt(view.isRollover)} />;
      }
      default:
        return null;
    }
  };

  return {
    Before: () => <SlipNotice model={slip} />,
    Instead: () => whyNone(useStore(slip.$code)),
    Picture: ({ children }) => {
      const Drawing = useStore($drawing);
      return Drawing ? <Drawing /> : children;
    },
    Slip: () => {
      const view = useStore($code);
      return (
        <>
          <CopySlip model={slip} orderId={env.page.session.orderId || ''} />
          {view.kind === 'ready' && <CodeExtras info={view.info} />}
        </>
      );
    },
  };
};

// As `PerformanceNavigation` has it, which every browser still has: the page is loaded again.
const RELOADED = 1;

/** The rest of a page of a code: what belongs to the code, and what has become of a payment. */
export const later: CodeRest = {
  ...paymentParts,
  codeParts,
  // A code that is paid must not turn into that of the next instalment because its page is loaded again.
  openPayments: (env, $status) =>
    paymentParts.openPayments({ ...env, staysArrived: performance.navigation?.type === RELOADED }, $status),
};

showLicence();
