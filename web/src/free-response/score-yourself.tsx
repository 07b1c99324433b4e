import { useScoreOwnPoint } from './use-attempt-calls';
import { useAction } from '../apollo/use-action';
import { Button } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { ProblemNotice } from '../ui/notice';
import type { ResultPoint } from './fragments';
import text from '../ui/text.module.css';
import styles from './scored-part.module.css';

interface ScoreYourselfProps {
  attemptId: string;
  point: string;
  /** What the explanation must say. */
  explain: string;
  state: ResultPoint['state'];
}

const ANSWERS = [
  [true, 'Yes'],
  [false, 'No'],
] as const; // types each entry as a pair

/** The rubric's sentence for an explanation, and the student's own comparison with it. */
export function ScoreYourself({ attemptId, point, explain, state }: ScoreYourselfProps) {
  const score = useScoreOwnPoint(attemptId, point);
  const { run, busy, problem } = useAction(score);
  const decided = state === 'open' ? null : state === 'earned';
  return (
    <div className={styles.compare}>
      <p className={text.note}>The rubric asks for</p>
      <CourseHtml html={explain} />
      <div className={styles.decide} role="group" aria-label={`Did your explanation say this? Point ${point}`}>
        <span>Did your explanation say this?</span>
        {ANSWERS.map(([earned, name]) => (
          <Button key={name} aria-pressed={decided === earned} busy={busy} onClick={() => run(earned)}>
            {name}
          </Button>
        ))}
      </div>
      <ProblemNotice title="Your decision was not saved." problem={problem} />
    </div>
  );
}
