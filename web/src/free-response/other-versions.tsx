import { Link } from 'react-router-dom';
import { useFreeResponsesQuery } from '../../../schema/generated/free-response-hooks';
import { freeResponsePath } from './free-response-links';
import styles from './other-versions.module.css';
import { RowState } from './row-state';
import { otherVersions } from './versions';

interface OtherVersionsProps {
  id: string;
  chapterId: string;
}

/** Links to the other versions of a question. Nothing without any, or before they are loaded. */
export function OtherVersions({ id, chapterId }: OtherVersionsProps) {
  const { data } = useFreeResponsesQuery({ variables: { chapterId } });
  const rows = otherVersions(data?.freeResponses ?? [], id);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="versions" className={styles.versions}>
      <h2 id="versions">Other versions</h2>
      <p>The same question with another story and other numbers.</p>
      <ul>
        {rows.map(({ id: other, title, ...row }) => (
          <li key={other}>
            <Link to={freeResponsePath(other)}>{title}</Link> <RowState {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
