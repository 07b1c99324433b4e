import { Link } from 'react-router-dom';
import type { LearningQuery } from '../../../schema/generated/graphql';
import { PASSED_FROM } from '../../../schema/rules/progress';
import { resultsLink } from '../quiz/quiz-links';
import { DataTable } from '../ui/data-table';
import { Plot } from '../ui/plot';
import { shortDate } from './days-ago';
import legendStyles from '../ui/legend.module.css';
import styles from './charts.module.css';

type Point = LearningQuery['learning']['finishedQuizzes'][number];

/** The most dots that do not overlap on a phone. The table lists all quizzes. */
const MOST_DOTS = 40;

/** The score of each finished quiz, in chronological order. */
export function ScoreChart({ quizzes }: { quizzes: readonly Point[] }) {
  const shown = quizzes.slice(-MOST_DOTS);
  const first = shown.at(0);
  const last = shown.at(-1);
  if (!first || !last) return null;
  const x = (index: number) => (shown.length === 1 ? 50 : 4 + (index * 92) / (shown.length - 1));
  const dots = shown.map((quiz, index) => ({ quiz, d: `M${x(index).toFixed(2)} ${quiz.score}h0` }));
  const along =
    shown.length === 1
      ? [{ at: 50, says: shortDate(first.finishedAt) }]
      : [
          { at: 0, says: shortDate(first.finishedAt) },
          { at: 100, says: shortDate(last.finishedAt) },
        ];
  return (
    <section aria-labelledby="scores" className={styles.chart}>
      <h2 id="scores">Quiz by quiz</h2>
      <ul className={legendStyles.legend}>
        <li>
          <span className={styles.chapterDot} aria-hidden /> Chapter quiz
        </li>
        <li>
          <span className={styles.reviewDot} aria-hidden /> Review quiz
        </li>
      </ul>
      <Plot
        up={[0, PASSED_FROM, 100].map((at) => ({ at, says: `${at}%` }))}
        upName="Score"
        along={along}
        alongName={`${shown.length === quizzes.length ? '' : `The last ${shown.length} of `}${quizzes.length} ${quizzes.length === 1 ? 'quiz' : 'quizzes'}`}
      >
        {shown.length > 1 && (
          <path
            className={styles.path}
            d={`M${shown.map(({ score }, index) => `${x(index).toFixed(2)} ${score}`).join('L')}`}
          />
        )}
        {dots.map(({ quiz, d }) => (
          <path key={quiz.id} className={quiz.type === 'chapterQuiz' ? styles.chapterMark : styles.reviewMark} d={d} />
        ))}
        {dots.map(({ quiz, d }) =>
          quiz.type === 'chapterQuiz' ? null : <path key={quiz.id} className={styles.hole} d={d} />,
        )}
      </Plot>
      <DataTable
        summary="All quizzes as a table"
        caption="Finished quizzes, newest first"
        columns={['Quiz', 'Score', 'Questions', 'Date']}
        rows={[...quizzes].reverse().map((quiz) => ({
          id: quiz.id,
          cells: [
            <Link key="title" to={resultsLink(quiz)}>
              {quiz.title}
            </Link>,
            `${quiz.score}%`,
            quiz.questions,
            shortDate(quiz.finishedAt),
          ],
        }))}
      />
    </section>
  );
}
