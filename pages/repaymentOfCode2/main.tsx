import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { storedCode } from '../../shared/features/codes/storedCode.ts';
import { isEarlierCodeHere } from '../../shared/navigation/ownAddress.ts';
import { withPayments } from '../../shared/payments/orderPayments.ts';
import { withCopy } from '../../shared/platform/handOver/handOver.ts';
import { prerenderGate } from '../../shared/platform/prerenderGate.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { RepaymentOfCode2 } from './RepaymentOfCode2.tsx';

// So older apps ask for a QR code, whatever the channel takes.
const isQrAsked = (search: string): boolean =>
  // In this order: where the page is prerendered there is no location, and no search.
  new URLSearchParams(search).get('type') === '2' && isEarlierCodeHere();

start({
  create: (env) =>
    storedCode({
      ...withPayments(withCopy(env)),
      barcode: isQrAsked(env.navigator.search) ? 'qr' : undefined,
    }),
  Screen: RepaymentOfCode2,
  title: commonText.payCode,
  hold: prerenderGate,
  later: async () => (await import('./later.tsx')).later,
});
