import { Check, X } from 'lucide-react';
import type { AttemptQuestionReviewFragment } from '../../../schema/generated/graphql';
import { CourseHtml } from '../ui/course-html';
import { ChoiceHeads } from './choice-content';
import { kindOf } from './given';
import { KINDS, type Reviewed, type ReviewedAnswer } from './kinds/kinds';
import { BeyondExam, QuestionImage } from './question-stem';
import textStyles from '../ui/text.module.css';
import fold from '../ui/fold.module.css';
import styles from './reviewed-question.module.css';
import { WatchLink } from './watch-link';

interface ReviewedStemProps {
  question: Pick<
    AttemptQuestionReviewFragment['question'],
    'text' | 'imageUrl' | 'imageAlt' | 'figure' | 'set' | 'enrichment'
  >;
  /** The question shown before this one: what both share stands there. */
  after: ReviewedStemProps['question'] | undefined;
}

const isSamePicture = (a: ReviewedStemProps['question'], b: ReviewedStemProps['question'] | undefined) =>
  a.figure?.url === b?.figure?.url && a.imageUrl === b?.imageUrl;

export function ReviewedStem({ question, after }: ReviewedStemProps) {
  const { text, set, enrichment } = question;
  const isContinued = set != null && set.id === after?.set?.id;
  return (
    <>
      {enrichment && <BeyondExam />}
      {isContinued && <p className={textStyles.note}>About the same information as the question before.</p>}
      <CourseHtml html={isContinued ? text.slice(set.lead.length) : text} className={styles.stem} />
      {!(isContinued && isSamePicture(question, after)) && <QuestionImage question={question} />}
    </>
  );
}

interface ReviewedChoicesProps {
  reviewed: Reviewed;
  /** False hides the correct answer if the student's was wrong. */
  showsKey: boolean;
  /** Where on the page the question stands, as "#question-3". */
  place?: string;
}

/** The student's answer and the correct one with their explanations. The other choices are collapsed. */
export function ReviewedChoices({ reviewed, showsKey, place }: ReviewedChoicesProps) {
  const choices = KINDS[kindOf(reviewed)].reviewed(reviewed);
  const telling = choices.filter(({ isChosen, rationale }) => isChosen || (showsKey && rationale?.isCorrect));
  const others = showsKey ? choices.filter((choice) => !telling.includes(choice)) : [];
  const { columns } = reviewed.question;
  return (
    <>
      {columns && <ChoiceHeads columns={columns} className={styles.heads} />}
      <Choices choices={telling} place={place} />
      {others.length > 0 && (
        <details className={fold.fold}>
          <summary>Why the other {others.length === 1 ? 'choice is' : `${others.length} choices are`} wrong</summary>
          <Choices choices={others} />
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

const Choices = ({ choices, place }: { choices: readonly ReviewedAnswer[]; place?: string | undefined }) => (
  <ul className={styles.choices}>
    {choices.map((choice) => (
      <ReviewedChoice key={choice.id} choice={choice} place={place} />
    ))}
  </ul>
);

interface ReviewedChoiceProps {
  choice: ReviewedAnswer;
  place: string | undefined;
}

function ReviewedChoice({ choice: { content, isChosen, rationale }, place }: ReviewedChoiceProps) {
  const isRight = rationale?.isCorrect ?? false;
  const tone = isRight ? styles.rightChoice : isChosen ? styles.wrongChoice : '';
  const tag = isRight ? (isChosen ? 'Your answer is correct' : 'Correct answer') : isChosen ? 'Your answer' : null;
  return (
    <li className={`${styles.choice} ${tone}`}>
      <span className={styles.mark} aria-hidden>
        {isRight ? <Check size={18} /> : isChosen && <X size={18} />}
      </span>
      <div>
        {tag && <p className={styles.tag}>{tag}</p>}
        <div className={styles.text}>{content}</div>
        {rationale && <CourseHtml html={rationale.text} className={styles.why} />}
        {isChosen && rationale?.watch && <WatchLink moment={rationale.watch} place={place} />}
      </div>
    </li>
  );
}
