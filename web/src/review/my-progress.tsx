import { useState } from 'react';
import type { LearningQuery, ReadinessQuery } from '../../../schema/generated/graphql';
import { isStarted } from '../../../schema/rules/progress';
import { NO_PROGRESS_YET } from '../copy/empty-record';
import { ReadinessCard } from '../exam/readiness/readiness-card';
import { useReadiness } from '../exam/readiness/use-readiness';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { LazySection } from '../ui/lazy-section';
import { Skeleton } from '../ui/skeleton';
import layout from '../ui/layout.module.css';
import { useStudentProgress } from '../progress/progress-boundary';
import { chapterUpNext, startedInWords, type StudentProgress } from '../progress/student-progress';
import text from '../ui/text.module.css';
import { EmptySection, LearningBoundary, LearningPage } from './learning-page';
import { firstAdvice } from './topic-advice';
import { TopicGrid } from './topic-grid';
import { dueForReview, topicStatusByUnit, topicsOf, type UnitStatus, examUnitStatus } from './topic-status';
import { useLearning } from './use-learning';
import unitStyles from './exam-units.module.css';

// Below the first screen, so it may come after the rest.
const records = lazyPart(async () => ({ default: (await import('./learning-records')).LearningRecords }));

const freeResponses = lazyPart(() => import('./free-response-record'));

const LEAD =
  'What your quizzes have shown so far: where the points are, which topics are due, and how well you judge your own answers.';

/** The student's results so far: topics, scores, and how certainty compares with correctness. */
export function MyProgress() {
  // Every quiz changes it, but no quiz response includes it.
  const query = useLearning({ isFresh: true });
  const readiness = useReadiness({ isFresh: true });
  // The page stands without a prediction.
  const predicted = readiness.data ?? (readiness.error && null);
  const progress = useStudentProgress();
  const units = progress.data && query.data && topicStatusByUnit(progress.data, query.data.learning.topics);
  return (
    <LearningPage title="My progress" lead={LEAD}>
      <LearningBoundary
        queries={[
          query,
          { ...progress, data: units && progress.data && { topics: units, student: progress.data } },
          { ...readiness, data: predicted },
        ]}
        label="Loading your progress"
        heights={[56, 46, 420, 340, 520]}
      >
        {({ learning }, { topics, student }, known) => (
          <>
            <Learned
              learning={learning}
              units={topics}
              advice={advice(topics, student)}
              readiness={known?.readiness ?? null}
            />
            <LazySection part={freeResponses} skeleton={null} problem="Your free responses did not load.">
              {(FreeResponseRecord) => <FreeResponseRecord />}
            </LazySection>
          </>
        )}
      </LearningBoundary>
    </LearningPage>
  );
}

interface LearnedProps {
  learning: LearningQuery['learning'];
  units: readonly UnitStatus[];
  /** What to do first, in one sentence. Null before the first answer. */
  advice: string | null;
  readiness: ReadinessQuery['readiness'] | null;
}

function Learned({ learning, units, advice, readiness }: LearnedProps) {
  const [now] = useState(() => new Date());
  if (learning.finishedQuizzes.length === 0) {
    return (
      <EmptySection art="quiz" {...NO_PROGRESS_YET}>
        <ButtonLink to="/userhome" variant="primary">
          See what’s next
        </ButtonLink>
        <ButtonLink to="/quizgenerator">Pick your own topics</ButtonLink>
      </EmptySection>
    );
  }
  return (
    <>
      {advice !== null && <p className={text.advice}>{advice}</p>}
      <WhatToDo units={units} />
      <p className={text.count}>{counts(units)}</p>
      {readiness && <ReadinessCard readiness={readiness} />}
      <ExamUnits units={units} />
      <TopicGrid units={units} now={now} />
      <LazySection part={records} skeleton={<Skeleton height={280} />} problem="The charts did not load.">
        {(LearningRecords) => <LearningRecords learning={learning} units={units} now={now} />}
      </LazySection>
    </>
  );
}

function WhatToDo({ units }: { units: readonly UnitStatus[] }) {
  const due = dueForReview(units);
  return (
    <div className={layout.actions}>
      {due.length > 0 ? (
        <ButtonLink {...quizLink({ type: 'topicQuiz', topicIds: due.map(({ id }) => id) })} variant="primary">
          Review the topics that are due
        </ButtonLink>
      ) : (
        <ButtonLink {...quizLink({ type: 'shortWeakspotQuiz' })} variant="primary">
          Work on your weak spots
        </ButtonLink>
      )}
    </div>
  );
}

const hasAnswers = (units: readonly UnitStatus[]) => topicsOf(units).some(isStarted);

const advice = (units: readonly UnitStatus[], progress: StudentProgress) =>
  hasAnswers(units) ? firstAdvice(topicsOf(units), chapterUpNext(progress) !== null) : null;

function counts(units: readonly UnitStatus[]): string {
  const topics = topicsOf(units);
  const asked = topics.filter(isStarted);
  const answers = asked.reduce((sum, { questionsAsked }) => sum + questionsAsked, 0);
  const due = topics.filter(({ estimate }) => estimate?.reviewDue).length;
  const told = `So far: ${answers} ${answers === 1 ? 'answer' : 'answers'} in ${asked.length} of ${topics.length} topics.`;
  return due === 0 ? told : `${told} ${due} ${due === 1 ? 'topic is' : 'topics are'} due for review.`;
}

const inPercent = (share: number) => Math.round(share * 100);

/** How much of each unit of the exam is likely known. Nothing for a course that is for no exam. */
function ExamUnits({ units }: { units: readonly UnitStatus[] }) {
  const rows = examUnitStatus(units);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="exam-units" className={unitStyles.units} data-print="hide">
      <h2 id="exam-units">Where the points are</h2>
      <p className={text.aside}>
        The units of the exam, the one where you have the most to gain first. A topic counts as unknown until you answer
        questions on it.
      </p>
      <ol className={unitStyles.rows}>
        {rows.map(({ number, name, low, high, topics, known }) => (
          <li key={name} className={unitStyles.row}>
            <span className={unitStyles.name}>
              Exam unit {number}: {name}
            </span>
            <span className={unitStyles.weight}>
              {low}–{high}% of the exam
            </span>
            <span className={unitStyles.bar} aria-hidden>
              <span style={{ inlineSize: `${inPercent(known)}%` }} />
            </span>
            <span className={unitStyles.known}>
              {topics.some(isStarted)
                ? `${inPercent(known)}% likely known, ${startedInWords(topics)}`
                : 'No answers yet'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
