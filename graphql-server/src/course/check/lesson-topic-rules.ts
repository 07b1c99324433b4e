import { explains } from '../../../../economics/lesson/lesson';
import { chaptersOf, problem, type ChapterSource, type CourseSource } from '../read/course-source';
import { misconceptionsOf } from './free-responses';

/** What leads from a chapter's questions to its lesson: each misconception with the topic that was asked. */
function errorsOf({ questions, topics }: ChapterSource, course: CourseSource) {
  const nameOf = new Map(topics.map(({ id, name }) => [id, name]));
  const ofQuestions = questions.flatMap(({ choices, category, at }) =>
    choices.flatMap(({ misconception }) => (misconception ? [{ misconception, topic: category ?? '', at }] : [])),
  );
  // A part may be about a topic of another chapter.
  const ofParts = chaptersOf(course).flatMap(({ freeResponses }) =>
    freeResponses.flatMap((question) =>
      question.parts.flatMap((part) => {
        const topic = nameOf.get(part.topic);
        const at = question.at(['parts', part.id]);
        return topic === undefined ? [] : misconceptionsOf(part).map((misconception) => ({ misconception, topic, at }));
      }),
    ),
  );
  return [...ofQuestions, ...ofParts];
}

const lessonsOf = (course: CourseSource) =>
  chaptersOf(course).flatMap((chapter) => (chapter.lesson === null ? [] : [{ ...chapter.lesson, chapter }]));

export function* topicsOfScenesAreOfTheirChapter(course: CourseSource) {
  for (const { lesson, sceneAt, chapter } of lessonsOf(course)) {
    const names = chapter.topics.map(({ name }) => name);
    for (const [index, { topics = [] }] of lesson.scenes.entries())
      for (const topic of topics)
        if (!names.includes(topic))
          yield problem(
            sceneAt(index),
            `it treats ${topic}, which is no topic of its chapter`,
            `write ${names.join(', ')}`,
          );
  }
}

/** Without its topics, a scene of a chapter with several would be shown after wrong answers about another one. */
export function* linksLeadToTheTopicAsked(course: CourseSource) {
  for (const { lesson, sceneAt, chapter } of lessonsOf(course)) {
    if (chapter.topics.length === 1) continue;
    const errors = errorsOf(chapter, course);
    for (const [index, { id, meets, topics }] of lesson.scenes.entries()) {
      const link = topics === undefined && errors.find(({ misconception }) => meets.includes(misconception));
      if (link)
        yield problem(
          sceneAt(index),
          `${link.at.file}:${link.at.line} leads to ${id} by ${link.misconception}, and ${id} does not say that it treats ${link.topic}`,
          'list under topics those of the chapter that it treats, or leave the misconception out of meets',
        );
    }
  }
}

export function* scenesMeetWhatIsAsked(course: CourseSource) {
  for (const { lesson, sceneAt, chapter } of lessonsOf(course)) {
    const errors = errorsOf(chapter, course);
    if (errors.length === 0) continue;
    const hasOneTopic = chapter.topics.length === 1;
    for (const [index, scene] of lesson.scenes.entries())
      for (const name of scene.meets)
        if (
          !errors.some(
            ({ misconception, topic }) => misconception === name && explains(scene, name, topic, hasOneTopic),
          )
        )
          yield problem(
            sceneAt(index),
            `no wrong answer about what it treats comes from ${name}`,
            'leave it out of meets, or name the topic whose questions have it',
          );
  }
}
