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

const ENTRIES = [
  ['/quizgenerator', 'Create review quiz'],
  ['/free-response', 'Free response'],
  ['/video-library', 'Go to all Videos'],
  ['/userhome', 'User dashboard'],
  ['/progress', 'My progress'],
  ['/account', 'My account'],
] as const; // types each entry as a pair

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
        <ul>
          {next && (
            <li>
              <NextStep chapter={next} onGo={close} />
            </li>
          )}
          {ENTRIES.map(([to, name]) => (
            <li key={to}>
              <Link className={styles.entry} to={to} onClick={close}>
                {name}
              </Link>
            </li>
          ))}
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

/** Links to the chapter's video, then, once it is completed, to its quiz (spec §2: "next video or chapter quiz"). */
function NextStep({ chapter: { id, name, videoCompleted }, onGo }: { chapter: ChapterProgress; onGo: () => void }) {
  const link = videoCompleted ? quizLink({ type: 'chapterQuiz', chapterId: id }) : { to: `/video/${id}` };
  return (
    <Link className={`${styles.entry} ${styles.next}`} {...link} onClick={onGo}>
      {videoCompleted ? 'Chapter quiz' : 'Next video'}: {name}
    </Link>
  );
}
