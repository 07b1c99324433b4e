import { useState } from 'react';
import { fetchAgain } from '../apollo/problem';
import { useLearningQuery } from '../../../schema/generated/hooks';
import { NO_PROGRESS_YET } from '../copy/empty-record';
import { quizLink } from '../quiz/quiz-request';
import { ButtonLink } from '../ui/button';
import { CertaintyRecord } from './certainty-record';
import { LearnerPage, LearnerSkeleton, LearnerTrouble, NothingYet } from './learner-page';
import styles from './my-progress.module.css';
import { ScoreChart } from './score-chart';
import { TopicAtlas } from './topic-atlas';
import { dueForReview, standingByUnit, topicsOf, type UnitStanding } from './topic-standing';
import { TopicTable } from './topic-table';
import { useStudy } from '../progress/use-study';

/** What the quizzes have shown so far: topics, scores, and whether feeling sure can be trusted. */
export function MyProgress() {
  const { study, error: studyError, retry: retryStudy } = useStudy();
  // Every quiz changes it, and no quiz sends it.
  const { data, error: learningError, refetch } = useLearningQuery({ fetchPolicy: 'cache-and-network' });
  const [now] = useState(() => new Date());
  const learning = data?.learning;
  const units = study && learning ? standingByUnit(study, learning.topics) : null;
  const error = units ? undefined : (studyError ?? learningError);
  const retry = () => {
    retryStudy();
    if (learningError) fetchAgain(refetch);
  };
  return (
    <LearnerPage title="My progress" lead={units ? inWords(units) : 'What your quizzes have shown so far.'}>
      {error ? (
        <LearnerTrouble error={error} retry={retry} />
      ) : !units || !learning ? (
        <LearnerSkeleton says="Loading your progress" heights={[46, 520, 280]} />
      ) : learning.finishedQuizzes.length === 0 ? (
        <NothingYet art="quiz" {...NO_PROGRESS_YET}>
          <ButtonLink to="/userhome" variant="primary">
            To what comes next
          </ButtonLink>
          <ButtonLink to="/quizgenerator">Pick your own topics</ButtonLink>
        </NothingYet>
      ) : (
        <>
          <WhatToDo units={units} />
          <TopicAtlas units={units} now={now} />
          <TopicTable units={units} now={now} />
          <div className={styles.columns}>
            <ScoreChart quizzes={learning.finishedQuizzes} />
            <CertaintyRecord records={learning.certainties} />
          </div>
        </>
      )}
    </LearnerPage>
  );
}

function WhatToDo({ units }: { units: readonly UnitStanding[] }) {
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

function inWords(units: readonly UnitStanding[]): string {
  const topics = topicsOf(units);
  const asked = topics.filter(({ questionsAsked }) => questionsAsked > 0);
  const answers = asked.reduce((sum, { questionsAsked }) => sum + questionsAsked, 0);
  const due = topics.filter(({ estimate }) => estimate?.reviewDue).length;
  if (answers === 0) return 'What your quizzes have shown so far.';
  const told = `${answers} ${answers === 1 ? 'answer' : 'answers'} in ${asked.length} of ${topics.length} topics.`;
  if (due === 0) return `${told} Nothing is due for review.`;
  return `${told} ${due} ${due === 1 ? 'is' : 'are'} due for review.`;
}
