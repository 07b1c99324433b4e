import { useState } from 'react';
import { fetchAgain } from '../apollo/problem';
import { useLearningQuery } from '../../../schema/generated/hooks';
import { NO_PROGRESS_YET } from '../copy/empty-record';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import { CertaintyRecord } from './certainty-record';
import { LearningPage, LearningSkeleton, LearningProblem, EmptySection } from './learning-page';
import styles from './my-progress.module.css';
import { ScoreChart } from './score-chart';
import { TopicGrid } from './topic-grid';
import { dueForReview, topicStatusByUnit, topicsOf, type UnitStatus } from './topic-status';
import { TopicTable } from './topic-table';
import { useStudentProgress } from '../progress/use-student-progress';

/** What the quizzes have shown so far: topics, scores, and whether feeling sure can be trusted. */
export function MyProgress() {
  const { progress, error: progressError, retry: retryProgress } = useStudentProgress();
  // Every quiz changes it, and no quiz sends it.
  const { data, error: learningError, refetch } = useLearningQuery({ fetchPolicy: 'cache-and-network' });
  const [now] = useState(() => new Date());
  const learning = data?.learning;
  const units = progress && learning ? topicStatusByUnit(progress, learning.topics) : null;
  const error = units ? undefined : (progressError ?? learningError);
  const retry = () => {
    retryProgress();
    if (learningError) fetchAgain(refetch);
  };
  return (
    <LearningPage title="My progress" lead={units ? inWords(units) : 'What your quizzes have shown so far.'}>
      {error ? (
        <LearningProblem error={error} retry={retry} />
      ) : !units || !learning ? (
        <LearningSkeleton says="Loading your progress" heights={[46, 520, 280]} />
      ) : learning.finishedQuizzes.length === 0 ? (
        <EmptySection art="quiz" {...NO_PROGRESS_YET}>
          <ButtonLink to="/userhome" variant="primary">
            To what comes next
          </ButtonLink>
          <ButtonLink to="/quizgenerator">Pick your own topics</ButtonLink>
        </EmptySection>
      ) : (
        <>
          <WhatToDo units={units} />
          <TopicGrid units={units} now={now} />
          <TopicTable units={units} now={now} />
          <div className={styles.columns}>
            <ScoreChart quizzes={learning.finishedQuizzes} />
            <CertaintyRecord records={learning.certainties} />
          </div>
        </>
      )}
    </LearningPage>
  );
}

function WhatToDo({ units }: { units: readonly UnitStatus[] }) {
  const due = dueForReview(units);
  return (
    <div className={styles.actions}>
      {due.length > 0 ? (
        <ButtonLink {...quizLink({ type: 'topicQuiz', topicIds: due.map(({ id }) => id) })} variant="primary">
          Review what is due
        </ButtonLink>
      ) : (
        <ButtonLink {...quizLink({ type: 'shortWeakspotQuiz' })} variant="primary">
          Work on your weak spots
        </ButtonLink>
      )}
    </div>
  );
}

function inWords(units: readonly UnitStatus[]): string {
  const topics = topicsOf(units);
  const asked = topics.filter(({ questionsAsked }) => questionsAsked > 0);
  const answers = asked.reduce((sum, { questionsAsked }) => sum + questionsAsked, 0);
  const due = topics.filter(({ estimate }) => estimate?.reviewDue).length;
  if (answers === 0) return 'What your quizzes have shown so far.';
  const told = `${answers} ${answers === 1 ? 'answer' : 'answers'} in ${asked.length} of ${topics.length} topics.`;
  if (due === 0) return `${told} Nothing is due for review.`;
  return `${told} ${due} ${due === 1 ? 'is' : 'are'} due for review.`;
}
