import type { ReadinessQuery } from '../../../../schema/generated/graphql';
import { shortDate } from '../../review/days-ago';
import { DataTable } from '../../ui/data-table';
import { Plot } from '../../ui/plot';
import { scores } from './readiness-words';
import styles from './readiness-card.module.css';

type Day = ReadinessQuery['readiness']['history'][number];

const MARKS = [0, 50, 100].map((at) => ({ at, says: String(at) }));

/** What was predicted before: the points of each day as a curve in its range. Nothing before the second day. */
export function ReadinessHistory({ history }: { history: readonly Day[] }) {
  const [first, last] = [history.at(0), history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const [from, to] = [Date.parse(first.at), Date.parse(last.at)];
  const x = ({ at }: Day) => (((Date.parse(at) - from) / (to - from)) * 100).toFixed(2);
  const line = (of: (day: Day) => number, days = history) => days.map((day) => `${x(day)} ${of(day)}`).join('L');
  const band = `M${line(({ compositeHigh }) => compositeHigh)}L${line(({ compositeLow }) => compositeLow, history.toReversed())}Z`;
  return (
    <div className={styles.history}>
      <h3>So far</h3>
      <Plot
        up={MARKS}
        upName="Points of 100, with the 80% range"
        along={[
          { at: 0, says: shortDate(first.at) },
          { at: 100, says: shortDate(last.at) },
        ]}
      >
        <path className={styles.band} d={band} />
        <path className={styles.curve} d={`M${line(({ composite }) => composite)}`} />
      </Plot>
      <DataTable
        summary="All days as a table"
        caption="What was predicted on each day with finished work, newest first"
        columns={['Day', 'Score', 'Points of 100', '80% range']}
        rows={history.toReversed().map((day) => ({
          id: day.at,
          cells: [shortDate(day.at), scores(day), day.composite, `${day.compositeLow} to ${day.compositeHigh}`],
        }))}
      />
    </div>
  );
}
