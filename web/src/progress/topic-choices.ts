import { isStarted } from '../../../schema/rules/progress';
import { chapterNumber } from '../../../schema/rules/labels';
import {
  available,
  chaptersOf,
  type ChapterProgress,
  type StudentProgress,
  type TopicProgress,
} from './student-progress';

/** Several topics that a student can choose at once in the quiz generator. */
export interface TopicChoice {
  name: string;
  topicIds: readonly string[];
}

const WEAKEST = 5;

const idsOf = (topics: readonly TopicProgress[]) => topics.map(({ id }) => id);

/** The topics with the lowest share of correct answers; of equal ones first those that were asked more often. */
function weakest(chapters: readonly ChapterProgress[]): TopicProgress[] {
  const share = ({ answeredCorrectly, questionsAsked }: TopicProgress) => answeredCorrectly / questionsAsked;
  return chapters
    .flatMap(({ topics }) => topics)
    .filter((topic) => isStarted(topic) && share(topic) < 1)
    .toSorted((a, b) => share(a) - share(b) || b.questionsAsked - a.questionsAsked)
    .slice(0, WEAKEST);
}

/** The chapter that the plan is at, where a class puts it too, and the one before it in its unit: about a week of a class. */
function thisWeek(chapters: readonly ChapterProgress[], currentChapterId: string | null): ChapterProgress[] {
  const at = chapters.findIndex(({ id }) => id === currentChapterId);
  const current = chapters[at];
  if (!current) return [];
  const before = chapters[at - 1];
  return before?.unitId === current.unitId ? [before, current] : [current];
}

/** What is known of a student decides what is offered: without answers there is no weakest topic, without a plan no week. */
export function topicChoices(progress: StudentProgress): TopicChoice[] {
  const chapters = available(chaptersOf(progress));
  const weak = weakest(chapters);
  const week = thisWeek(
    chapters.filter(({ chosen }) => chosen),
    progress.currentChapterId,
  );
  const numbers = week.map(({ name }) => chapterNumber(name)).join(' and ');
  return [
    { name: weak.length === WEAKEST ? 'My five weakest' : 'My weakest topics', topicIds: idsOf(weak) },
    { name: `This week in my plan: ${numbers}`, topicIds: week.flatMap(({ topics }) => idsOf(topics)) },
  ].filter(({ topicIds }) => topicIds.length > 0);
}
