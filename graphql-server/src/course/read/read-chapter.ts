import { z } from 'zod';
import type { ChapterSource, CourseProblem, QuestionSource, RichText } from './course-source';
import { readDocument, requireSection, sectionsOf } from './read-markdown';
import type { GiftFile } from './read-gift';
import { readLesson } from './read-lesson';
import { readModels } from './read-question-models';

const words = z.string().trim().min(1);
const address = words.nullish().transform((value) => value ?? null);

/** Of one model in a chapter: more of the same would not teach more. */
export const MOST_VARIANTS = 12;

const chapterFacts = z.strictObject({
  id: z.int().positive(),
  name: words,
  slug: words,
  video_url: address,
  quiz_blurb_img_url: address,
  topics: z.array(z.strictObject({ id: z.int().positive(), name: words })).min(1),
  models: z.record(z.string(), z.int().min(1).max(MOST_VARIANTS)).default({}),
});

const VIDEO_BLURB = 'Video blurb';
const QUIZ_BLURB = 'Quiz blurb';

interface ReadChapter {
  readonly chapter: ChapterSource | null;
  readonly problems: readonly CourseProblem[];
}

const markdown = (source: string): RichText => ({ format: 'markdown', text: source });

/** What stands beside a chapter's chapter.md. */
export interface ChapterParts {
  readonly questions: GiftFile;
  /** Null where lesson.yaml is not written (yet). */
  readonly lesson: string | null;
}

/** Those of one topic together, whoever wrote them. */
const byTopic = (questions: readonly QuestionSource[]): QuestionSource[] =>
  [...Map.groupBy(questions, ({ category }) => category).values()].flat();

/** Reads a chapter's files. */
export function readChapter(folder: string, chapterText: string, { questions, lesson }: ChapterParts): ReadChapter {
  const file = `${folder}/chapter.md`;
  const document = readDocument(file, chapterText, chapterFacts);
  const told = lesson === null ? null : readLesson(`${folder}/lesson.yaml`, lesson);
  const problems = [...document.problems, ...(told?.problems ?? [])];

  const sections = sectionsOf(document);
  for (const { heading, line } of sections.filter(({ heading }) => ![VIDEO_BLURB, QUIZ_BLURB].includes(heading)))
    problems.push({
      file,
      line,
      what: `nobody reads a section "${heading}"`,
      howToMend: `name it "# ${VIDEO_BLURB}" or "# ${QUIZ_BLURB}", or begin smaller headings with ##`,
    });
  if (document.data === null) return { chapter: null, problems: [...problems, ...questions.problems] };

  const { id, name, slug, video_url, quiz_blurb_img_url, topics, models } = document.data;
  const made = readModels({ variants: models, at: (model) => document.at(['models', model]), topics });
  const chapter: ChapterSource = {
    at: document.at(['name']),
    id,
    name,
    slug,
    videoUrl: video_url,
    quizBlurbImgUrl: quiz_blurb_img_url,
    videoBlurb: markdown(requireSection(file, sections, VIDEO_BLURB, problems)),
    quizBlurb: markdown(requireSection(file, sections, QUIZ_BLURB, problems)),
    topics: topics.map((topic, index) => ({ at: document.at(['topics', index, 'name']), ...topic })),
    lesson: told?.lesson ?? null,
    questions: byTopic([...questions.questions, ...made.questions]),
  };
  return { chapter, problems: [...problems, ...questions.problems, ...made.problems] };
}
