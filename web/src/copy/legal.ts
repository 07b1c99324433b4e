/** spec §1: both legal pages are effective since this day. */
export const LEGAL_SINCE = 'December 12, 2024';
