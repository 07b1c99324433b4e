import { isWaiting } from '../economics/lesson/lesson';
import { timelineOf } from '../economics/lesson/timeline';
import { isPicture } from '../economics/lesson/frame';
import { DESKTOP, launchBrowser, openPage, PHONE } from '../e2e/support/browser';
import { chaptersOf } from '../graphql-server/src/course/read/course-source';
import { readCourse } from '../graphql-server/src/course/read/read-course';

/** About what a middling phone has left of this machine. */
export const SLOWDOWN = 4;
/** One move of every so many lessons: the whole course would take the hour that it lasts. */
const EVERY_LESSONS = 4;
/** Seconds of the lesson that are played before the move, so that the next picture is laid out by then as it always is. */
const BEFORE = 3;
/** A move takes 1.2 seconds (the player's MOVE_SECONDS). */
const MOVE_MS = 1200;
const TRACE_BEFORE_MS = 300;

export interface FrameTimes {
  readonly device: string;
  readonly moves: number;
  /** Milliseconds from one frame to the next, sorted: what a student sees, if the machine has nothing else to do. */
  readonly frames: readonly number[];
  /** Milliseconds of CPU that the page's main thread took for one task, sorted: other work on the machine does not count. */
  readonly tasks: readonly number[];
}

interface Move {
  readonly slug: string;
  /** Seconds of the lesson at which the picture begins to move. */
  readonly at: number;
}

/** A moment of some lessons at which one graph turns into another. */
function movesOf(courseDir: string): Move[] {
  const lessons = chaptersOf(readCourse(courseDir).course).filter((_, index) => index % EVERY_LESSONS === 0);
  return lessons.flatMap(({ slug, lesson }) => {
    if (lesson === null) return [];
    const { scenes } = lesson.lesson;
    const beats = timelineOf(lesson.lesson).scenes.flatMap(({ beats: timed }, index) =>
      (scenes[index]?.beats ?? []).map(({ frame }, beat) => {
        // Where a question comes first, the lesson would stop there.
        const before = scenes[index - 1];
        const isAsked = beat === 0 && (before === undefined || isWaiting(before));
        return { frame, at: timed[beat]?.from ?? 0, isAsked };
      }),
    );
    const moves = beats.filter(({ frame, isAsked, at }, index) => {
      const last = beats[index - 1];
      const isMove = last !== undefined && isPicture(last.frame) && isPicture(frame) && last.frame.kind === frame.kind;
      return isMove && !isAsked && at - last.at > BEFORE && last.frame !== frame;
    });
    return moves.slice(-1).map(({ at }) => ({ slug, at }));
  });
}

/** Plays moves of the lessons on a slowed-down machine and counts how long each frame took. `url` is a started server's. */
export async function lessonFrames(url: string, courseDir = 'course'): Promise<FrameTimes[]> {
  const moves = movesOf(courseDir);
  const browser = await launchBrowser();
  const measured: FrameTimes[] = [];
  for (const [device, viewport] of [['phone', PHONE] as const, ['desktop', DESKTOP] as const]) {
    const { page, context, close } = await openPage(browser, viewport, url);
    const cdp = await context.newCDPSession(page);
    const frames: number[] = [];
    const tasks: number[] = [];
    for (const { slug, at } of moves) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(`/video-library/${slug}`);
      await page.getByRole('button', { name: /^Play/ }).click();
      const place = page.getByRole('slider', { name: 'Position in the lesson' });
      await place.waitFor();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const from = Math.floor(at - BEFORE);
      await place.fill(String(from));
      await page.waitForTimeout((at - from) * 1000 - TRACE_BEFORE_MS);
      await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
      frames.push(...(await page.evaluate(watchFrames, MOVE_MS + TRACE_BEFORE_MS)));
      tasks.push(...mainThreadTasks(await browser.stopTracing()));
    }
    measured.push({ device, moves: moves.length, frames: sorted(frames), tasks: sorted(tasks) });
    await close();
  }
  await browser.close();
  return measured;
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's CPU. */
  readonly tdur?: number;
}

/** CPU milliseconds of each task that Chromium's trace has of the thread that draws the page. */
function mainThreadTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }; // Chromium's own format
  const drawing = traceEvents.find(({ name }) => name === 'FireAnimationFrame');
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === drawing?.pid && tid === drawing.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Runs in the page: the times between its frames for so many milliseconds. */
async function watchFrames(ms: number): Promise<number[]> {
  const times: number[] = [];
  const start = performance.now();
  for (let last = start; last - start < ms;) {
    const now = await new Promise<number>((done) => requestAnimationFrame(done));
    times.push(now - last);
    last = now;
  }
  return times.slice(1);
}
