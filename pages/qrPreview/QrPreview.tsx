import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Labelled } from '../../shared/ui/TextField.tsx';

const SIZE_PX = 192;

/** A pay code drawn by a React component from npm: the example of a page with `react: 'compat'`. */
export function QrPreview() {
  const [code, setCode] = useState('8801 2345 6789');
  return (
    <>
      <h1>Pay code as a QR code</h1>
      <Labelled label="Pay code">
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
