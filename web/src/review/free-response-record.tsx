import type { FreeResponseRowFragment } from '../../../schema/generated/graphql';
import { unitTitle } from '../../../schema/rules/labels';
import { scoreOf } from '../../../schema/rules/quiz';
import { FREE_RESPONSES } from '../free-response/free-response-links';
import { useFreeResponses } from '../free-response/use-free-responses';
import { familiesIn, resultOf } from '../free-response/versions';
import { ButtonLink } from '../ui/button';
import meter from '../ui/meter-row.module.css';
import styles from './charts.module.css';

/** How many free-response questions the student has tried in each unit, and how many of their points were earned. Nothing before the first. */
export default function FreeResponseRecord() {
  // The list may have been answered on another device.
  const { data } = useFreeResponses({ isFresh: true });
  const rows = data?.freeResponses ?? [];
  if (rows.every(({ best }) => best === null)) return null;
  return (
    <section aria-labelledby="free-responses" className={styles.chart}>
      <h2 id="free-responses">Free response</h2>
      <ul className={styles.beside}>
        {unitsIn(rows).map((unit) => (
          <UnitRow key={unit.id} name={unit.name} rows={rows.filter(({ chapter }) => chapter.unit.id === unit.id)} />
        ))}
      </ul>
      <p>
        <ButtonLink to={FREE_RESPONSES}>All free-response questions</ButtonLink>
      </p>
    </section>
  );
}

/** In the order of the course, which is that of the list. */
const unitsIn = (rows: readonly FreeResponseRowFragment[]) => [
  ...new Map(rows.map(({ chapter: { unit } }) => [unit.id, unit])).values(),
];

function UnitRow({ name, rows }: { name: string; rows: readonly FreeResponseRowFragment[] }) {
  const families = familiesIn(rows);
  const { tried, best, ofTried } = resultOf(families);
  const percent = tried === 0 ? 0 : scoreOf(best, ofTried);
  return (
    <li className={meter.row}>
      <span>{unitTitle(name)}</span>
      <span className={styles.share}>
        {tried} of {families.length} tried{tried > 0 && ` · ${best} of ${ofTried} points`}
      </span>
      <span className={meter.track} aria-hidden>
        <span className={meter.bar} style={{ width: `${percent}%` }} />
      </span>
    </li>
  );
}
