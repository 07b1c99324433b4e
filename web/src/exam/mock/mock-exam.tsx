import { lazy, useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { MockExamPageFragment } from '../../../../schema/generated/graphql';
import { usePauseMockExamMutation, useStartMockSectionTwoMutation } from '../../../../schema/generated/hooks';
import { BREAK_MINUTES, SECTION_TWO_MINUTES } from '../../../../schema/rules/mock';
import { DataBoundary } from '../../apollo/data-boundary';
import { describeProblem, fetchAgain, isNotFound } from '../../apollo/problem';
import { SAVED_WORK_IS_SAFE } from '../../copy/not-loaded';
import { formatSeconds } from '../../lessons/format-seconds';
import { AxesArt } from '../../ui/axes-art';
import { Button, ButtonLink } from '../../ui/button';
import layout from '../../ui/layout.module.css';
import { LoadProblem } from '../../ui/load-problem';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { Loading, TITLE_HEIGHT } from '../../ui/skeleton';
import { useSecondsLeft } from './clock';
import { MOCK } from './mock-links';
import styles from './mock-page.module.css';
import { useExam } from './use-exam';
import { useSubmitSection } from './use-submit-section';

const SectionOne = lazy(() => import('./section-one'));
const SectionTwo = lazy(() => import('./section-two'));
const MockReport = lazy(() => import('./mock-report'));

const SIZES = [['70%', TITLE_HEIGHT], 140, 420] as const; // tuples, not arrays

/** The exam named in the address: the section that runs, the break, a pause, or the report. */
export function MockExam() {
  const { examId = '' } = useParams();
  const navigate = useNavigate();
  const close = () => void navigate(MOCK);
  const query = useExam(examId);
  const { refetch } = query;
  const again = useCallback(() => fetchAgain(refetch), [refetch]);
  return (
    <DataBoundary
      queries={[query]}
      skeleton={<Loading label="Loading your exam" className={styles.page} sizes={SIZES} />}
      problem={(problem, retry) => (
        <div className={styles.page}>
          <PageTitle>{isNotFound(problem) ? 'Exam not found' : 'The exam did not load'}</PageTitle>
          {isNotFound(problem) ? (
            <>
              <p>{problem.message}</p>
              <p>
                <ButtonLink to={MOCK} variant="primary">
                  All mock exams
                </ButtonLink>
              </p>
            </>
          ) : (
            <LoadProblem onRetry={retry}>
              {problem.message} {SAVED_WORK_IS_SAFE}
            </LoadProblem>
          )}
        </div>
      )}
    >
      {(exam) => {
        if (exam.report) return <MockReport exam={exam} report={exam.report} />;
        if (exam.pausedAt) return <Paused exam={exam} />;
        if (exam.phase === 'break') return <Break exam={exam} />;
        return exam.phase === 'sectionTwo' ? (
          <SectionTwo exam={exam} onClose={close} />
        ) : (
          <SectionOne exam={exam} onOver={again} onClose={close} />
        );
      }}
    </DataBoundary>
  );
}

interface ExamProps {
  exam: MockExamPageFragment;
}

function Paused({ exam }: ExamProps) {
  const [pauseMockExam, { loading, error }] = usePauseMockExamMutation();
  const seconds = useSecondsLeft(exam);
  const resume = () => pauseMockExam({ variables: { examId: exam.id, paused: false } }).catch(() => undefined);
  return (
    <div className={styles.page}>
      <PageTitle>The clock is paused</PageTitle>
      <p>
        You have {formatSeconds(seconds)} left in section {exam.phase === 'sectionTwo' ? 'II' : 'I'}. Everything you
        answered is saved. A pause lasts seven days at most; then the section is submitted as it is.
      </p>
      {error && <Notice tone="problem">{describeProblem(error).message}</Notice>}
      <p>
        <Button variant="primary" busy={loading} onClick={() => void resume()}>
          Resume the clock
        </Button>
      </p>
    </div>
  );
}

function Break({ exam }: ExamProps) {
  const [startMockSectionTwo, { loading, error }] = useStartMockSectionTwoMutation();
  const start = () => startMockSectionTwo({ variables: { examId: exam.id } }).catch(() => undefined);
  const { submit, isBusy, problem } = useSubmitSection(exam.id, 2, () => Promise.resolve(null));
  const failed = problem ?? (error && describeProblem(error));
  return (
    <div className={styles.page}>
      <AxesArt kind="quiz" />
      <PageTitle>Section I is submitted</PageTitle>
      <p>
        On exam day you now have a break of {BREAK_MINUTES} minutes. Section II has one long and two short free-response
        questions, and {SECTION_TWO_MINUTES * exam.extraTime} minutes. Its clock starts when you do.
      </p>
      {failed && <Notice tone="problem">{failed.message}</Notice>}
      <div className={layout.actions}>
        <Button variant="primary" busy={loading} onClick={() => void start()}>
          Start section II
        </Button>
        <Button busy={isBusy} onClick={() => void submit()}>
          Skip section II and see my report
        </Button>
      </div>
    </div>
  );
}
