import { Link } from 'react-router-dom';
import type { LearningQuery } from '../../../schema/generated/graphql';
import { scoreOf } from '../../../schema/rules/quiz';
import { chapterNumber, topicMastery } from '../../../schema/rules/labels';
import { PASSED_FROM } from '../../../schema/rules/progress';
import { CERTAINTIES } from '../quiz/certainties';
import meter from '../ui/meter-row.module.css';
import { DataTable } from '../ui/data-table';
import { resultsLink } from '../quiz/quiz-links';
import { Plot } from '../ui/plot';
import legendStyles from '../ui/legend.module.css';
import text from '../ui/text.module.css';
import styles from './my-progress.module.css';
import { type UnitStatus, topicsOf } from './topic-status';
import chartStyles from './charts.module.css';
import { daysAgo, shortDate } from './days-ago';
import { adviceText } from './topic-advice';
import detailStyles from './topic-detail.module.css';

interface LearningRecordsProps {
  learning: LearningQuery['learning'];
  units: readonly UnitStatus[];
  now: Date;
}

/** The topics as a table, and the charts of scores and certainty. */
export function LearningRecords({ learning, units, now }: LearningRecordsProps) {
  return (
    <>
      <TopicTable units={units} now={now} />
      <div className={styles.columns}>
        <ScoreChart quizzes={learning.finishedQuizzes} />
        <CertaintyRecord records={learning.certainties} />
      </div>
    </>
  );
}

/** For each level of certainty, how often the student's answers were correct. */
function CertaintyRecord({ records }: { records: LearningQuery['learning']['certainties'] }) {
  const rows = [...CERTAINTIES].reverse().flatMap(({ certainty, label }) => {
    const record = records.find((one) => one.certainty === certainty);
    return record && record.answers > 0 ? [{ label, ...record, percent: scoreOf(record.correct, record.answers) }] : [];
  });
  return (
    <section aria-labelledby="certainty" className={chartStyles.chart}>
      <h2 id="certainty">Confidence and accuracy</h2>
      {rows.length === 0 ? (
        <p className={text.aside}>
          After each answer, you can tap how sure you are. It doesn’t change your score. Once you have, you will see
          here how far you can trust that feeling, which is worth knowing before an exam.
        </p>
      ) : (
        <>
          <ul>
            {rows.map(({ certainty, label, answers, correct, percent }) => (
              <li key={certainty} className={meter.row}>
                <span>
                  When you said <b>{label.toLowerCase()}</b>
                </span>
                <span className={chartStyles.share}>
                  {correct} of {answers} correct · {percent}%
                </span>
                <span className={meter.track} aria-hidden>
                  <span className={meter.bar} style={{ width: `${percent}%` }} />
                </span>
              </li>
            ))}
          </ul>
          <p className={text.aside}>
            Being sure and wrong costs the most, so those mistakes come first in your{' '}
            <Link to="/mistakes">mistakes</Link>.
          </p>
        </>
      )}
    </section>
  );
}

const inPercent = (share: number) => Math.round(share * 100);

function TopicTable({ units, now }: { units: readonly UnitStatus[]; now: Date }) {
  return (
    <DataTable
      summary="All topics as a table"
      caption="Each topic with our advice, your level, your answers, and our estimate"
      columns={['Topic', 'Chapter', 'Advice', 'Level', 'Correct', 'Likely known, of 100', 'Trend', 'Last asked']}
      rows={topicsOf(units).map(({ id, name, chapter, percent, questionsAsked, answeredCorrectly, estimate }) => ({
        id,
        cells: [
          name,
          chapterNumber(chapter.name),
          estimate ? <span className={detailStyles.adviceCell}>{adviceText(estimate, percent ?? 0, now)}</span> : '–',
          topicMastery(percent),
          percent !== null ? `${answeredCorrectly} of ${questionsAsked}, ${percent}%` : '–',
          estimate ? `${inPercent(estimate.low)} to ${inPercent(estimate.high)}` : '–',
          estimate?.trend ?? '–',
          estimate ? daysAgo(estimate.lastAskedAt, now) : '–',
        ],
      }))}
    />
  );
}

type Point = LearningQuery['learning']['finishedQuizzes'][number];

/** The most dots that do not overlap on a phone. The table lists all quizzes. */
const MOST_DOTS = 40;

/** The score of each finished quiz, in chronological order. */
function ScoreChart({ quizzes }: { quizzes: readonly Point[] }) {
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
    <section aria-labelledby="scores" className={chartStyles.chart}>
      <h2 id="scores">Quiz by quiz</h2>
      <ul className={legendStyles.legend}>
        <li>
          <span className={chartStyles.chapterDot} aria-hidden /> Chapter quiz
        </li>
        <li>
          <span className={chartStyles.reviewDot} aria-hidden /> Review quiz
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
            className={chartStyles.path}
            d={`M${shown.map(({ score }, index) => `${x(index).toFixed(2)} ${score}`).join('L')}`}
          />
        )}
        {dots.map(({ quiz, d }) => (
          <path
            key={quiz.id}
            className={quiz.type === 'chapterQuiz' ? chartStyles.chapterMark : chartStyles.reviewMark}
            d={d}
          />
        ))}
        {dots.map(({ quiz, d }) =>
          quiz.type === 'chapterQuiz' ? null : <path key={quiz.id} className={chartStyles.hole} d={d} />,
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
