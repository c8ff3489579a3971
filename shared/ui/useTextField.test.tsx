// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FieldProblem, useProblemMark } from './FieldProblem.tsx';
import { digitsUpTo, type FieldRule, textUpTo } from './fieldRules.ts';
import { textFieldText as texts } from './messages.ts';
import { Counter } from './TextBox.tsx';
import { TextField } from './TextField.tsx';

const inFours = (text: string): string => text.replace(/(\d{4})(?=\d)/g, '$1 ');
const card = digitsUpTo(16, { show: inFours });

/** A form with one field. What it would send is collected in `sent`. */
function Form({
  rule,
  sent,
  start = '',
}: {
  readonly rule: FieldRule;
  readonly sent: string[];
  readonly start?: string;
}) {
  const [value, setValue] = useState(start);
  const [presses, setPresses] = useState(0);
  // As a model, which knows at once what a field has told.
  const model = useRef(start);
  const fill = (text: string): void => {
    model.current = text;
    setValue(text);
  };
  const send = (): void => {
    sent.push(model.current);
    setPresses(presses + 1);
  };
  return (
    <>
      <TextField name="number" label="Number" value={value} rule={rule} onFill={fill} />
      <button type="button" onClick={send}>
        Send
      </button>
      <button type="button" onClick={() => fill('9999')}>
        Another
      </button>
    </>
  );
}

const box = () => screen.getByLabelText('Number') as HTMLInputElement;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByText(name));
  await settle();
};
const compose = (value: string): void => {
  box().value = value;
  fireEvent(box(), new InputEvent('input', { bubbles: true, isComposing: true }));
};

const opened = (rule: FieldRule, start = '') => {
  const sent: string[] = [];
  render(<Form rule={rule} sent={sent} start={start} />);
  return sent;
};

describe('What a phone puts into a field', () => {
  it.each([['without an event', () => {}]])('%s is what is sent, and stays there', async (_, tell) => {
    const sent = opened(card);
    box().value = '00112233';
    tell();
    await press('Send');
    expect([sent, box().value]).toEqual([['00112233'], '0011 2233']);
    // The press that read it has also drawn the page anew.
    await press('Send');
    expect([sent.at(-1), box().value]).toEqual(['00112233', '0011 2233']);
  });

  it('is not sent unseen where something was left out of it', async () => {
    const sent = opened(card);
    box().value = 'PH12 0011';
    await press('Send');
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe(texts.signs.text);
    expect(document.activeElement).toBe(box());
    await press('Send');
    expect(sent).toEqual(['120011']);
  });

  it('gives way to what the page itself changes', async () => {
    opened(card, '1234');
    expect(box().value).toBe('1234');
    await press('Another');
    expect(box().value).toBe('9999');
  });
});

describe('A keyboard that composes', () => {
  it('is not written over, and what it has composed is known meanwhile', async () => {
    const sent = opened(card);
    compose('12345');
    expect(box().value).toBe('12345');
    fireEvent(box(), new CompositionEvent('compositionend', { bubbles: true }));
    expect(box().value).toBe('1234 5');
    await press('Send');
    expect(sent).toEqual(['12345']);
  });

  it('does not take the end of a full text away', async () => {
    opened(textUpTo(10), 'aaaaabbbbb');
    box().setSelectionRange(6, 6);
    box().value = 'aaaaaXbbbbb';
    box().setSelectionRange(6, 6);
    compose('aaaaaXbbbbb');
    box().setSelectionRange(6, 6);
    fireEvent(box(), new CompositionEvent('compositionend', { bubbles: true }));
    await settle();
    expect([box().value, screen.getByRole('alert').textContent]).toEqual(['aaaaabbbbb', texts.text.text]);
  });
});

it('The caret stays where the hand is, also where Backspace goes over a gap', () => {
  opened(card, '12345678');
  box().focus();
  const edit = (value: string, caret: number) => {
    box().value = value;
    box().setSelectionRange(caret, caret);
    fireEvent.input(box());
    return [box().value, box().selectionStart];
  };
  expect(edit('12034 5678', 3)).toEqual(['1203 4567 8', 3]);
  expect(edit('12034567 8', 4)).toEqual(['1203 4567 8', 4]);
  expect(edit('120 4567 8', 3)).toEqual(['1204 5678', 3]);
});

it('A letter that a full field refuses is named until there is room again', async () => {
  opened(textUpTo(5), 'abcde');
  fireEvent.input(box(), { target: { value: 'abcdef' } });
  await settle();
  expect([box().value, screen.getByRole('alert').textContent]).toEqual(['abcde', texts.text.text]);
  fireEvent.input(box(), { target: { value: 'abcd' } });
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['They called me.', '15/200'],
  // A flag needs the room of four letters.
  ['🇵🇭'.repeat(10), '40/200'],
  ['x'.repeat(230), '230/200'],
])('The counter of %s is %s: always out of the limit', (text, shown) => {
  render(<Counter text={text} limit={200} />);
  expect(screen.getByText(shown).className.includes('full')).toBe(text.length >= 200);
});

function NameForm({ problem }: { readonly problem?: { readonly message: string } | undefined }) {
  return (
    <>
      <input aria-label="Name" {...useProblemMark('name', problem)} />
      <FieldProblem field="name" message={problem?.message} />
      <button type="button">Send</button>
    </>
  );
}

const input = () => screen.getByLabelText('Name');

const expectUnmarked = () => {
  expect([input().getAttribute('aria-invalid'), input().getAttribute('aria-describedby')]).toEqual([null, null]);
  expect(screen.queryByRole('alert')).toBeNull();
};

it('A field with a problem is marked, described by its words and focused until it is put right, and one without is not', () => {
  const { rerender } = render(<NameForm />);
  expectUnmarked();
  expect(document.activeElement).toBe(document.body);
  rerender(<NameForm problem={{ message: 'Please enter your name.' }} />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').id).toBe(input().getAttribute('aria-describedby'));
  expect(screen.getByRole('alert').textContent).toBe('Please enter your name.');
  expect(document.activeElement).toBe(input());
  rerender(<NameForm />);
  expectUnmarked();
});

it('A field takes the focus with each attempt, and not while the same problem is shown again', () => {
  const problem = { message: 'Please enter your name.' };
  const { rerender } = render(<NameForm problem={problem} />);
  const button = screen.getByText('Send');
  button.focus();
  rerender(<NameForm problem={problem} />);
  expect(document.activeElement).toBe(button);
  rerender(<NameForm problem={{ ...problem }} />);
  expect(document.activeElement).toBe(input());
});
