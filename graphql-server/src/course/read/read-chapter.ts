import { z } from 'zod';
import { attempt } from './attempt';
import { plainText } from './course-html';
import type { CourseFiles } from './course-files';
import { Boards, BOARDS_FILE, RESERVED_BOARDS_FILE } from './boards';
import { reportTo, type ChapterSource, type CourseProblem, type QuestionSource, type RichText } from './course-source';
import { readGift, type GiftFile } from './read-gift';
import { readLesson } from './read-lesson';
import { readMarkdown, requireSection, sectionsOf } from './read-markdown';
import { generateQuestions, type QuestionModelSources } from './read-question-models';
import { idNumber, shortText, text } from './read-yaml';

const optionalUrl = text.nullish().transform((value) => value ?? null);

/** Of one model in a chapter: more of the same would not teach more. */
const MOST_VARIANTS = 12;

const chapterShape = z.strictObject({
  id: idNumber,
  name: shortText,
  slug: shortText,
  video_url: optionalUrl,
  quiz_blurb_img_url: optionalUrl,
  topics: z.array(z.strictObject({ id: idNumber, name: shortText })).min(1),
  models: z.record(z.string(), z.int().min(1).max(MOST_VARIANTS)).default({}),
});

/** The questions that a teacher added; course:import writes this file. */
export const TEACHER_FILE = 'own.gift';
/** What only mock exams ask. */
const RESERVED_FILE = 'mock.gift';
const VIDEO_BLURB = 'Video blurb';
const QUIZ_BLURB = 'Quiz blurb';

const markdown = (content: string): RichText => ({ format: 'markdown', text: content });

const groupedByTopic = (questions: readonly QuestionSource[]): QuestionSource[] =>
  [...Map.groupBy(questions, ({ category }) => category).values()].flat();

/** Reads the chapter in `folder`: chapter.md with this content, and the lesson and questions beside it. */
export function readChapter(
  folder: string,
  content: string,
  files: CourseFiles,
  models: QuestionModelSources,
  problems: CourseProblem[],
): ChapterSource | null {
  const report = reportTo(problems);
  const file = `${folder}/chapter.md`;
  const document = readMarkdown(file, content, chapterShape, report);
  const lessonYaml = files.get(`${folder}/lesson.yaml`);
  const lessonFile = `${folder}/lesson.yaml`;
  const lesson = attempt(report, { file: lessonFile, line: 1 }, null, () =>
    lessonYaml === undefined ? null : readLesson(lessonFile, lessonYaml, files, report),
  );
  const questionFile = (name: string) => files.get(`${folder}/${name}`) ?? '';
  const sources = [
    readGift(`${folder}/questions.gift`, questionFile('questions.gift'), 'hand'),
    readGift(`${folder}/${TEACHER_FILE}`, questionFile(TEACHER_FILE), 'teacher'),
  ];

  const sections = sectionsOf(document);
  for (const { heading, line } of sections)
    if (heading !== VIDEO_BLURB && heading !== QUIZ_BLURB)
      report(
        { file, line },
        `unknown section "${heading}"`,
        `name it "# ${VIDEO_BLURB}" or "# ${QUIZ_BLURB}"; smaller headings begin with ##`,
      );
  const pool = readGift(`${folder}/${RESERVED_FILE}`, questionFile(RESERVED_FILE), 'hand');
  const { data, at } = document;
  if (data !== null)
    sources.push(generateQuestions(data.models, data.topics, models, (model) => at(['models', model])));
  problems.push(...[...sources, pool].flatMap((source) => source.problems));
  if (data === null) return null;

  /** The questions of these files with the boards of this one in place. */
  const placed = (from: readonly GiftFile[], boardsFile: string, prefix: string) => {
    const boards = new Boards(`${folder}/${boardsFile}`, questionFile(boardsFile), prefix);
    const questions = from.flatMap((source) =>
      source.questions.flatMap((question) => attempt(report, question.at, [], () => [boards.place(question)])),
    );
    boards.checkUse();
    problems.push(...boards.problems);
    return groupedByTopic(questions);
  };
  const blurb = (heading: string): RichText => {
    const read = markdown(requireSection(file, sections, heading, report));
    const line = sections.find((section) => section.heading === heading)?.line ?? 1;
    return attempt(report, { file, line }, markdown(''), () => (plainText(read), read));
  };
  return {
    at: at(['name']),
    id: data.id,
    name: data.name,
    slug: data.slug,
    videoUrl: data.video_url,
    quizBlurbImgUrl: data.quiz_blurb_img_url,
    videoBlurb: blurb(VIDEO_BLURB),
    quizBlurb: blurb(QUIZ_BLURB),
    topics: data.topics.map((topic, index) => ({ at: at(['topics', index, 'name']), ...topic })),
    lesson,
    questions: placed(sources, BOARDS_FILE, data.slug),
    reserved: placed([pool], RESERVED_BOARDS_FILE, `${data.slug}.mock`),
    freeResponses: [],
  };
}
