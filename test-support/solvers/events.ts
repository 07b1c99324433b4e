/** Which way a story shifts demand, from its words alone. */
export function demandWay(text: string): 'right' | 'left' {
  const isMore =
    /substitute[^.]* rises|complement[^.]* falls|toward|consumers of [^.]* increases|a higher price of/.test(text);
  return isMore ? 'right' : 'left';
}

/** Which way a story shifts supply, from its words alone. */
export function supplyWay(text: string): 'right' | 'left' {
  return /enter the market|subsidize|wages[^.]* fall|input[^.]* falls/.test(text) ? 'right' : 'left';
}
