import { Link, useSearchParams } from 'react-router-dom';
import type { FreeResponseLength, FreeResponseRowFragment } from '../../../schema/generated/graphql';
import { ExamUnitTag } from '../library/exam-unit';
import { DataBoundary } from '../apollo/data-boundary';
import { FREE_RESPONSE_LEAD, NONE_HERE, NONE_YET } from '../copy/free-response';
import { SAVED_WORK_IS_SAFE } from '../copy/not-loaded';
import { useSignedIn } from '../store';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { notLoaded } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Loading } from '../ui/skeleton';
import { FREE_RESPONSES, freeResponsePath } from './free-response-links';
import text from '../ui/text.module.css';
import layout from '../ui/layout.module.css';
import styles from './free-response-list.module.css';
import { RowState } from './row-state';
import { useFreeResponses } from './use-free-responses';
import { bestOf, familiesIn, nextVersion, type Family } from './versions';
import { pointsInWords } from './words';

type Row = FreeResponseRowFragment;

export function FreeResponseList() {
  // Submissions change it, but their responses do not include it.
  const query = useFreeResponses({ isFresh: true });
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>Free response</PageTitle>
        <p className={text.lead}>{FREE_RESPONSE_LEAD}</p>
      </div>
      <DataBoundary
        queries={[query]}
        skeleton={<Loading label="Loading the questions" className={styles.page} sizes={[44, 180, 180]} />}
        problem={notLoaded('The questions did not load.', SAVED_WORK_IS_SAFE)}
      >
        {({ freeResponses }) => <Questions all={freeResponses} />}
      </DataBoundary>
    </div>
  );
}

const LENGTHS = [
  [null, 'All'],
  ['long', 'Long'],
  ['short', 'Short'],
] as const; // types each entry as a pair

function Questions({ all }: { all: readonly Row[] }) {
  const [search] = useSearchParams();
  const length = LENGTHS.find(([value]) => value === search.get('length'))?.[0] ?? null;
  const shown = all.filter((row) => length === null || row.length === length);
  if (all.length === 0) {
    return (
      <section className={layout.empty} aria-labelledby="none-yet">
        <AxesArt kind="empty" />
        <h2 id="none-yet">{NONE_YET.heading}</h2>
        <p>{NONE_YET.text}</p>
        <ButtonLink to="/video-library" variant="primary">
          Go to all Videos
        </ButtonLink>
      </section>
    );
  }
  return (
    <>
      <nav aria-label="Length" className={styles.lengths}>
        {LENGTHS.map(([value, name]) => (
          <Link
            key={name}
            to={value ? `${FREE_RESPONSES}?length=${value}` : FREE_RESPONSES}
            aria-current={value === length ? 'true' : undefined}
            replace
          >
            {name} <span>{countOf(all, value)}</span>
          </Link>
        ))}
      </nav>
      {shown.length === 0 && <p>{NONE_HERE.text}</p>}
      {groupBy(shown, ({ chapter }) => chapter.unit).map(([unit, ofUnit]) => (
        <section key={unit.id} aria-labelledby={`unit-${unit.id}`} className={styles.unit}>
          <div>
            <h2 id={`unit-${unit.id}`}>{unit.name}</h2> <ExamUnitTag unit={unit} />
          </div>
          {groupBy(ofUnit, ({ chapter }) => chapter).map(([chapter, rows]) => (
            <div key={chapter.id}>
              <h3 className={styles.chapter}>{chapter.name}</h3>
              <ul>
                {familiesIn(rows).map((family) => (
                  <FamilyRow key={family[0].family} family={family} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

/** Versions of one question count once. */
const countOf = (all: readonly Row[], length: FreeResponseLength | null) =>
  familiesIn(all).filter(([row]) => length === null || row.length === length).length;

/** Groups in the order of the course, which is that of the list. */
const groupBy = <Group extends { id: string }>(rows: readonly Row[], groupOf: (row: Row) => Group) =>
  [...Map.groupBy(rows, (row) => groupOf(row).id).values()].flatMap(([first, ...others]) =>
    first ? [[groupOf(first), [first, ...others]] as const] : [],
  );

function FamilyRow({ family }: { family: Family }) {
  const signedIn = useSignedIn();
  const next = (!signedIn && family.find(({ isFree }) => isFree)) || nextVersion(family);
  const { id, title, length, points, minutes, isFree, state } = next;
  return (
    <li className={styles.row}>
      <div>
        <Link to={freeResponsePath(id)} className={styles.title}>
          {title}
        </Link>
        <p className={text.figures}>
          {length === 'long' ? 'Long' : 'Short'} · {pointsInWords(points)} · {minutes} min
          {family.length > 1 && ` · ${family.length} versions`}
        </p>
      </div>
      {signedIn ? (
        <RowState state={state} best={bestOf(family)} points={points} />
      ) : (
        <p className={text.note}>{isFree ? 'Free to try' : 'With an account'}</p>
      )}
    </li>
  );
}
