/** A sample question on the landing page. Like the results pages, it explains every choice. */
export const TRY_ONE = {
  heading: 'Try one',
  text: 'No account, no score. Pick an answer and see what it teaches you.',
  waiting: 'The explanation appears here, whichever choice you pick.',
  question:
    'A café raises the price of its coffee from $5 to $6. Nothing else changes. What happens to the demand curve for its coffee?',
  choices: [
    {
      text: 'It shifts left, because people buy less coffee.',
      right: false,
      reason:
        'People do buy less, and that is the trap. A change in the good’s own price is a movement along the curve. Only something else, such as income or the price of tea, shifts it.',
    },
    {
      text: 'It shifts right, because a higher price looks like quality.',
      right: false,
      reason: 'A pleasant theory, for cafés. Demand shifts when tastes change, and here only the price did.',
    },
    {
      text: 'It does not shift; quantity demanded decreases along the curve.',
      right: true,
      reason: 'The price is already on the axis. A new price picks another point on the same curve.',
    },
    {
      text: 'It becomes steeper, because buyers now respond to the price.',
      right: false,
      reason:
        'The slope already shows how buyers respond to any price. A price increase is a movement along the curve, not a new slope.',
    },
  ],
} as const; // keeps the choices a tuple
