import { t } from '../../../i18n/t.ts';
import type { CodeDrawing } from './loadDrawing.ts';
import { text } from './messages.ts';

/** A code as the barcode that its channel scans from the screen. */
export function CodePicture({ drawing: { kind, code, View } }: { readonly drawing: CodeDrawing }) {
  return <View text={code} label={t(kind === 'qr' ? text.qr : text.barcode)} />;
}
