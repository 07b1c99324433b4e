import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PRACTICE_MINUTES, USUAL_MINUTES, type PracticeMinutes } from '../../../schema/rules/practice';
import { usePracticeMinutesMutation } from '../../../schema/generated/hooks';
import { minutesSearch } from '../quiz/quiz-links';
import { Button } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import text from '../ui/text.module.css';
import styles from './practice-by-time.module.css';
import { useStartPractice } from './practice-mistakes';

const OTHERS = [
  ['/quizgenerator', 'Choose the topics yourself'],
  ['/mistakes', 'Practice your open mistakes'],
  ['/free-response', 'Answer a free-response question'],
  ['/mock', 'Take a mock exam'],
] as const; // types each entry as a pair

/** The way to practice when time is what a student knows: one press, and the first question is there. */
export function PracticeByTime() {
  const [practice] = usePracticeMinutesMutation();
  const { run, busy, problem } = useStartPractice(async (minutes: PracticeMinutes) => {
    const { data } = await practice({ variables: { minutes } });
    return data && minutesSearch(minutes, data.practiceMinutes.id);
  });

  useEffect(() => {
    // So that the first question does not wait for it. If this fails, the page guard says so when practice starts.
    import('../quiz/quiz-overlay').catch(() => undefined);
  }, []);

  return (
    <div className={styles.page}>
      <PageTitle tab="Practice">How much time do you have?</PageTitle>
      <p className={text.lead}>
        Reviews that are due come first, then your open mistakes and weak spots. Each answer is explained right away.
      </p>
      <div className={styles.times} role="group" aria-label="Time to practice">
        {PRACTICE_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            className={styles.time}
            variant={minutes === USUAL_MINUTES ? 'primary' : 'quiet'}
            busy={busy}
            onClick={() => run(minutes)}
          >
            <b>{minutes}</b> minutes
          </Button>
        ))}
      </div>
      <ProblemNotice title="The practice did not start." problem={problem} />
      <p className={text.note}>No countdown. When the time is up, you finish or keep going.</p>
      <nav aria-label="Other ways to practice" className={styles.others}>
        <ul>
          {OTHERS.map(([to, name]) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
