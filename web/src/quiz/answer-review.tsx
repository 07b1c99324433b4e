import { Check, CircleCheck, CircleX, X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { AttemptQuestionReviewFragment } from '../../../schema/generated/graphql';
import styles from './answer-review.module.css';
import { certaintyLabel } from './certainties';
import { AnotherLikeThis } from '../review/another-like-this';
import { LookUpLink } from '../reference/look-up-link';
import { ReportQuestion } from '../review/report-question';
import { mistakesSearch } from './quiz-links';
import { ReviewedChoices, ReviewedStem } from './reviewed-question';
import { WorkedSolution } from './worked-solution';

export interface AnswerReviewProps {
  attemptId: string;
  questions: readonly AttemptQuestionReviewFragment[];
  /** False hides the correct answers to the questions missed, for visitors who want to try the quiz again. */
  showsKey?: boolean;
  /** What else there is to say about a question. */
  noteOf?: (asked: AttemptQuestionReviewFragment) => ReactNode;
}

/** Every question with the student's choice, the correct choice, and the explanation of each. */
export function AnswerReview({ attemptId, questions, showsKey = true, noteOf }: AnswerReviewProps) {
  const { hash } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    // A link leads to a question, which was not there yet when the page changed. Back and reload keep their own place.
    if (navigation !== 'POP' && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, navigation]);
  return (
    <section aria-labelledby="answers" className={styles.review}>
      <h2 id="answers">Your answers, explained</h2>
      <nav aria-label="Jump to a question">
        <ol className={styles.overview}>
          {questions.map(({ id, position, isCorrect }) => (
            <li key={id}>
              <a href={`#question-${position}`} className={isCorrect ? styles.hit : styles.miss}>
                <span className="visually-hidden">Question </span>
                {position}
                {isCorrect ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
                <span className="visually-hidden">{isCorrect ? 'correct' : 'incorrect'}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className={styles.questions}>
        {questions.map((asked, index) => (
          <ReviewedQuestion
            key={asked.id}
            attemptId={attemptId}
            asked={asked}
            after={questions[index - 1]?.question}
            showsKey={showsKey}
            note={noteOf?.(asked)}
          />
        ))}
      </ol>
    </section>
  );
}

interface ReviewedQuestionProps {
  attemptId: string;
  asked: AttemptQuestionReviewFragment;
  after: AttemptQuestionReviewFragment['question'] | undefined;
  showsKey: boolean;
  note: ReactNode;
}

function ReviewedQuestion({ attemptId, asked, after, showsKey, note }: ReviewedQuestionProps) {
  const { question, isCorrect, certainty, whyAsked } = asked;
  const Icon = isCorrect ? CircleCheck : CircleX;
  return (
    <li className={styles.question} id={`question-${asked.position}`} tabIndex={-1}>
      <h3 className={isCorrect ? styles.right : styles.wrong}>
        <Icon size={20} aria-hidden />
        Question {asked.position}: {isCorrect ? 'correct' : 'incorrect'}
      </h3>
      <ReviewedStem question={question} after={after} />
      {whyAsked && (
        <p className={styles.whyAsked}>
          <b>Why you got this question:</b> {whyAsked}
        </p>
      )}
      <ReviewedChoices reviewed={asked} showsKey={showsKey} place={`#question-${asked.position}`} />
      {showsKey && <WorkedSolution asked={asked} />}
      {showsKey && !isCorrect && (
        <AnotherLikeThis
          attemptId={attemptId}
          questionId={question.id}
          search={(practice) => mistakesSearch(attemptId, practice)}
        />
      )}
      {showsKey && <LookUpLink topic={question.topic} />}
      <div className={styles.aside}>
        {note && <p>{note}</p>}
        {certainty && <p>You said: {certaintyLabel(certainty).toLowerCase()}.</p>}
        <ReportQuestion attemptId={attemptId} questionId={question.id} />
      </div>
    </li>
  );
}
