/** The id of what a document says where its page does not start. */
export const NOT_STARTED = 'notStarted';
