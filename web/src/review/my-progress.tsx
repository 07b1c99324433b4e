import { useState } from 'react';
import type { LearningQuery } from '../../../schema/generated/graphql';
import { useLearningQuery } from '../../../schema/generated/hooks';
import { NO_PROGRESS_YET } from '../copy/empty-record';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import { CertaintyRecord } from './certainty-record';
import { EmptySection, LearningBoundary, LearningPage } from './learning-page';
import styles from './my-progress.module.css';
import { ScoreChart } from './score-chart';
import { TopicGrid } from './topic-grid';
import { dueForReview, topicStatusByUnit, topicsOf, type UnitStatus } from './topic-status';
import { TopicTable } from './topic-table';
import { useStudentProgress } from '../progress/use-student-progress';

const LEAD = 'What your quizzes have shown so far.';

/** The student's results so far: topics, scores, and how certainty compares with correctness. */
export function MyProgress() {
  // Every quiz changes it, but no quiz response includes it.
  const query = useLearningQuery({ fetchPolicy: 'cache-and-network' });
  const progress = useStudentProgress();
  const units = progress.data && query.data && topicStatusByUnit(progress.data, query.data.learning.topics);
  return (
    <LearningPage title="My progress" lead={units ? summary(units) : LEAD}>
      <LearningBoundary
        queries={[query, { ...progress, data: units }]}
        label="Loading your progress"
        heights={[46, 520, 280]}
      >
        {({ learning }, topics) => <Learned learning={learning} units={topics} />}
      </LearningBoundary>
    </LearningPage>
  );
}

interface LearnedProps {
  learning: LearningQuery['learning'];
  units: readonly UnitStatus[];
}

function Learned({ learning, units }: LearnedProps) {
  const [now] = useState(() => new Date());
  if (learning.finishedQuizzes.length === 0) {
    return (
      <EmptySection art="quiz" {...NO_PROGRESS_YET}>
        <ButtonLink to="/userhome" variant="primary">
          To what comes next
        </ButtonLink>
        <ButtonLink to="/quizgenerator">Pick your own topics</ButtonLink>
      </EmptySection>
    );
  }
  return (
    <>
      <WhatToDo units={units} />
      <TopicGrid units={units} now={now} />
      <TopicTable units={units} now={now} />
      <div className={styles.columns}>
        <ScoreChart quizzes={learning.finishedQuizzes} />
        <CertaintyRecord records={learning.certainties} />
      </div>
    </>
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

function summary(units: readonly UnitStatus[]): string {
  const topics = topicsOf(units);
  const asked = topics.filter(({ questionsAsked }) => questionsAsked > 0);
  const answers = asked.reduce((sum, { questionsAsked }) => sum + questionsAsked, 0);
  const due = topics.filter(({ estimate }) => estimate?.reviewDue).length;
  if (answers === 0) return LEAD;
  const told = `${answers} ${answers === 1 ? 'answer' : 'answers'} in ${asked.length} of ${topics.length} topics.`;
  if (due === 0) return `${told} Nothing is due for review.`;
  return `${told} ${due} ${due === 1 ? 'is' : 'are'} due for review.`;
}
