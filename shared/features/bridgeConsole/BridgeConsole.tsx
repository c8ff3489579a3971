import { useStore } from '@nanostores/react';
import { BRIDGE_VERSION, type BridgeAction } from '../../bridge/contract.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { Labelled } from '../../ui/TextField.tsx';
import type { BridgeConsoleModel, Entry } from './bridgeConsole.ts';
import { allActions } from './bridgeConsole.ts';
import { text } from './messages.ts';
import { APPS, type App } from './simulateApp.ts';
import './BridgeConsole.scss';

interface BridgeConsoleProps {
  readonly model: BridgeConsoleModel;
}

const apps = {
  real: text.real,
  ios: text.ios,
  android: text.android,
  none: text.none,
  throwing: text.throwing,
  slow: text.slow,
};

const actions = Object.keys(allActions({ session: {}, headers: {}, lang: undefined })) as BridgeAction[];

function Receiver({ model }: BridgeConsoleProps) {
  const app = useStore(model.$app);
  return (
    <Labelled label={t(text.actAs)}>
      <select
        className="field__control"
        value={app}
        onChange={({ currentTarget }) => model.actAs(currentTarget.value as App)}
      >
        {APPS.map((name) => (
          <option key={name} value={name}>
            {t(apps[name])}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function LogEntry({ entry: { at, event, detail } }: { readonly entry: Entry }) {
  return (
    <li>
      <span className="muted small">{at}</span> <span>{t(event)}</span>
      {detail && <code className="bridge__shown small">{detail}</code>}
    </li>
  );
}

function Log({ model }: BridgeConsoleProps) {
  const entries = useStore(model.$entries);
  return (
    <>
      <h3>{t(text.log)}</h3>
      <div role="log" aria-label={t(text.log)}>
        <ol className="bridge__log">
          {entries.map((entry) => (
            <LogEntry key={entry.number} entry={entry} />
          ))}
        </ol>
      </div>
      {entries.length ? (
        <Button onPress={model.clear} kind="text">
          {t(text.clear)}
        </Button>
      ) : (
        <p className="muted">{t(text.empty)}</p>
      )}
    </>
  );
}

/** The bridge console, for developers of native apps: it acts as an app, sends each message, and shows what arrives. */
export function BridgeConsole({ model }: BridgeConsoleProps) {
  return (
    <section className="card stack bridge">
      <h2>{t(text.title, { version: BRIDGE_VERSION })}</h2>
      <p className="muted small">{t(text.hint)}</p>
      <Receiver model={model} />
      <h3>{t(text.send)}</h3>
      <div className="bridge__actions">
        {actions.map((action) => (
          <Button key={action} onPress={() => model.send(action)} kind="quiet">
            {action}
          </Button>
        ))}
      </div>
      <Button onPress={model.askBack} kind="quiet">
        {t(text.askBack)}
      </Button>
      <Log model={model} />
    </section>
  );
}
