/** A free-response task on the landing page. Its rubric is in free-response/draw-one-question.ts. */
export const DRAW_ONE = {
  heading: 'Draw one',
  text: 'Free-response questions ask for graphs. Draw this one, and it is scored as on the exam, point by point.',
  question: 'A frost destroys part of the coffee harvest. Draw the new supply curve, and mark the new equilibrium.',
  steps: [
    'The new supply curve, labeled S<sub>2</sub>',
    'The new price and quantity, labeled P<sub>2</sub> and Q<sub>2</sub>',
  ],
  title: 'The market for coffee',
  start: 'Draw on this graph',
  loading: 'Loading the graph…',
  picture: 'The market for coffee: demand D slopes downward, supply S1 slopes upward, and they intersect at P1 and Q1.',
  score: 'Score my graph',
  again: 'Score it again',
  whole: 'Try a whole free-response question',
  tooMuch: 'There is too much on this graph to score it. Remove what the question does not ask for.',
} as const; // keeps the texts literal
