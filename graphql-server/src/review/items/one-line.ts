/** The text of a student on one line: no line breaks or control characters may reach a terminal. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
