import { Link } from 'react-router-dom';
import type { MockExamPageFragment, MockReportPageFragment } from '../../../../schema/generated/graphql';
import { CUT_SCORES_OF } from '../../../../schema/rules/exam';
import { EXAM_SECONDS } from '../../../../schema/rules/practice';
import { freeResponsePath } from '../../free-response/free-response-links';
import { lengthInWords } from '../../free-response/words';
import { formatSeconds } from '../../lessons/format-seconds';
import { LazyAnswerReview } from '../../quiz/lazy-answer-review';
import { shortDate } from '../../review/days-ago';
import { ButtonLink } from '../../ui/button';
import { Fact, Facts } from '../../ui/facts';
import meter from '../../ui/meter-row.module.css';
import { PageTitle } from '../../ui/page-title';
import text from '../../ui/text.module.css';
import { MOCK } from './mock-links';
import styles from './mock-report.module.css';
import { NextSteps } from './report-next-steps';
import { changesInWords, scoreInWords, SKILL_NAMES } from './words';

interface ReportProps {
  exam: MockExamPageFragment;
  report: MockReportPageFragment;
}

/** What an exam came to: the score first, then what to do, then where the points went, then every question. */
export default function MockReport({ exam, report }: ReportProps) {
  return (
    <div className={styles.page}>
      <Head exam={exam} report={report} />
      <NextSteps report={report} />
      <div className={styles.columns}>
        <Shares
          title="By unit"
          rows={report.units.map(({ unit, right, asked }) => ({
            name: `${unit.number}. ${unit.name}`,
            note: `${unit.low}–${unit.high}% of the exam`,
            right,
            asked,
          }))}
        />
        <Shares
          title="By skill"
          rows={report.skills.map(({ skill, right, asked }) => ({ name: SKILL_NAMES[skill], note: '', right, asked }))}
        />
      </div>
      {report.responses.length > 0 && <SectionTwoPoints responses={report.responses} />}
      <Pace exam={exam} report={report} />
      <LazyAnswerReview
        attemptId={exam.id}
        questions={exam.questions.map(({ asked }) => asked)}
        noteOf={({ position }) => noteOf(exam.questions[position - 1])}
      />
      <p>
        <ButtonLink to={MOCK}>All mock exams</ButtonLink>
      </p>
    </div>
  );
}

function Head({ exam, report }: ReportProps) {
  const { composite, highestComposite, responses, right } = report;
  const open = responses.reduce((sum, one) => sum + one.open, 0);
  return (
    <div>
      <PageTitle tab="Mock exam report">Your mock exam of {shortDate(exam.startedAt)}</PageTitle>
      <p className={styles.score}>
        <span className={styles.number}>{scoreInWords(report)}</span>
        <span>
          {open > 0
            ? `Composite ${Math.round(composite)} to ${Math.round(highestComposite)} of 100`
            : `Composite ${Math.round(composite)} of 100`}
          , {right} of {exam.questions.length} right in section I
        </span>
      </p>
      <p className={text.aside}>
        {responses.length === 0 && 'Without a section II, the composite is what section I alone comes to. '}
        {open > 0 &&
          `${open} ${open === 1 ? 'point depends' : 'points depend'} on explanations that you have yet to compare with the rubric. `}
        Cut scores are not published; the score follows from several estimates of them, made in {CUT_SCORES_OF}, and is
        no promise.
        {!exam.timed && ' You paused the clock, so this result is not timed.'}
      </p>
    </div>
  );
}

interface Row {
  name: string;
  note: string;
  right: number;
  asked: number;
}

function Shares({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul>
        {rows.map(({ name, note, right, asked }) => (
          <li key={name} className={meter.row}>
            <span>
              {name} {note && <span className={text.note}>{note}</span>}
            </span>
            <span className={text.figures}>
              {right} of {asked}
            </span>
            <span className={meter.track} aria-hidden>
              <span className={meter.bar} style={{ width: `${asked > 0 ? (100 * right) / asked : 0}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SectionTwoPoints({ responses }: Pick<MockReportPageFragment, 'responses'>) {
  return (
    <section aria-labelledby="section-two" className={styles.section}>
      <h2 id="section-two">Section II, point by point</h2>
      <ul>
        {responses.map(({ attemptId, freeResponseId, title, length, earned, open, possible }) => (
          <li key={attemptId} className={meter.row}>
            <span>
              <Link to={freeResponsePath(freeResponseId, attemptId)}>{title}</Link>{' '}
              <span className={text.note}>{lengthInWords(length)}</span>
            </span>
            <span className={text.figures}>
              {earned} of {possible}
              {open > 0 && `, ${open} to compare`}
            </span>
            <span className={meter.track} aria-hidden>
              <span className={meter.bar} style={{ width: `${(100 * earned) / possible}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className={text.note}>Each question opens with your drawing, every point, and the model answer.</p>
    </section>
  );
}

function Pace({ exam, report }: ReportProps) {
  const { answered, lastMinuteAnswers, lastMinuteRight } = report;
  const total = exam.questions.length;
  const seconds = exam.questions.map((one) => one.seconds).sort((a, b) => a - b);
  const median = seconds[Math.floor(seconds.length / 2)] ?? 0;
  return (
    <section aria-labelledby="pace" className={styles.section}>
      <h2 id="pace">Time and changes</h2>
      <Facts>
        <Fact name="Answered">
          {answered} of {total}
        </Fact>
        <Fact name="Your pace">
          {formatSeconds(median)} a question; the exam gives {formatSeconds(EXAM_SECONDS)}
        </Fact>
        <Fact name="Changed">{changesInWords(exam.questions.map(({ change }) => change))}</Fact>
        {lastMinuteAnswers > 0 && (
          <Fact name="At the end">
            {lastMinuteAnswers} {lastMinuteAnswers === 1 ? 'answer' : 'answers'} in the last two minutes,{' '}
            {lastMinuteRight} right
          </Fact>
        )}
      </Facts>
    </section>
  );
}

const CHANGE_NOTES = {
  gained: 'You changed your answer, and gained the point.',
  lost: 'Your first answer was right.',
  same: 'You changed your answer.',
};

function noteOf(question: MockExamPageFragment['questions'][number] | undefined): string | null {
  if (!question) return null;
  const { seconds, change, asked } = question;
  const notes = [
    asked.given === null ? 'You left it blank.' : null,
    seconds > 0 ? `Time: ${formatSeconds(seconds)}.` : null,
    change && CHANGE_NOTES[change],
  ];
  return notes.filter(Boolean).join(' ') || null;
}
