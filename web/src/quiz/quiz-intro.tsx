import { topicsInShort } from '../../../schema/rules/quiz';
import { describeProblem } from '../apollo/problem';
import { ButtonLink } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { Fact, Facts } from '../ui/facts';
import { LoadProblem } from '../ui/load-problem';
import { Notice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import { IntroSkeleton } from './intro-skeleton';
import { NoQuizChosen, QuizComingSoon, NoWeakSpotsYet } from './quiz-unavailable';
import styles from './quiz-intro.module.css';
import { questionCount, quizTitle } from './quiz-labels';
import type { QuizRequest } from './quiz-links';
import { StartQuiz } from './start-quiz';
import { useQuizSubject } from './use-quiz-subject';
import { useStartQuiz } from './use-start-quiz';

interface QuizIntroProps {
  request: QuizRequest;
  onStarted: (attemptId: string) => void;
}

const WEAK_SPOT_BLURB =
  'Questions from the topics that have cost you most so far. This is where an hour of study pays best.';
const UNIT_BLURB = 'Everything in the unit, shuffled. The exam will ask the same way.';
const TOPIC_BLURB = 'More questions on these topics, the ones you have not seen lately first.';

/** What will be asked, and the way in: a start, or the attempt under way. */
export function QuizIntro({ request, onStarted }: QuizIntroProps) {
  const { type } = request;
  const { chapter, unit, topics, loading, error, retry } = useQuizSubject(request);
  const { underWay, isAsking, start, busy, problem, refusal } = useStartQuiz(request, onStarted);

  if (error) return <IntroTrouble error={error} retry={retry} />;
  if (refusal && refusal.code !== 'COMING_SOON') return <NoQuizChosen />;
  if (loading || isAsking) return <IntroSkeleton />;
  if (chapter?.comingSoon || refusal) return <QuizComingSoon {...{ type, chapter, unit }} />;
  if (problem?.code === 'NO_QUESTIONS' && type.endsWith('WeakspotQuiz')) return <NoWeakSpotsYet />;

  const count = underWay?.questions.length ?? questionCount(type, topics.length);
  const ofChapter = type === 'chapterQuiz' ? chapter : null;
  return (
    <div className={styles.intro}>
      <p className={styles.kicker}>Are You Ready To Rock?</p>
      <PageTitle>{quizTitle({ type, chapter, unit })}</PageTitle>
      <CourseHtml html={ofChapter?.quizBlurb ?? blurbOf(type)} className={styles.blurb} />
      {ofChapter?.quizBlurbImgUrl && <img className={styles.image} src={ofChapter.quizBlurbImgUrl} alt="" />}
      <Facts>
        {count !== null && <Fact name="Questions">{count}</Fact>}
        {topics.length > 0 && <Fact name={topics.length === 1 ? 'Topic' : 'Topics'}>{topicsInShort(topics)}</Fact>}
      </Facts>
      {problem && (
        <Notice tone="problem" title="The quiz did not start.">
          {problem.message}
        </Notice>
      )}
      <StartQuiz underWay={underWay} start={start} busy={busy} />
      <BackHome />
    </div>
  );
}

function blurbOf(type: QuizRequest['type']): string {
  if (type === 'unitQuiz') return UNIT_BLURB;
  return type === 'topicQuiz' ? TOPIC_BLURB : WEAK_SPOT_BLURB;
}

const BackHome = () => (
  <p>
    <ButtonLink to="/userhome" variant="plain">
      Back to my Dashboard
    </ButtonLink>
  </p>
);

function IntroTrouble({ error, retry }: { error: unknown; retry: () => void }) {
  const { code, message } = describeProblem(error);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NoQuizChosen />;
  return (
    <div className={styles.intro}>
      <PageTitle>The quiz did not load</PageTitle>
      <LoadProblem onRetry={retry}>{message}</LoadProblem>
      <BackHome />
    </div>
  );
}
