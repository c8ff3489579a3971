import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { checkIcon, Icon } from './Icon.tsx';
import { commonText } from './messages.ts';
import './Picker.scss';

interface PickerProps {
  readonly title: string;
  readonly choices: readonly { readonly name: string; readonly value: string }[];
  /** The value that is selected at first; empty if there is none. */
  readonly start: string;
  readonly onConfirm: (value: string) => void;
  readonly onClose: () => void;
}

/**
 * A list of options in a sheet that opens from the bottom. The selection applies once it is confirmed; closing the sheet in any other way changes
 * nothing.
 */
export function Picker({ title, choices, start, onConfirm, onClose }: PickerProps) {
  const [chosen, setChosen] = useState(start);
  return (
    <Dialog title={title} kind="sheet" onClose={onClose}>
      <div className="picker" role="radiogroup" aria-label={title}>
        {choices.map(({ name, value }) => (
          <label key={value} className="picker__choice line">
            {name}
            <input
              className="picker__mark"
              type="radio"
              name="choice"
              checked={value === chosen}
              onChange={() => setChosen(value)}
            />
            <b className="accent">{value === chosen && <Icon path={checkIcon} />}</b>
          </label>
        ))}
      </div>
      <Button onPress={() => onConfirm(chosen)} isDisabled={!chosen}>
        {t(commonText.confirm)}
      </Button>
      <Button onPress={onClose} kind="quiet">
        {t(commonText.cancel)}
      </Button>
    </Dialog>
  );
}
