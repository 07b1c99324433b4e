import { Button } from './button';
import styles from './form-trouble.module.css';
import { Notice } from './notice';
import { useOnline } from './use-online';

interface FormTroubleProps {
  /** What the dialog holds. */
  what?: 'form' | 'lesson';
  onRetry: () => void;
  onClose: () => void;
}

/** Shown in place of a dialog whose code did not load, at the bottom of the window. */
export function FormTrouble({ what = 'form', onRetry, onClose }: FormTroubleProps) {
  useOnline(onRetry);
  return (
    <div className={styles.trouble}>
      <Notice
        tone="problem"
        title={`The ${what} did not load.`}
        action={
          <div className={styles.choices}>
            <Button onClick={onRetry}>Try again</Button>
            <Button onClick={onClose}>Not now</Button>
          </div>
        }
      >
        Check your connection. The {what} will load when you are back online.
      </Notice>
    </div>
  );
}
