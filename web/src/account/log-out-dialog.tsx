import { unsentEntries } from '../storage';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import styles from '../ui/modal.module.css';

const inWords = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

interface LogOutDialogProps {
  open: boolean;
  onStay: () => void;
  onLogOut: () => void;
}

/** Asks before a logout removes work that has not reached the server. */
export function LogOutDialog({ open, onStay, onLogOut }: LogOutDialogProps) {
  const unsent = open ? unsentEntries() : [];
  const countOf = (name: string) => unsent.filter((entry) => entry.name === name).length;
  const quizzes = countOf('unsavedAnswers');
  const responses = countOf('freeResponseDraft');
  const exams = countOf('mockMarks');
  return (
    <Modal open={open} onClose={onStay} title="Log out and lose unsaved work?">
      <p>Some of your work has not reached the server yet:</p>
      <ul>
        {quizzes > 0 && <li>answers in {inWords(quizzes, 'quiz', 'quizzes')}</li>}
        {responses > 0 && <li>changes to {inWords(responses, 'free response', 'free responses')}</li>}
        {exams > 0 && <li>answers in a mock exam</li>}
      </ul>
      <p>Logging out deletes it. To save it, stay logged in and open it again while you’re online.</p>
      <div className={styles.buttons}>
        <Button variant="primary" data-begin onClick={onStay}>
          Stay logged in
        </Button>
        <Button onClick={onLogOut}>Log out anyway</Button>
      </div>
    </Modal>
  );
}
