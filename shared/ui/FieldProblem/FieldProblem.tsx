import type { Words } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { problemId } from './problemMark.ts';
import './FieldProblem.scss';

interface FieldProblemProps {
  /** The field's name within its page, as passed to `useProblemMark`. */
  readonly field: string;
  readonly message: Words | undefined;
}

/** The error below a field; nothing if there is none. */
export function FieldProblem({ field, message }: FieldProblemProps) {
  return message ? (
    <p id={problemId(field)} role="alert" className="field-problem small">
      {t(message)}
    </p>
  ) : null;
}
