import { Link } from 'react-router-dom';
import { freeResponsePath } from './free-response-links';
import { useFreeResponses } from './use-free-responses';
import { familiesIn, nextFamily, nextVersion, resultOf } from './versions';

export interface ChapterResultProps {
  chapter: { id: string; name: string };
  className: string | undefined;
}

/** Leads to the free-response question of a chapter to answer next, and says how many points the student has earned in the chapter. */
export function ChapterResult({ chapter: { id, name }, className }: ChapterResultProps) {
  const { data } = useFreeResponses();
  const families = familiesIn((data?.freeResponses ?? []).filter(({ chapter }) => chapter.id === id));
  const next = nextFamily(families);
  if (next === null) return null;
  const { tried, best, points } = resultOf(families);
  return (
    <Link to={freeResponsePath(nextVersion(next).id)} className={className}>
      {tried === 0 ? 'Try the free response' : `Free response: ${best} of ${points}`}
      <span className="visually-hidden"> on {name}</span>
    </Link>
  );
}
