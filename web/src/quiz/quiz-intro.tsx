import { useMeQuery } from '../../../schema/generated/hooks';
import { isStarted } from '../../../schema/rules/progress';
import { mayPractice } from '../../../schema/rules/quiz';
import { BackToDashboard } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { PageTitle } from '../ui/page-title';
import { QuizBoundary } from './quiz-boundary';
import text from '../ui/text.module.css';
import styles from './quiz-intro.module.css';
import { quizTitle } from './quiz-labels';
import type { QuizRequest } from './quiz-links';
import { NoQuizChosen, NoWeakSpotsYet, QuizComingSoon } from './quiz-unavailable';
import { StartPractice } from './start-practice';
import { StartQuiz } from './start-quiz';
import { useQuizSubject } from './use-quiz-subject';
import { useStartQuiz } from './use-start-quiz';

interface QuizIntroProps {
  request: QuizRequest;
  onStarted: (attemptId: string) => void;
}

const WEAK_SPOT_BLURB = 'Questions from the topics where you lose the most points.';
const UNIT_BLURB = 'Everything in the unit, mixed, just like the exam.';
const TOPIC_BLURB = 'More questions on these topics, starting with the ones you haven’t seen lately.';

/** First page of a quiz: what it covers, and a button that starts it or resumes the attempt in progress. */
export function QuizIntro({ request, onStarted }: QuizIntroProps) {
  const { type } = request;
  const subject = useQuizSubject(request);
  const { refusal, ...start } = useStartQuiz(request, 'test', onStarted);
  const practice = useStartQuiz(request, 'practice', onStarted);
  const isTooGreen = useIsTooGreen(type);
  if (isTooGreen === true && !start.underWay && !practice.underWay) return <NoWeakSpotsYet />;
  if (refusal && refusal.code !== 'COMING_SOON') return <NoQuizChosen />;
  return (
    <QuizBoundary query={subject} missing={<NoQuizChosen />} back={<BackToDashboard variant="plain" />}>
      {({ chapter, unit, topics }) => {
        if (chapter?.comingSoon || refusal) return <QuizComingSoon type={type} chapter={chapter} unit={unit} />;
        const hasNone = [start, practice].some(({ problem }) => problem?.code === 'NO_QUESTIONS');
        if (hasNone && isWeakSpotQuiz(type)) return <NoWeakSpotsYet />;
        const ofChapter = type === 'chapterQuiz' ? chapter : null;
        return (
          <div className={styles.intro}>
            <p className={text.kicker}>Are You Ready To Rock?</p>
            <PageTitle>{quizTitle({ type, chapter, unit })}</PageTitle>
            <CourseHtml html={ofChapter?.quizBlurb ?? blurbOf(type)} className={styles.blurb} />
            {ofChapter?.quizBlurbImgUrl && <img className={styles.image} src={ofChapter.quizBlurbImgUrl} alt="" />}
            <StartQuiz type={type} topics={topics} {...start} />
            {mayPractice(type) && <StartPractice {...practice} />}
            <p>
              <BackToDashboard variant="plain" />
            </p>
          </div>
        );
      }}
    </QuizBoundary>
  );
}

/**
 * Whether a weak-spot quiz is asked for before the first answer: it can ask nothing yet. Null while that is not known. The menu
 * loads the same rows.
 */
function useIsTooGreen(type: QuizRequest['type']): boolean | null {
  const { data, loading } = useMeQuery({ skip: !isWeakSpotQuiz(type) });
  if (data === undefined) return loading ? null : false;
  return !data.me.topicProgress.some(isStarted);
}

const isWeakSpotQuiz = (type: QuizRequest['type']) => type.endsWith('WeakspotQuiz');

function blurbOf(type: QuizRequest['type']): string {
  if (type === 'unitQuiz') return UNIT_BLURB;
  return type === 'topicQuiz' ? TOPIC_BLURB : WEAK_SPOT_BLURB;
}
