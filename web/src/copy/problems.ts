/** Errors without a message of the server's own. */
export const OFFLINE = 'The server isn’t responding. Check your connection and try again.';
export const SERVER_TROUBLE = 'Something went wrong on our end. Please try again in a moment.';
