import { readFileSync } from 'node:fs';
import { recordingFiles } from '../read/course-files';
import { chaptersOf, problem, type CourseProblem, type CourseSource } from '../read/course-source';

/** Encoders add some silence, and authors round. */
const TOLERANCE_SECONDS = 0.25;

interface Sound {
  readonly isMp3: boolean;
  readonly seconds: number;
}

/** Reads what kind of file it is and how long it lasts. */
export async function measure(file: string): Promise<Sound> {
  // Loaded only for a course with recordings.
  const { parseBuffer } = await import('music-metadata');
  try {
    const { format } = await parseBuffer(readFileSync(file), undefined, { duration: true, skipCovers: true });
    return {
      isMp3: format.codec === 'MPEG 1 Layer 3' || format.codec === 'MPEG 2 Layer 3',
      seconds: format.duration ?? 0,
    };
  } catch {
    return { isMp3: false, seconds: 0 };
  }
}

export async function checkRecordedLengths(course: CourseSource, directory: string): Promise<CourseProblem[]> {
  const scenes = chaptersOf(course).flatMap(({ lesson }) =>
    (lesson?.lesson.scenes ?? []).flatMap(({ id, recording }, index) =>
      recording === undefined || lesson === null ? [] : [{ id, recording, at: lesson.sceneAt(index) }],
    ),
  );
  if (scenes.length === 0) return [];
  const files = recordingFiles(directory);
  const problems: CourseProblem[] = [];
  for (const { id, recording, at } of scenes) {
    const file = files.get(recording.hash);
    if (file === undefined) continue; // it has changed since the course was read
    const { isMp3, seconds } = await measure(file);
    if (!isMp3) problems.push(problem(at, `audio/${id}.mp3 is not an MP3`, 'export the recording as MP3'));
    else if (Math.abs(seconds - recording.seconds) > TOLERANCE_SECONDS)
      problems.push(
        problem(
          at,
          `audio/${id}.mp3 lasts ${seconds.toFixed(2)} seconds, not ${recording.seconds}`,
          `write "seconds: ${seconds.toFixed(2)}", and check the times of the beats`,
        ),
      );
  }
  return problems;
}
