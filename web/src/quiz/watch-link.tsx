import { CirclePlay } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { wayBackLabel } from '../lessons/way-back';
import { useSignedIn } from '../store';
import { ButtonLink } from '../ui/button';
import { FormTrouble } from '../ui/form-trouble';
import { LazyPart, lazyPart } from '../ui/lazy-part';
import styles from '../ui/lesson-link.module.css';

const dialog = lazyPart(async () => ({ default: (await import('../lessons/clip-dialog')).ClipDialog }));

export interface LessonMoment {
  scene: string;
  heading: string;
  seconds: number;
  chapter: { id: string; slug: string };
}

/** A click is for the dialog, unless the browser is asked for another tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A scene that plays over the page, so that nobody leaves a question for it. Its address plays it in a tab of its own, and knows the
 * way back.
 */
function useClip({ scene, chapter }: LessonMoment, place: string) {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const page = useSignedIn() ? `/video/${chapter.id}` : `/video-library/${chapter.slug}`;
  const back = pathname + search + place;
  const to = `${page}?${new URLSearchParams({ scene, back })}`;
  const close = () => setOpen(false);
  return {
    link: {
      to,
      onClick(event: MouseEvent) {
        if (!isPlain(event)) return;
        event.preventDefault();
        setOpen(true);
      },
    },
    clip: isOpen && (
      <LazyPart
        part={dialog}
        skeleton={null}
        problem={(retry) => <FormTrouble what="lesson" onRetry={retry} onClose={close} />}
      >
        {(ClipDialog) => (
          <ClipDialog
            slug={chapter.slug}
            chapterId={chapter.id}
            scene={scene}
            back={wayBackLabel(back)}
            onClose={close}
          />
        )}
      </LazyPart>
    ),
  };
}

interface WatchLinkProps {
  moment: LessonMoment;
  /** Where on the page the link stands, as "#question-3". */
  place?: string | undefined;
}

/** Plays the lesson scene that explains the misconception behind a wrong choice. */
export function WatchLink({ moment, place = '' }: WatchLinkProps) {
  const { link, clip } = useClip(moment, place);
  return (
    <>
      <Link className={styles.link} {...link}>
        <CirclePlay size={18} aria-hidden />
        <span>
          Watch the {moment.seconds} seconds that explain this: {moment.heading}
        </span>
      </Link>
      {clip}
    </>
  );
}

/** The next step after a quiz whose mistakes one scene explains. */
export function WatchAgain({ moment }: Pick<WatchLinkProps, 'moment'>) {
  const { link, clip } = useClip(moment, '');
  return (
    <>
      <ButtonLink variant="primary" {...link}>
        Watch this part again: {moment.heading}
      </ButtonLink>
      {clip}
    </>
  );
}
