import { inGroups } from '../../../lib/groups.ts';
import './Code.scss';

/** A code in groups, for reading it out. The gaps are made by styles, not by spaces: selecting the text gives the bare code. */
export function Code({ code }: { readonly code: string }) {
  return (
    <span className="code">
      {inGroups(code).map((group, at) => (
        <span key={`${at} ${group}`} className="code__group">
          {group}
        </span>
      ))}
    </span>
  );
}
