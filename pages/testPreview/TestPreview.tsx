import { useStore } from '@nanostores/react';
import { BRIDGE_VERSION } from '../../shared/bridge/contract.ts';
import { withoutInvisible } from '../../shared/lib/texts.ts';
import type { Screen } from '../../shared/navigation/screens.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { anyText } from '../../shared/ui/fieldRules.ts';
import { RowList } from '../../shared/ui/RowList.tsx';
import { Labelled, TextField } from '../../shared/ui/TextField.tsx';
import { ACTIONS, FIELD_NAMES, type PreviewModel } from './model.ts';
import './page.scss';

const screens: readonly (readonly [label: string, screen: Screen])[] = [
  ['Confirm loan', 'newLoanConfirm'],
  ['Order detail', 'loanDetail'],
  ['Repay', 'repay'],
  ['Extension', 'repayDelay'],
  ['Bind bank', 'bindBank'],
  ['About', 'aboutUs'],
  ['Complaint', 'complaint'],
  ['Customer service', 'customerService'],
  ['Privacy', 'privacyPolicy'],
  ['Repayment instruction', 'carpmm'],
];

interface PartProps {
  readonly model: PreviewModel;
}

function DeviceFields({ model }: PartProps) {
  const fields = useStore(model.$fields);
  return (
    <section className="card stack">
      <h2>Device fields</h2>
      <p className="muted small">They go to the page that you open, as parameters of its address.</p>
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
      <h2>Open a page</h2>
      <div className="preview__grid">
        {screens.map(([label, screen]) => (
          <Button key={screen} onPress={() => model.jump(screen)} kind="quiet">
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Messages({ model }: PartProps) {
  return (
    <section className="card stack">
      <h2>Send to the app</h2>
      <p className="muted small">Version {BRIDGE_VERSION} of the bridge. Without an app, the browser does its part.</p>
      <div className="preview__grid">
        {ACTIONS.map((action) => (
          <Button key={action} onPress={() => model.send(action)} kind="quiet">
            {action}
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
  return (
    <>
      <h1>Developer preview</h1>
      <DeviceFields model={model} />
      <Screens model={model} />
      <Messages model={model} />
      <GeolocationCheck place={place} onCheck={model.locate} />
      <PhotoInput photo={photo} onChoose={model.showPhoto} />
    </>
  );
}

interface GeolocationCheckProps {
  readonly place: string | undefined;
  readonly onCheck: () => void;
}

/** Requests the device's location, and shows it or why it is not available. */
function GeolocationCheck({ place, onCheck }: GeolocationCheckProps) {
  return (
    <section className="card stack">
      <h2>Geolocation</h2>
      <Button onPress={onCheck} kind="quiet" isBusy={place === undefined}>
        Check geolocation
      </Button>
      <p role="status">{place}</p>
    </section>
  );
}

interface PhotoInputProps {
  readonly photo: File | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

const factsOf = ({ name, type, size }: File) => [
  { label: 'Name', value: withoutInvisible(name) },
  { label: 'Size', value: `${size} bytes` },
  { label: 'Type', value: type || 'not named' },
];

/** Takes a photo, and shows what the browser reports about the file. */
function PhotoInput({ photo, onChoose }: PhotoInputProps) {
  return (
    <section className="card stack">
      <h2>Photo</h2>
      <Labelled label="Take or choose a photo">
        <input
          className="field__control"
          type="file"
          accept="image/*"
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        />
      </Labelled>
      {photo && <RowList rows={factsOf(photo)} />}
    </section>
  );
}
