import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { Labelled } from '../../shared/ui/TextField.tsx';
import { text } from './messages.ts';

const SIZE_PX = 192;

/** A pay code drawn by a React component from npm: the example of a page with `react: 'compat'`. */
export function QrPreview() {
  const [code, setCode] = useState('8801 2345 6789');
  return (
    <>
      <h1>{t(text.title)}</h1>
      <Labelled label={t(commonText.payCode)}>
        <input
          className="field__control"
          type="text"
          value={code}
          autoComplete="off"
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </Labelled>
      <QRCodeSVG value={code} size={SIZE_PX} marginSize={4} title={code} />
    </>
  );
}
