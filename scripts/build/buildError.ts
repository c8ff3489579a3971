/** A problem in a setting or a source that stops a command; the message tells a person everything they need. */
export class BuildError extends Error {
  override name = 'BuildError';
}
