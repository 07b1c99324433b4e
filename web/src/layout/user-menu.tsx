import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { capitalised } from '../../../schema/rules/labels';
import { useLogOut } from '../account/use-log-out';
import { chapterUpNext, type ChapterProgress } from '../progress/student-progress';
import { useStudentProgress } from '../progress/use-student-progress';
import { quizLink } from '../quiz/quiz-links';
import headerStyles from './header.module.css';
import { useHoverMenu } from './use-hover-menu';
import styles from './user-menu.module.css';

export default function UserMenu() {
  const { open, close, area, button } = useHoverMenu();
  const progress = useStudentProgress().data;
  const logOut = useLogOut();
  const next = progress && chapterUpNext(progress);
  return (
    <div className={styles.area} {...area}>
      <button
        type="button"
        className={`${headerStyles.item} ${styles.trigger}`}
        aria-controls="user-menu"
        data-tour="menu"
        {...button}
      >
        Menu
        <ChevronDown size={18} aria-hidden />
      </button>
      <div id="user-menu" className={styles.panel} hidden={!open}>
        <p className={styles.name}>{progress ? capitalised(progress.username) : 'Your menu'}</p>
        <ul className={styles.list}>
          {next && (
            <li>
              <NextStep chapter={next} onGo={close} />
            </li>
          )}
          <li>
            <Link className={styles.entry} to="/quizgenerator" onClick={close}>
              Create review quiz
            </Link>
          </li>
          <li>
            <Link className={styles.entry} to="/video-library" onClick={close}>
              Go to all Videos
            </Link>
          </li>
          <li>
            <Link className={styles.entry} to="/userhome" onClick={close}>
              User dashboard
            </Link>
          </li>
          <li>
            <Link className={styles.entry} to="/progress" onClick={close}>
              My progress
            </Link>
          </li>
          <li>
            <Link className={styles.entry} to="/account" onClick={close}>
              My account
            </Link>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={logOut}>
              Logout
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** First the video, then its quiz (spec §2: "next video or chapter quiz"). */
function NextStep({ chapter, onGo }: { chapter: ChapterProgress; onGo: () => void }) {
  if (!chapter.videoCompleted) {
    return (
      <Link className={`${styles.entry} ${styles.next}`} to={`/video/${chapter.id}`} onClick={onGo}>
        Next video: {chapter.name}
      </Link>
    );
  }
  return (
    <Link
      className={`${styles.entry} ${styles.next}`}
      {...quizLink({ type: 'chapterQuiz', chapterId: chapter.id })}
      onClick={onGo}
    >
      Chapter quiz: {chapter.name}
    </Link>
  );
}
