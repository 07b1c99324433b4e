import { chaptersOf, type ChapterSource, type CourseSource, type TopicSource } from '../read/course-source';
import { isSameName, nearestName, numberOf } from '../read/find-by-name';

/** The chapter and topic of a question, or why there is none. */
type TopicResult =
  { readonly chapter: ChapterSource; readonly topic: TopicSource } | { readonly message: string; readonly fix: string };

/** What the teacher asked for on the command line. */
export interface Destination {
  readonly chapter: ChapterSource | null;
  /** For every question, whatever its category. */
  readonly topic: string | null;
}

/** The last name of a category's path. // stands for a / in a name; $course$/top is Moodle's prefix. */
function topicName(category: string): string {
  return category.replaceAll('//', '\0').split('/').at(-1)?.replaceAll('\0', '/').trim() ?? '';
}

const quotedList = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function notFound(name: string, chapters: readonly ChapterSource[]): TopicResult {
  const names = chapters.flatMap(({ topics }) => topics.map((topic) => topic.name));
  const nearest = nearestName(names, name);
  const [only] = chapters;
  const where = only !== undefined && chapters.length === 1 ? `chapter ${numberOf(only)}` : 'the course';
  return {
    message: `${where} has no topic "${name}"`,
    fix: nearest === null ? 'name one with --topic "…"' : `did you mean "${nearest}"? Write $CATEGORY: ${nearest}`,
  };
}

/** Finds the topic by the teacher's options, else by the category, else takes a chapter's only one. */
export function findTopic(course: CourseSource, wanted: Destination, category: string | null): TopicResult {
  const chapters = wanted.chapter === null ? chaptersOf(course) : [wanted.chapter];
  const [only] = chapters.length === 1 ? chapters : [];
  const [onlyTopic] = only?.topics.length === 1 ? only.topics : [];
  if (wanted.topic === null && only && onlyTopic) return { chapter: only, topic: onlyTopic };

  const name = wanted.topic ?? (category === null ? null : topicName(category));
  if (name === null)
    return {
      message: 'it has no topic',
      fix:
        only === undefined
          ? 'write $CATEGORY: and a topic of the course above it, or use --chapter and --topic'
          : `write $CATEGORY: above it or use --topic, with one of ${quotedList(only.topics.map((topic) => topic.name))}`,
    };
  const found = chapters.flatMap((chapter) =>
    chapter.topics.filter((topic) => isSameName(topic.name, name)).map((topic) => ({ chapter, topic })),
  );
  if (found.length > 1)
    return {
      message: `"${name}" is a topic of ${found.map(({ chapter }) => chapter.name).join(' and of ')}`,
      fix: 'name the chapter with --chapter',
    };
  return found[0] ?? notFound(name, chapters);
}
