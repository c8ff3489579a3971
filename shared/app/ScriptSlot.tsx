/**
 * Where a static page's script stands in its document: after what a phone shows first, before the rest of a long text.
 * What paints first then needs no more bytes than that.
 */
export function ScriptSlot() {
  return <template data-script />;
}
