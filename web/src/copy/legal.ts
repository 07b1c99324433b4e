/** The effective date of both legal pages (spec §1). */
export const LEGAL_SINCE = 'December 12, 2024';
