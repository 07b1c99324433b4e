import { useLocation, useSearchParams } from 'react-router-dom';
import { FinishedUnit } from '../progress/finished-unit';

/** spec §2: the unit id comes in the navigation state. The address keeps it across a reload. */
export default function FinishUnit() {
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  return <FinishedUnit unitId={search.get('unit') ?? unitIdIn(state)} />;
}

function unitIdIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('unitId' in state)) return null;
  const { unitId } = state;
  return typeof unitId === 'string' || typeof unitId === 'number' ? String(unitId) : null;
}
