import { Counter } from './Counter.tsx';
import './TextBox.scss';

interface TextBoxProps {
  readonly label: string;
  readonly text: string;
  /** How many UTF-16 units the box can hold. */
  readonly limit: number;
  readonly isDisabled: boolean;
  /** Takes what was written, and answers what of it stays. */
  readonly onWrite: (text: string) => string;
}

/** A box for some lines of text, with a count of its letters below. */
export function TextBox({ label, text, limit, isDisabled, onWrite }: TextBoxProps) {
  return (
    <div>
      <label className="text-box">
        <b>{label}</b>
        <textarea
          rows={5}
          // Old engines count people's letters here, or none at all: the text that stays is the model's.
          maxLength={limit}
          value={text}
          disabled={isDisabled}
          onInput={({ currentTarget: box }) => {
            const kept = onWrite(box.value);
            if (box.value !== kept) box.value = kept;
          }}
        />
      </label>
      <Counter length={text.length} limit={limit} />
    </div>
  );
}
