/** The letter that stands before an answer: A for the first. */
export function answerLetter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
