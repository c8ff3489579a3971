import { useEffect, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { NumericFormat } from 'react-number-format';
import { Sparklines, SparklinesLine } from 'react-sparklines';
import { Labelled } from '../../shared/ui/TextField.tsx';
import 'react-day-picker/style.css';

const PAID = [1200, 1500, 1500, 900, 1800, 1500];
const FIRST_DAY = new Date(2026, 11, 1);

const isoOf = (day: Date): string => `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`;

/** A field with state of its own, a date picker with its styles, and a chart from npm: the example of a page with `react: 'react'`. */
export function ReactPreview() {
  const [amount, setAmount] = useState<number | null>(1500.5);
  const [day, setDay] = useState<Date>();
  // What has style attributes is not in the first view: the policy of the page allows them to scripts alone.
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  return (
    <>
      <h1>React components</h1>
      <Labelled label="Amount">
        <NumericFormat
          className="field__control"
          prefix="₱"
          thousandSeparator=","
          decimalScale={2}
          value={amount}
          onValueChange={({ floatValue }) => setAmount(floatValue ?? null)}
        />
      </Labelled>
      {isOpen && <DayPicker mode="single" defaultMonth={FIRST_DAY} selected={day} onSelect={setDay} />}
      <p role="status">{day && `Pay on ${isoOf(day)}`}</p>
      <div role="img" aria-label="Repayments of the last months">
        {isOpen && (
          <Sparklines data={PAID}>
            <SparklinesLine />
          </Sparklines>
        )}
      </div>
    </>
  );
}
