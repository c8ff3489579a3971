/** A setting or a source that a command cannot go on with; the message is all that a person needs. */
export class BuildError extends Error {
  override name = 'BuildError';
}
