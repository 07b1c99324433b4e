import {
  chaptersOf,
  type ChapterSource,
  type CourseSource,
  type QuestionSource,
  type TopicSource,
} from '../read/course-source';
import { findTopic, nearestName, numberOf } from '../read/find-by-name';

/** Where a question goes in the course, or why nowhere. */
export type FoundPlace =
  | { readonly chapter: ChapterSource; readonly topic: TopicSource }
  | { readonly what: string; readonly howToMend: string };

/** What the teacher said beside the file. */
export interface Wanted {
  readonly chapter: ChapterSource | null;
  /** For every question, whatever category it stands under. */
  readonly topic: string | null;
}

/** The last name of a category's path; // is a / of a name, and $course$/top is Moodle's own. */
function topicName(category: string): string {
  return category.replaceAll('//', '\0').split('/').at(-1)?.replaceAll('\0', '/').trim() ?? '';
}

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function notFound(name: string, chapters: readonly ChapterSource[]): FoundPlace {
  const names = chapters.flatMap(({ topics }) => topics.map((topic) => topic.name));
  const nearest = nearestName(names, name);
  const [only] = chapters;
  const where = only !== undefined && chapters.length === 1 ? `chapter ${numberOf(only)}` : 'the course';
  return {
    what: `${where} has no topic "${name}"`,
    howToMend:
      nearest === null ? 'say which with --topic "…"' : `did you mean "${nearest}"? Write $CATEGORY: ${nearest}`,
  };
}

/** Finds the topic by what the teacher said, else by the category, else takes a chapter's only one. */
export function findPlace(course: CourseSource, wanted: Wanted, { category }: QuestionSource): FoundPlace {
  const chapters = wanted.chapter === null ? chaptersOf(course) : [wanted.chapter];
  const [only] = chapters.length === 1 ? chapters : [];
  const [onlyTopic] = only?.topics.length === 1 ? only.topics : [];
  if (wanted.topic === null && only && onlyTopic) return { chapter: only, topic: onlyTopic };

  const name = wanted.topic ?? (category === null ? null : topicName(category));
  if (name === null)
    return {
      what: 'it stands under no topic',
      howToMend:
        only === undefined
          ? 'write $CATEGORY: and a topic of the course above it, or say --chapter and --topic'
          : `write $CATEGORY: above it or say --topic, with one of ${list(only.topics.map((topic) => topic.name))}`,
    };
  const found = chapters.flatMap((chapter) => {
    const topic = findTopic(chapter, name);
    return topic === null ? [] : [{ chapter, topic }];
  });
  if (found.length > 1)
    return {
      what: `"${name}" is a topic of ${found.map(({ chapter }) => chapter.name).join(' and of ')}`,
      howToMend: 'say which with --chapter',
    };
  return found[0] ?? notFound(name, chapters);
}
