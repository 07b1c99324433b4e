import { Link } from 'react-router-dom';
import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { COMING_SOON } from '../../../schema/rules/labels';
import { freeQuizTitle } from '../copy/chapter-titles';
import { BySession } from '../account/by-session';
import { AxesArt } from '../ui/axes-art';
import { CourseHtml } from '../ui/course-html';
import { PageTitle } from '../ui/page-title';
import styles from './free-quiz-intro.module.css';
import { BackToVideos } from './free-quiz-boundary';
import text from '../ui/text.module.css';
import frame from './quiz-intro.module.css';
import { StartQuiz } from './start-quiz';
import { useStartFreeQuiz } from './use-start-free-quiz';

interface FreeQuizIntroProps {
  chapter: ChapterPageFragment;
  onStarted: (attemptId: string) => void;
}

/** First page of a chapter's free quiz, open to anyone (spec §2): the number of questions and the start button. */
export function FreeQuizIntro({ chapter, onStarted }: FreeQuizIntroProps) {
  const start = useStartFreeQuiz(chapter.id, onStarted);
  if (chapter.comingSoon) return <FreeQuizComingSoon name={chapter.name} />;
  const topics = chapter.topics.map(({ topicName }) => topicName);
  return (
    <div className={frame.intro}>
      <p className={text.kicker}>Are You Ready To Rock?</p>
      <PageTitle tab={freeQuizTitle(chapter.name)}>{chapter.name}</PageTitle>
      <div className={styles.about}>
        <CourseHtml html={chapter.quizBlurb} className={frame.blurb} />
        {chapter.quizBlurbImgUrl ? (
          <img className={styles.image} src={chapter.quizBlurbImgUrl} alt="" />
        ) : (
          <AxesArt kind="quiz" />
        )}
      </div>
      <StartQuiz isAsking={false} type="chapterQuizNoUser" topics={topics} {...start} />
      <Terms chapterId={chapter.id} />
      <p>
        <BackToVideos />
      </p>
    </div>
  );
}

const Terms = ({ chapterId }: { chapterId: string }) => (
  <BySession
    visitor={<p className={styles.terms}>No account needed. You can sign up afterward to save your result.</p>}
    student={
      <p className={styles.terms}>
        A free quiz does not count toward your study plan.{' '}
        <Link to={`/video/${chapterId}`}>Take the quiz in your plan</Link>.
      </p>
    }
  />
);

function FreeQuizComingSoon({ name }: { name: string }) {
  return (
    <div className={frame.intro}>
      <div>
        <AxesArt kind="coming" />
      </div>
      <PageTitle>
        {name}: {COMING_SOON}
      </PageTitle>
      <p>It is part of the course but has no questions yet.</p>
      <p>
        <BackToVideos primary />
      </p>
    </div>
  );
}
