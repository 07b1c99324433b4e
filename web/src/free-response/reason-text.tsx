import { Fragment } from 'react';
import { subscriptsIn as numbersIn } from '../../../economics/svg/labels/text-width';

const SUBSCRIPT = /([A-Za-z]+)<sub>(\w+)<\/sub>/g;

/** The names that a question writes with a subscript, such as PE for P with a low E. */
export const subscriptsIn = (html: string): ReadonlyMap<string, readonly [base: string, low: string]> =>
  new Map([...html.matchAll(SUBSCRIPT)].map(([, base = '', low = '']) => [`${base}${low}`, [base, low]]));

interface ReasonTextProps {
  text: string;
  subscripts: ReturnType<typeof subscriptsIn>;
}

/** A sentence of the scorer, which names what is on the graph as the question does. */
export const ReasonText = ({ text, subscripts }: ReasonTextProps) =>
  text.split(/\b(\w+)\b/).map((word, index) => {
    const [base, low] = subscripts.get(word) ?? numbersIn(word).map(({ part }) => part);
    return (
      <Fragment key={index}>
        {base}
        {low && <sub>{low}</sub>}
      </Fragment>
    );
  });
