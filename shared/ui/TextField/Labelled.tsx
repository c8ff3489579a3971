import type { ReactNode } from 'react';
import './Labelled.scss';

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A control under its label, which belongs to it. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="field">
      <span>{label}</span>
      {children}
    </label>
  );
}
