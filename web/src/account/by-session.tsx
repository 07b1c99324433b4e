import type { ReactNode } from 'react';
import { useSignedIn } from '../store';
import { useHydrated } from '../ui/use-hydrated';

const FLAT = { display: 'contents' };

/**
 * What depends on whether the student is signed in. The server does not know, so its HTML has both versions, and
 * index.html hides one by the attribute that src/first-paint.js sets.
 */
export function BySession({ visitor, student }: { visitor?: ReactNode; student?: ReactNode }) {
  const signedIn = useSignedIn();
  const hydrated = useHydrated();
  return (
    <>
      {(!hydrated || !signedIn) && (
        <div style={FLAT} data-for={hydrated ? undefined : 'visitor'}>
          {visitor}
        </div>
      )}
      {(!hydrated || signedIn) && (
        <div style={FLAT} data-for={hydrated ? undefined : 'student'}>
          {student}
        </div>
      )}
    </>
  );
}
