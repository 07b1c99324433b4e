import type { ComponentType, ReactNode } from 'react';
import type { AttemptQuestionReviewFragment, QuestionKind } from '../../../../schema/generated/graphql';
import type { Given } from '../../../../schema/rules/given';
import type { LessonMoment } from '../watch-link';
import { choice } from './choice';
import { number } from './number';

export interface AnswerFieldProps {
  asked: AttemptQuestionReviewFragment;
  given: Given<string> | null;
  labelledBy: string;
  describedBy: string | undefined;
  /** Null while what is typed is no answer. */
  onGive: (given: Given<string> | null) => void;
}

export type Reviewed = Pick<AttemptQuestionReviewFragment, 'answers' | 'given' | 'rationales' | 'takeaway'> & {
  question: Pick<AttemptQuestionReviewFragment['question'], 'kind' | 'unit' | 'columns'>;
  /** Left out of mistakes, which are wrong. */
  isCorrect?: boolean | null;
};

export interface ReviewedAnswer {
  id: string;
  content: ReactNode;
  isChosen: boolean;
  rationale: { isCorrect: boolean; text: string; watch: LessonMoment | null } | undefined;
}

/** How a kind of question is answered, and how results show its answers. */
export interface KindOfQuestion {
  Field: ComponentType<AnswerFieldProps>;
  /** The answer given, the right one, and all others that results explain. */
  reviewed: (reviewed: Reviewed) => ReviewedAnswer[];
  /** Whether this key begins an answer in a text field: it moves the focus there. */
  startsAnswer: (key: string) => boolean;
}

export const KINDS: Readonly<Record<QuestionKind, KindOfQuestion>> = { choice, number };
