import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './chapter-free-responses.module.css';
import { freeResponsePath } from './free-response-links';
import { useFreeResponses } from './use-free-responses';
import { bestOf, familiesIn, nextVersion, type Family } from './versions';

/** Links to the free-response questions of a chapter. Nothing without any, or before they are loaded. */
export default function ChapterFreeResponses({ chapterId }: { chapterId: string }) {
  const { data } = useFreeResponses({ variables: { chapterId } });
  const families = familiesIn(data?.freeResponses ?? []);
  if (families.length === 0) return null;
  return (
    <section aria-labelledby="free-response" className={styles.section}>
      <h2 id="free-response" className={styles.heading}>
        Free response: {families.length} {families.length === 1 ? 'question' : 'questions'}
      </h2>
      <ul>
        {families.map((family) => (
          <FamilyLink key={family[0].family} family={family} />
        ))}
      </ul>
    </section>
  );
}

function FamilyLink({ family }: { family: Family }) {
  const { id, title, minutes, points } = nextVersion(family);
  const best = bestOf(family);
  return (
    <li>
      <Link to={freeResponsePath(id)} className={styles.link}>
        <PenLine size={18} aria-hidden />
        <span>
          {title} <small>{best === null ? `${minutes} min` : `best ${best} of ${points}`}</small>
        </span>
      </Link>
    </li>
  );
}
