import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { recordingUrl, type DrawnLesson } from '../../../economics/lesson/lesson';
import { useAction } from '../apollo/use-action';
import type { CourseUnit } from '../library/choice';
import { Button } from '../ui/button';
import { storedPages } from './follow-stored-links';
import { fetchOk, forgetChapter, keepChapter } from './keep-chapter';

function subscribe(callback: () => void) {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener('controllerchange', callback);
  return () => serviceWorker?.removeEventListener('controllerchange', callback);
}

const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

/** A button that stores all chapters of a unit for offline, or removes them. Nothing where there is no service worker. */
export default function KeepUnit({ unit }: { unit: CourseUnit }) {
  return useSyncExternalStore(subscribe, hasWorker) ? <KeepButton unit={unit} /> : null;
}

const WAIT_MS = 100;
const MOST_WAITS = 50;
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function keepRecordings(response: Response | null): Promise<void> {
  if (response === null) return;
  const { scenes } = (await response.json()) as DrawnLesson; // our own file, validated before it was stored
  for (const { recording } of scenes) if (recording) await fetchOk(recordingUrl(recording));
}

function KeepButton({ unit }: { unit: CourseUnit }) {
  const slugs = unit.chapters.filter(({ comingSoon }) => !comingSoon).map(({ slug }) => slug);
  const total = slugs.length;
  /** Number of chapters that are stored; null until it is known. */
  const [stored, setStored] = useState<number | null>(null);
  const { run, busy, problem } = useAction((action: () => Promise<void>) => action().finally(count));

  async function storedChapters() {
    const pages = await storedPages();
    return slugs.filter((slug) => pages.has(`/video-library/${slug}`)).length;
  }

  async function count() {
    setStored(await storedChapters());
  }

  async function keep() {
    for (const [index, slug] of slugs.entries()) {
      setStored(index);
      await keepRecordings(await keepChapter(slug));
    }
    // The service worker may still be writing what it has answered with.
    for (let wait = 0; wait < MOST_WAITS && (await storedChapters()) < total; wait += 1) await sleep(WAIT_MS);
  }

  async function remove() {
    for (const slug of slugs) await forgetChapter(slug);
  }

  const countAtFirst = useEffectEvent(() => void count());
  useEffect(() => countAtFirst(), []);

  if (stored === null || total === 0) return null;
  const isStored = stored === total && !busy;
  return (
    <>
      <Button
        variant="plain"
        busy={busy}
        aria-label={isStored ? `Remove ${unit.name} from this device` : undefined}
        onClick={() => run(isStored ? remove : keep)}
      >
        {busy ? `Saving: ${stored} of ${total}` : isStored ? 'Available offline. Remove' : 'Keep this unit for offline'}
      </Button>
      <span role="status">{problem?.message}</span>
    </>
  );
}
