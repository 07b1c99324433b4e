import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { withUnit } from '../../../economics/free-response/numbers';
import type { AttemptQuestionReviewFragment } from '../../../schema/generated/graphql';
import { CourseHtml } from '../ui/course-html';
import { ChoiceContent, ChoiceHeads } from './choice-content';
import { rationaleOf, readGiven } from './given';
import { QuestionImage } from './question-stem';
import textStyles from '../ui/text.module.css';
import fold from '../ui/fold.module.css';
import styles from './reviewed-question.module.css';
import { WatchLink, type LessonMoment } from './watch-link';

interface ReviewedStemProps {
  question: Pick<AttemptQuestionReviewFragment['question'], 'text' | 'imageUrl' | 'imageAlt' | 'figure' | 'set'>;
  /** The question shown before this one: what both share stands there. */
  after: ReviewedStemProps['question'] | undefined;
}

const isSamePicture = (a: ReviewedStemProps['question'], b: ReviewedStemProps['question'] | undefined) =>
  a.figure?.url === b?.figure?.url && a.imageUrl === b?.imageUrl;

export function ReviewedStem({ question, after }: ReviewedStemProps) {
  const { text, set } = question;
  const isContinued = set != null && set.id === after?.set?.id;
  return (
    <>
      {isContinued && <p className={textStyles.note}>About the same information as the question before.</p>}
      <CourseHtml html={isContinued ? text.slice(set.lead.length) : text} className={styles.stem} />
      {!(isContinued && isSamePicture(question, after)) && <QuestionImage question={question} />}
    </>
  );
}

export type Reviewed = Pick<AttemptQuestionReviewFragment, 'answers' | 'given' | 'rationales' | 'takeaway'> & {
  question: Pick<AttemptQuestionReviewFragment['question'], 'kind' | 'unit' | 'columns'>;
  /** Left out of mistakes, which are wrong. */
  isCorrect?: boolean | null;
};

interface ReviewedChoicesProps {
  reviewed: Reviewed;
  /** False hides the correct answer if the student's was wrong. */
  showsKey: boolean;
}

/** The student's answer and the correct one with their explanations. The other choices are collapsed. */
export function ReviewedChoices({ reviewed, showsKey }: ReviewedChoicesProps) {
  const choices = reviewed.question.kind === 'number' ? numbersOf(reviewed) : choicesOf(reviewed);
  const telling = choices.filter(({ isChosen, rationale }) => isChosen || (showsKey && rationale?.isCorrect));
  const others = showsKey ? choices.filter((choice) => !telling.includes(choice)) : [];
  const { columns } = reviewed.question;
  return (
    <>
      {columns && <ChoiceHeads columns={columns} className={styles.heads} />}
      <ul className={styles.choices}>{telling.map(ReviewedChoice)}</ul>
      {others.length > 0 && (
        <details className={fold.fold}>
          <summary>Why the other {others.length === 1 ? 'choice is' : `${others.length} choices are`} wrong</summary>
          <ul className={styles.choices}>{others.map(ReviewedChoice)}</ul>
        </details>
      )}
      {showsKey && reviewed.takeaway && (
        <div className={styles.takeaway}>
          <b>Takeaway</b>
          <CourseHtml html={reviewed.takeaway} />
        </div>
      )}
    </>
  );
}

function choicesOf({ question, answers, given, rationales }: Reviewed): ReviewedChoiceProps[] {
  return answers.map((answer) => ({
    id: answer.id,
    content: <ChoiceContent answer={answer} columns={question.columns} />,
    isChosen: answer.id === given?.choice,
    rationale: rationales?.find((one) => one.answer.id === answer.id),
  }));
}

/** The number given, and the right one if it is another. */
function numbersOf({ question, given, isCorrect, rationales }: Reviewed): ReviewedChoiceProps[] {
  const own = {
    id: 'given',
    content: withUnit(given?.number ?? 0, question.unit ?? ''),
    isChosen: true,
    rationale: rationaleOf(readGiven(given), isCorrect ?? false, rationales),
  };
  const right = isCorrect ? undefined : rationales?.find((one) => one.isCorrect);
  if (right === undefined) return [own];
  const { id, text } = right.answer;
  return [own, { id, content: <CourseHtml html={text} as="span" />, isChosen: false, rationale: right }];
}

interface ReviewedChoiceProps {
  id: string;
  content: ReactNode;
  isChosen: boolean;
  rationale: { isCorrect: boolean; text: string; watch: LessonMoment | null } | undefined;
}

function ReviewedChoice({ id, content, isChosen, rationale }: ReviewedChoiceProps) {
  const isRight = rationale?.isCorrect ?? false;
  const tone = isRight ? styles.rightChoice : isChosen ? styles.wrongChoice : '';
  const tag = isRight ? (isChosen ? 'Your answer is correct' : 'Correct answer') : isChosen ? 'Your answer' : null;
  return (
    <li key={id} className={`${styles.choice} ${tone}`}>
      <span className={styles.mark} aria-hidden>
        {isRight ? <Check size={18} /> : isChosen && <X size={18} />}
      </span>
      <div>
        {tag && <p className={styles.tag}>{tag}</p>}
        <div className={styles.text}>{content}</div>
        {rationale && <CourseHtml html={rationale.text} className={styles.why} />}
        {isChosen && rationale?.watch && <WatchLink moment={rationale.watch} />}
      </div>
    </li>
  );
}
