import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { BridgeConsole } from '../../shared/features/bridgeConsole/BridgeConsole.tsx';
import type { Message } from '../../shared/i18n/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import type { Screen } from '../../shared/navigation/screens.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { anyText } from '../../shared/ui/fieldRules.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { GeolocationCheck } from './GeolocationCheck.tsx';
import { text } from './messages.ts';
import { FIELD_NAMES, type PreviewModel } from './model.ts';
import { PhotoInput } from './PhotoInput.tsx';
import './page.scss';

const screens: readonly (readonly [label: Message, screen: Screen])[] = [
  [text.confirmLoan, 'newLoanConfirm'],
  [text.order, 'loanDetail'],
  [text.repay, 'repay'],
  [text.extension, 'repayDelay'],
  [text.bindBank, 'bindBank'],
  [text.about, 'aboutUs'],
  [text.complaint, 'complaint'],
  [text.service, 'customerService'],
  [text.privacy, 'privacyPolicy'],
  [text.instruction, 'carpmm'],
];

interface PartProps {
  readonly model: PreviewModel;
}

function DeviceFields({ model }: PartProps) {
  const fields = useStore(model.$fields);
  return (
    <section className="card stack">
      <h2>{t(text.fields)}</h2>
      <p className="muted small">{t(text.fieldsHint)}</p>
      <div className="preview__grid">
        {FIELD_NAMES.map((name) => (
          <div key={name}>
            <TextField
              name={name}
              label={name}
              value={fields[name] ?? ''}
              rule={anyText}
              input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
              onFill={(value) => model.edit(name, value)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function Screens({ model }: PartProps) {
  return (
    <section className="card stack">
      <h2>{t(text.screens)}</h2>
      <div className="preview__grid">
        {screens.map(([label, screen]) => (
          <Button key={screen} onPress={() => model.jump(screen)} kind="quiet">
            {t(label)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The developer preview. */
export function TestPreview({ model }: PartProps) {
  const place = useStore(model.$place);
  const photo = useStore(model.$photo);
  // Below the fold, so it is not prerendered: the first view would exceed its size limit.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return (
    <>
      <h1>{t(text.title)}</h1>
      <DeviceFields model={model} />
      <Screens model={model} />
      {isLive && <BridgeConsole model={model.bridge} />}
      <GeolocationCheck place={place} onCheck={model.locate} />
      <PhotoInput photo={photo} onChoose={model.showPhoto} />
    </>
  );
}
