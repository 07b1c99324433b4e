import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawLesson } from '../../economics/lesson/draw-lesson';
import type { Lesson, Scene } from '../../economics/lesson/lesson';
import { timelineOf } from '../../economics/lesson/timeline';
import { describeRecording } from '../../graphql-server/src/course/read/course-files';
import { chaptersOf, reportTo, type CourseProblem } from '../../graphql-server/src/course/read/course-source';
import { findChapter } from '../../graphql-server/src/course/read/find-by-name';
import { readCourse } from '../../graphql-server/src/course/read/read-course';
import { readLesson } from '../../graphql-server/src/course/read/read-lesson';
import { hashOfText } from '../../graphql-server/src/course/read/text-hash';
import type {
  LessonProgress,
  LessonToRecord,
  SceneState,
  SceneToRecord,
} from '../../web/src/lessons/record/record-api';
import { previewLesson } from '../lesson-preview';
import { withRecordings, type RecordingTimes } from './edit-lesson';
import { secondsOfMp3, type Encoder } from './encode-mp3';
import { Takes, writeWhole } from './takes';

interface RecordedChapter {
  readonly slug: string;
  readonly name: string;
  /** Relative to the course. */
  readonly folder: string;
}

/** What is wrong, in words for the speaker. */
export class CannotRecord extends Error {}

/**
 * The lessons of a course and what is recorded of them. A lesson has one voice: its recordings go into the course together, once all
 * of its scenes are accepted.
 */
export class Recorder {
  private readonly chapters: readonly RecordedChapter[];
  private readonly takes: Takes;

  constructor(
    private readonly courseDir: string,
    takesDir: string,
    private readonly encoder: Encoder,
  ) {
    const { course } = readCourse(courseDir);
    this.takes = new Takes(takesDir);
    this.chapters = chaptersOf(course)
      .filter(({ at }) => existsSync(join(courseDir, dirname(at.file), 'lesson.yaml')))
      .map(({ slug, name, at }) => ({ slug, name, folder: dirname(at.file) }));
    // Of a lesson that was complete when the tool was stopped, before its files were in place.
    for (const chapter of this.chapters) this.place(chapter);
  }

  /** The slug of a chapter by its number, slug or name; null if it has no lesson. */
  find(wanted: string): string | null {
    const slug = findChapter(readCourse(this.courseDir).course, wanted)?.slug;
    return this.chapters.find((chapter) => chapter.slug === slug)?.slug ?? null;
  }

  progress(): LessonProgress[] {
    return this.chapters.flatMap((chapter) => {
      const lesson = this.lessonOf(chapter, []);
      return lesson === null ? [] : this.progressOf(chapter, lesson);
    });
  }

  /** Throws CannotRecord for one that is not in the course or cannot be read. */
  lesson(slug: string): LessonToRecord {
    const { chapter, lesson } = this.known(slug);
    const progress = this.progressOf(chapter, lesson);
    const problems = progress.isPlaced ? previewLesson(this.courseDir, chapter.folder).problems : [];
    return { ...progress, lesson: drawLesson(lesson), problems: problems.map(({ message }) => message) };
  }

  save(slug: string, sceneId: string, wav: Buffer, seconds: number, beats: readonly number[]): void {
    const { scene } = this.known(slug, sceneId);
    const isInOrder = beats.every((beat, index) => (index === 0 ? beat === 0 : beat > (beats[index - 1] ?? 0)));
    if (beats.length !== scene.beats.length || !isInOrder || (beats.at(-1) ?? 0) >= seconds)
      throw new CannotRecord('The times of this take do not fit its text. Reload the page and record the scene again.');
    this.takes.save(slug, scene.id, wav, { beats: [...beats], seconds, said: hashOfText(scene.beats) });
  }

  async keep(slug: string, sceneId: string): Promise<void> {
    const { chapter, scene } = this.known(slug, sceneId);
    const encode = async (wav: string, mp3: string) => {
      await this.encoder.encode(wav, mp3);
      return secondsOfMp3(mp3);
    };
    if (!(await this.takes.keep(slug, scene.id, encode))) throw new CannotRecord('There is no new take of this scene.');
    this.place(chapter);
  }

  /** The sound of the newest take, or what the course has. */
  sound(slug: string, sceneId: string): { readonly file: string; readonly type: string } | null {
    const { chapter, scene } = this.known(slug, sceneId);
    const { accepted, newest } = this.takes.of(slug, scene.id);
    const take = newest ?? accepted;
    if (take !== null) return { file: this.takes.soundFile(slug, scene.id, take, 'wav'), type: 'audio/wav' };
    return scene.recording === undefined ? null : { file: this.audio(chapter, scene.id), type: 'audio/mpeg' };
  }

