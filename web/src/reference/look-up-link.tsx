import { Link } from 'react-router-dom';
import type { QuestionCardFragment } from '../../../schema/generated/graphql';
import text from '../ui/text.module.css';
import { termPath } from './reference-links';

/** Where an answered question's topic is explained in the reference. */
export const LookUpLink = ({ topic: { lookUp } }: { topic: QuestionCardFragment['topic'] }) =>
  lookUp && (
    <p className={text.note}>
      <Link to={termPath(lookUp.id)}>Look it up: {lookUp.term}</Link>
    </p>
  );
