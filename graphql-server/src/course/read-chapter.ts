import { z } from 'zod';
import type { ChapterSource, CourseProblem, RichText } from './course-source';
import { readDocument, requireSection, sectionsOf } from './read-document';
import type { GiftFile } from './read-gift';
import { readLesson } from './read-lesson';

const words = z.string().trim().min(1);
const address = words.nullish().transform((value) => value ?? null);

const chapterFacts = z.strictObject({
  id: z.int().positive(),
  name: words,
  slug: words,
  video_url: address,
  quiz_blurb_img_url: address,
  topics: z.array(z.strictObject({ id: z.int().positive(), name: words })).min(1),
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

  const { id, name, slug, video_url, quiz_blurb_img_url, topics } = document.data;
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
    questions: questions.questions,
  };
  return { chapter, problems: [...problems, ...questions.problems] };
}