  private known(slug: string): { chapter: RecordedChapter; lesson: Lesson };
  private known(slug: string, scene: string): { chapter: RecordedChapter; lesson: Lesson; scene: Scene };
  private known(slug: string, sceneId?: string) {
    const chapter = this.chapters.find((one) => one.slug === slug);
    if (chapter === undefined) throw new CannotRecord('This lesson is not in the course.');
    const problems: CourseProblem[] = [];
    const lesson = this.lessonOf(chapter, problems);
    if (lesson === null) {
      const [first] = problems;
      throw new CannotRecord(`lesson.yaml cannot be read. Line ${first?.line}: ${first?.message}. ${first?.fix}.`);
    }
    const scene = lesson.scenes.find(({ id }) => id === sceneId);
    if (sceneId !== undefined && scene === undefined) throw new CannotRecord('This scene is not in the lesson.');
    return { chapter, lesson, scene };
  }

  private yaml = ({ folder }: RecordedChapter) => join(this.courseDir, folder, 'lesson.yaml');
  private audio = ({ folder }: RecordedChapter, scene: string) => join(this.courseDir, folder, 'audio', `${scene}.mp3`);

  /** As it is now: its author may change it while it is recorded. */
  private lessonOf(chapter: RecordedChapter, problems: CourseProblem[]): Lesson | null {
    const folder = join(this.courseDir, chapter.folder, 'audio');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mp3')) : [];
    const files = new Map(names.map((name) => [`audio/${name}`, describeRecording(readFileSync(join(folder, name)))]));
    const text = readFileSync(this.yaml(chapter), 'utf8');
    return (
      readLesson('lesson.yaml', text, new Map([...files].map(([name, of]) => [`./${name}`, of])), reportTo(problems))
        ?.lesson ?? null
    );
  }

  private stateOf(slug: string, scene: Scene): SceneState {
    const { accepted, newest } = this.takes.of(slug, scene.id);
    if (newest !== null) return 'taken';
    const said = accepted === null ? scene.recording && (scene.recording.said ?? '') : accepted.said;
    if (said === undefined) return 'missing';
    return said === '' || said === hashOfText(scene.beats) ? 'accepted' : 'outdated';
  }

  private sceneOf(slug: string, scene: Scene): SceneToRecord {
    const { accepted, newest } = this.takes.of(slug, scene.id);
    const take = newest ?? accepted ?? scene.recording ?? null;
    return {
      id: scene.id,
      state: this.stateOf(slug, scene),
      take: take && { beats: take.beats, seconds: take.seconds },
    };
  }

  private progressOf({ slug, name }: RecordedChapter, lesson: Lesson): LessonProgress {
    const unrecorded = { ...lesson, scenes: lesson.scenes.map(({ recording: _, ...scene }) => scene) };
    return {
      slug,
      name,
      seconds: timelineOf(unrecorded).length,
      scenes: lesson.scenes.map((scene) => this.sceneOf(slug, scene)),
      isPlaced: lesson.scenes.every((scene) => scene.recording !== undefined && this.isCurrent(slug, scene)),
    };
  }

  /** What the course is to say of the recording of a scene, by its accepted take; null where it has none. */
  private timesOf(slug: string, scene: Scene): RecordingTimes | null {
    const { accepted } = this.takes.of(slug, scene.id);
    return accepted && { seconds: accepted.seconds, beats: accepted.beats, said: accepted.said };
  }

  private isCurrent(slug: string, scene: Scene): boolean {
    const times = this.timesOf(slug, scene);
    const { recording } = scene;
    if (times === null || recording === undefined) return times === null;
    const { seconds, beats, said } = recording;
    return JSON.stringify({ seconds, beats, said }) === JSON.stringify(times);
  }

  /** Puts the recordings of a lesson into the course if all of its scenes are accepted. Does nothing where they are there already. */
  private place(chapter: RecordedChapter): void {
    const lesson = this.lessonOf(chapter, []);
    if (lesson === null || !lesson.scenes.every((scene) => this.stateOf(chapter.slug, scene) === 'accepted')) return;
    const changed = lesson.scenes.filter((scene) => !this.isCurrent(chapter.slug, scene));
    if (changed.length === 0) return;
    const times = new Map<string, RecordingTimes>();
    for (const scene of changed) {
      const { accepted } = this.takes.of(chapter.slug, scene.id);
      if (accepted === null) continue;
      const mp3 = this.takes.soundFile(chapter.slug, scene.id, accepted, 'mp3');
      writeWhole(this.audio(chapter, scene.id), readFileSync(mp3));
      times.set(scene.id, { seconds: accepted.seconds, beats: accepted.beats, said: accepted.said });
    }
    const file = this.yaml(chapter);
    writeWhole(file, withRecordings(readFileSync(file, 'utf8'), times));
  }
}
