import { z } from 'zod';
import { fingerprintOf, foldersIn, readCourseFiles, type CourseFiles } from './course-files';
import type { ChapterSource, CourseProblem, CourseSource, SubjectSource, UnitSource } from './course-source';
import { readChapter } from './read-chapter';
import { readDocument } from './read-markdown';
import { readQuestions } from './read-questions';
import { readYaml } from './read-yaml';

export interface ReadCourse {
  readonly course: CourseSource;
  readonly problems: readonly CourseProblem[];
}

const COURSE_FILE = 'course.md';
const MISCONCEPTIONS_FILE = 'misconceptions.yaml';

const words = z.string().trim().min(1);
const courseFacts = z.strictObject({
  subjects: z.array(z.strictObject({ id: z.int().positive(), name: words })).min(1),
});
const percent = z.number().min(0).max(100);
const unitFacts = z.strictObject({
  id: z.int().positive(),
  subject: z.int().positive(),
  name: words,
  announced: z.array(words),
  exam_weight: z.tuple([percent, percent]).optional(),
});
const misconceptionFacts = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), words);

/** Reads one after the other and keeps what is wrong on the way. */
class CourseReader {
  readonly problems: CourseProblem[] = [];

  constructor(private readonly files: CourseFiles) {}

  subjects(): SubjectSource[] {
    const text = this.text(COURSE_FILE);
    if (text === null) return [];
    const { data, at, problems } = readDocument(COURSE_FILE, text, courseFacts);
    this.problems.push(...problems);
    return (data?.subjects ?? []).map((subject, index) => ({ at: at(['subjects', index, 'name']), ...subject }));
  }

  units(): UnitSource[] {
    return foldersIn(this.files, '').flatMap((folder) => {
      const file = `${folder}/unit.md`;
      const text = this.text(file);
      const chapters = this.chapters(folder);
      if (text === null) return [];
      const { data, at, problems } = readDocument(file, text, unitFacts);
      this.problems.push(...problems);
      if (data === null) return [];
      const { id, subject, name, announced, exam_weight } = data;
      return [{ at: at(['name']), id, subjectId: subject, name, announced, examWeight: exam_weight ?? null, chapters }];
    });
  }

  misconceptions(): Map<string, string> {
    const text = this.text(MISCONCEPTIONS_FILE);
    if (text === null) return new Map();
    const { data, problems } = readYaml(MISCONCEPTIONS_FILE, text, 1, misconceptionFacts.nullable());
    this.problems.push(...problems);
    return new Map(Object.entries(data ?? {}));
  }

  private chapters(unitFolder: string): ChapterSource[] {
    return foldersIn(this.files, unitFolder).flatMap((folder) => {
      const text = this.text(`${folder}/chapter.md`);
      if (text === null) return [];
      const questions = readQuestions(this.files, folder);
      const lesson = this.files.get(`${folder}/lesson.yaml`) ?? null;
      const { chapter, problems } = readChapter(folder, text, { questions, lesson });
      this.problems.push(...problems);
      return chapter === null ? [] : [chapter];
    });
  }

  private text(file: string): string | null {
    const text = this.files.get(file) ?? null;
    if (text === null)
      this.problems.push({
        file,
        line: 1,
        what: 'there is no such file',
        howToMend: 'create it, after one of its kind',
      });
    return text;
  }
}

/** Reads a course from its files. A bad file never throws: it becomes a problem, and the rest is read. */
export function parseCourse(files: CourseFiles): ReadCourse {
  const reader = new CourseReader(files);
  const course = {
    fingerprint: fingerprintOf(files),
    subjects: reader.subjects(),
    units: reader.units(),
    misconceptions: reader.misconceptions(),
  };
  return { course, problems: reader.problems };
}

/** Reads the course below `directory`. */
export function readCourse(directory: string): ReadCourse {
  return parseCourse(readCourseFiles(directory));
}
