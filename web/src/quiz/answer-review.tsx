import { Check, CircleCheck, CircleX, X } from 'lucide-react';
import type { AttemptQuestionReviewFragment } from '../../../schema/generated/graphql';
import { CourseHtml } from '../ui/course-html';
import styles from './answer-review.module.css';
import { answerLetter } from './quiz-keys';
import { WatchLink, type LessonMoment } from './watch-link';

interface AnswerReviewProps {
  questions: readonly AttemptQuestionReviewFragment[];
  /** False leaves out the right answers to what went wrong: whoever wants to try again may not want them yet. */
  showsKey?: boolean;
}

/** Every question with the choice made, the right one, and why each is what it is. */
export function AnswerReview({ questions, showsKey = true }: AnswerReviewProps) {
  return (
    <section aria-labelledby="answers" className={styles.review}>
      <h2 id="answers">Your answers, and why</h2>
      <nav aria-label="Jump to a question">
        <ol className={styles.overview}>
          {questions.map(({ id, position, isCorrect }) => (
            <li key={id}>
              <a href={`#question-${position}`} className={isCorrect ? styles.hit : styles.miss}>
                <span className="visually-hidden">Question </span>
                {position}
                {isCorrect ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
                <span className="visually-hidden">{isCorrect ? 'right' : 'not this time'}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className={styles.questions}>
        {questions.map((asked) => (
          <ReviewedQuestion key={asked.id} asked={asked} showsKey={showsKey} />
        ))}
      </ol>
    </section>
  );
}

interface ReviewedQuestionProps {
  asked: AttemptQuestionReviewFragment;
  showsKey: boolean;
}

function ReviewedQuestion({ asked, showsKey }: ReviewedQuestionProps) {
  const { question, answers, chosenAnswer, rationales, isCorrect, takeaway } = asked;
  const Icon = isCorrect ? CircleCheck : CircleX;
  const choices = answers.map((answer, index) => ({
    answer,
    letter: answerLetter(index),
    isChosen: answer.id === chosenAnswer?.id,
    rationale: rationales?.find((one) => one.answer.id === answer.id),
  }));
  const telling = choices.filter(({ isChosen, rationale }) => isChosen || (showsKey && rationale?.isCorrect));
  const others = showsKey ? choices.filter((choice) => !telling.includes(choice)) : [];
  return (
    <li className={styles.question} id={`question-${asked.position}`} tabIndex={-1}>
      <h3 className={isCorrect ? styles.right : styles.wrong}>
        <Icon size={20} aria-hidden />
        Question {asked.position}: {isCorrect ? 'right' : 'not this time'}
      </h3>
      <CourseHtml html={question.text} className={styles.stem} />
      {question.imageUrl && <img className={styles.graph} src={question.imageUrl} alt={question.imageAlt ?? ''} />}
      <ul className={styles.choices}>{telling.map(Choice)}</ul>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>Why not the other {others.length === 1 ? 'one' : others.length}</summary>
          <ul className={styles.choices}>{others.map(Choice)}</ul>
        </details>
      )}
      {showsKey && takeaway && (
        <div className={styles.takeaway}>
          <b>Take away</b>
          <CourseHtml html={takeaway} />
        </div>
      )}
    </li>
  );
}

interface ChoiceProps {
  answer: { id: string; text: string };
  letter: string;
  isChosen: boolean;
  rationale: { isCorrect: boolean; text: string; watch: LessonMoment | null } | undefined;
}

function Choice({ answer, letter, isChosen, rationale }: ChoiceProps) {
  const isRight = rationale?.isCorrect ?? false;
  const tone = isRight ? styles.rightChoice : isChosen ? styles.wrongChoice : '';
  const tag = isRight
    ? isChosen
      ? 'Your answer, and the right one'
      : 'The right answer'
    : isChosen
      ? 'Your answer'
      : null;
  return (
    <li key={answer.id} className={`${styles.choice} ${tone}`}>
      <span className={styles.letter} aria-hidden>
        {letter}
      </span>
      <div>
        {tag && <p className={styles.tag}>{tag}</p>}
        <CourseHtml html={answer.text} className={styles.text} />
        {rationale && <CourseHtml html={rationale.text} className={styles.why} />}
        {isChosen && rationale?.watch && <WatchLink moment={rationale.watch} />}
      </div>
    </li>
  );
}
