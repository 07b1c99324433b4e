import { chapterNumber, chapterRank, chapterTitle, overallRank, unitTitle } from '../../../schema/rules/labels';
import { PASSED_FROM, isPassed } from '../../../schema/rules/progress';
import { NO_PLAN_YET, planPassed } from '../copy/empty-plan';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import layout from '../ui/layout.module.css';
import styles from './finished.module.css';
import { AddChapters } from './add-chapters';
import { FinishedBoundary } from './finished-unit';
import { available, chapterToAdd, plannedUnits, totalPercent, type StudentProgress } from './student-progress';
import text from '../ui/text.module.css';

/** The final page: the overall rank and the rank of each chapter. */
export const Scorecard = () => (
  <FinishedBoundary title="Your scorecard">{(progress) => <Ranks progress={progress} />}</FinishedBoundary>
);

function Ranks({ progress }: { progress: StudentProgress }) {
  const units = plannedUnits(progress);
  const chapters = available(units.flatMap((unit) => unit.chapters));
  const left = chapters.filter(({ quizGrade }) => !isPassed(quizGrade)).length;
  const isDone = chapters.length > 0 && left === 0;
  const add = isDone ? chapterToAdd(progress) : null;
  const percent = totalPercent(progress);
  return (
    <div className={styles.page}>
      <AxesArt kind={isDone ? 'finish' : 'empty'} draws={isDone} />
      <PageTitle tab="Scorecard">
        {isDone ? 'Congratulations, you passed your whole plan' : 'Your scorecard so far'}
      </PageTitle>
      <p className={styles.lead}>
        {isDone
          ? add
            ? planPassed(chapters.length, add.left).text
            : 'You have cleared the market for chapters. Any more study is at the margin.'
          : chapters.length === 0
            ? NO_PLAN_YET.text
            : `${left} of ${chapters.length} chapters left to pass, with ${PASSED_FROM}% or more in the quiz.`}
      </p>
      <dl className={styles.rank}>
        <dt>Overall rank</dt>
        <dd>
          {overallRank(percent)}
          {percent !== null && <span className={styles.percent}>{percent}% of all answers correct</span>}
        </dd>
      </dl>
      {units.map((unit) => (
        <table key={unit.id} className={styles.card}>
          <caption>{unitTitle(unit.name)}</caption>
          <thead>
            <tr>
              <th scope="col">Chapter</th>
              <th scope="col">Rank</th>
              <th scope="col" className={styles.number}>
                Best
              </th>
            </tr>
          </thead>
          <tbody>
            {unit.chapters.map((chapter) => (
              <tr key={chapter.id}>
                <th scope="row">
                  <span className={text.count}>{chapterNumber(chapter.name)}</span> {chapterTitle(chapter.name)}
                </th>
                <td>{chapterRank(chapter.quizGrade)}</td>
                <td className={styles.number}>{chapter.quizGrade === null ? '–' : `${chapter.quizGrade}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <div className={layout.actions}>
        {add && <AddChapters add={add} />}
        <ButtonLink to="/userhome" variant={add ? 'quiet' : 'primary'}>
          Back to User Dashboard
        </ButtonLink>
        <ButtonLink to="/updateunits">Add More Units</ButtonLink>
      </div>
    </div>
  );
}
