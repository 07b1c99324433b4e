// Shown where a part of a page did not load.

export const CHECK_CONNECTION = 'Check your connection.';
export const SAVED_WORK_IS_SAFE = 'Your saved work is safe.';
