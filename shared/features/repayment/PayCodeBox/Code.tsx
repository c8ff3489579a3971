import { inGroups } from '../../../lib/groups.ts';
import './Code.scss';

/** A code in groups, as people read it out. The gaps are drawn, not typed: selecting it by hand gives the bare code. */
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
