import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import { Loading } from '../ui/skeleton';
import ChapterLessonPlayer from './chapter-lesson-player';
import styles from './clip-dialog.module.css';

interface ClipDialogProps {
  slug: string;
  chapterId: string;
  scene: string;
  /** "Back to the question". */
  back: string;
  onClose: () => void;
}

const ignore = () => undefined;

/** Plays one scene of a lesson over the page that leads there. */
export function ClipDialog({ back, onClose, ...clip }: ClipDialogProps) {
  const wayBack = (
    <Button variant="primary" onClick={onClose}>
      {back}
    </Button>
  );
  return (
    <Modal open wide onClose={onClose} title="From the lesson">
      <div className={styles.clip}>
        <ChapterLessonPlayer
          {...clip}
          atEnd={wayBack}
          wayBack={wayBack}
          onWatched={ignore}
          waiting={<Loading label="Loading the lesson" sizes={[320]} />}
        />
      </div>
    </Modal>
  );
}
