import { useStore } from '@nanostores/react';
import { BRIDGE_VERSION, type BridgeAction } from '../../bridge/contract.ts';
import { Button } from '../../ui/Button.tsx';
import { Labelled } from '../../ui/TextField.tsx';
import type { BridgeConsoleModel, Entry } from './bridgeConsole.ts';
import { allActions } from './bridgeConsole.ts';
import { APPS, type App } from './simulateApp.ts';
import './BridgeConsole.scss';

interface BridgeConsoleProps {
  readonly model: BridgeConsoleModel;
}

const apps = {
  real: 'Whoever is really there',
  ios: 'An iOS app',
  android: 'An Android app',
  none: 'No app, a plain browser',
  throwing: 'An app that throws',
  slow: 'A slow app',
};

const actions = Object.keys(allActions({ session: {}, headers: {}, lang: undefined })) as BridgeAction[];

function Receiver({ model }: BridgeConsoleProps) {
  const app = useStore(model.$app);
  return (
    <Labelled label="Who receives">
      <select
        className="field__control"
        value={app}
        onChange={({ currentTarget }) => model.actAs(currentTarget.value as App)}
      >
        {APPS.map((name) => (
          <option key={name} value={name}>
            {apps[name]}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function LogEntry({ entry: { at, event, detail } }: { readonly entry: Entry }) {
  return (
    <li>
      <span className="muted small">{at}</span> <span>{event}</span>
      {detail && <code className="bridge__shown small">{detail}</code>}
    </li>
  );
}

function Log({ model }: BridgeConsoleProps) {
  const entries = useStore(model.$entries);
  return (
    <>
      <h3>What happened</h3>
      <div role="log" aria-label="What happened">
        <ol className="bridge__log">
          {entries.map((entry) => (
            <LogEntry key={entry.number} entry={entry} />
          ))}
        </ol>
      </div>
      {entries.length ? (
        <Button onPress={model.clear} kind="text">
          Clear
        </Button>
      ) : (
        <p className="muted">Nothing yet.</p>
      )}
    </>
  );
}

/** The bridge console, for developers of native apps: it acts as an app, sends each message, and shows what arrives. */
export function BridgeConsole({ model }: BridgeConsoleProps) {
  return (
    <section className="card stack bridge">
      <h2>App bridge, version {BRIDGE_VERSION}</h2>
      <p className="muted small">
        What pages tell an app, and what an app asks a page. In a browser nothing leaves this page.
      </p>
      <Receiver model={model} />
      <h3>Send a message</h3>
      <div className="bridge__actions">
        {actions.map((action) => (
          <Button key={action} onPress={() => model.send(action)} kind="quiet">
            {action}
          </Button>
        ))}
      </div>
      <Button onPress={model.askBack} kind="quiet">
        Go back: loanAppBack()
      </Button>
      <Log model={model} />
    </section>
  );
}
