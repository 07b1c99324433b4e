/** The value of what is typed so far, as "= 24"; empty while it is not yet arithmetic. */
export function valueInWords(_work: string, _unit: string): string {
  return '';
}
