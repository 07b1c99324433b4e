import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { capitalised } from '../../../schema/rules/labels';
import { LogOutDialog } from '../account/log-out-dialog';
import { useLogOut } from '../account/use-log-out';
import { chapterUpNext, type ChapterProgress } from '../progress/student-progress';
import { useStudentProgress } from '../progress/progress-boundary';
import { quizLink } from '../quiz/quiz-links';
import { unsentEntries } from '../storage';
import headerStyles from './header.module.css';
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
  const [isAsking, setAsking] = useState(false);
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
            <button
              type="button"
              className={styles.entry}
              onClick={() => (unsentEntries().length > 0 ? setAsking(true) : logOut())}
            >
              Logout
            </button>
          </li>
        </ul>
      </div>
      <LogOutDialog open={isAsking} onStay={() => setAsking(false)} onLogOut={logOut} />
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

/** A menu that opens on hover, focus, or tap, and closes on leave, Escape, or the next tap (spec §2). */
function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // A press focuses the trigger before the click. Without pressedBy, the focus would open the menu and the click would
  // close it. Without escaped, Escape would focus the trigger and open the menu again.
  const pressedBy = useRef<string | null>(null);
  const escaped = useRef(false);
  // If focus has just opened the menu, the first Enter or Space leaves it open.
  const openedByFocus = useRef(false);

  const area = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen(false);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      openedByFocus.current = false;
      // A press that was dragged off the trigger did not become a click.
      pressedBy.current = null;
      setOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      escaped.current = true;
      trigger.current?.focus();
      escaped.current = false;
      openedByFocus.current = false;
      setOpen(false);
    },
  };
  const button = {
    ref: trigger,
    'aria-expanded': open,
    onPointerDown: (event: PointerEvent) => {
      pressedBy.current = event.pointerType;
    },
    onFocus: () => {
      if (pressedBy.current !== null || escaped.current) return;
      openedByFocus.current = true;
      setOpen(true);
    },
    onClick: () => {
      // With a mouse, hovering has already opened the menu; a tap or a key toggles it.
      const staysOpen = pressedBy.current === 'mouse' || (pressedBy.current === null && openedByFocus.current);
      setOpen(staysOpen || !open);
      pressedBy.current = null;
      openedByFocus.current = false;
    },
  };
  return { open, close: () => setOpen(false), area, button };
}
