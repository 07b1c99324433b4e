import type { Course } from '../course/course';
import type { Chapter, Topic, Unit } from '../library/library.type';
import type { TopicProgress, User, UserChapter } from '../progress/user.type';
import { isRight } from '../quiz/grading';
import type { QuizAttempt } from '../quiz/quiz-attempt.type';

/** The shapes of the REST answers: the spec's names, snake_case, collections keyed by id (spec §3, §7). */

function keyed<Item, Json>(
  items: readonly Item[],
  id: (item: Item) => number,
  serialize: (item: Item) => Json,
): Record<number, Json> {
  return Object.fromEntries(items.map((item) => [id(item), serialize(item)]));
}

const keyedById = <Item extends { readonly id: number }, Json>(
  items: readonly Item[],
  serialize: (item: Item) => Json,
) => keyed(items, ({ id }) => id, serialize);

export const serializeUser = (user: User, accessToken?: string) => ({
  username: user.username,
  email: user.email,
  current_chapter: user.currentChapter?.id ?? null,
  ...(accessToken !== undefined && { access_token: accessToken }),
});

const serializeUnit = (unit: Unit) => ({ id: unit.id, name: unit.name, subject_id: unit.subject.id });

export const serializeSubjects = ({ subjects }: Course) => keyedById(subjects, ({ id, name }) => ({ id, name }));

export const serializeUnits = ({ units }: Course) => keyedById(units, serializeUnit);

const serializeChapter = (chapter: Chapter) => ({
  id: chapter.id,
  name: chapter.name,
  unit_id: chapter.unit.id,
  slug: chapter.slug,
  video_url: chapter.videoUrl,
  video_blurb: chapter.videoBlurb,
  quiz_blurb: chapter.quizBlurb,
  quiz_blurb_img_url: chapter.quizBlurbImgUrl,
});

/** In their order, which a search needs. */
export const serializeChapterList = (chapters: readonly Chapter[]) => chapters.map(serializeChapter);

export const serializeChapters = (chapters: readonly Chapter[]) => keyedById(chapters, serializeChapter);

export const serializeUserChapter = ({ chapter, videoCompleted, quizGrade }: UserChapter) => ({
  video_completed: videoCompleted,
  quiz_grade: quizGrade,
  unit_id: chapter.unit.id,
  name: chapter.name,
});

/** The chapters of the study plan. */
export const serializeUserChapters = ({ userChapters }: User) =>
  keyed(
    userChapters.filter(({ chosen }) => chosen),
    ({ chapter }) => chapter.id,
    serializeUserChapter,
  );

const serializeCounts = ({ questionsAsked, answeredCorrectly, percentCorrect }: TopicProgress) => ({
  questions_asked: questionsAsked,
  answered_correctly: answeredCorrectly,
  percent_correct: percentCorrect,
});

/** Counts of the topics in which something was asked. */
export const serializeTopicProgress = (progress: readonly TopicProgress[]) =>
  keyed(
    progress.filter(({ questionsAsked }) => questionsAsked > 0),
    ({ topic }) => topic.id,
    (counts) => ({ topic_id: counts.topic.id, ...serializeCounts(counts) }),
  );

const serializeTopic = (topic: Topic) => ({ id: topic.id, topic_name: topic.topicName, chapter_id: topic.chapter.id });

export const serializeTopics = (topics: readonly Topic[]) => keyedById(topics, serializeTopic);

/** Topics merged with the student's progress (spec §3). */
export const serializeTopicsWithProgress = ({ topicProgress }: User) =>
  keyed(
    topicProgress,
    ({ topic }) => topic.id,
    (counts) => ({ ...serializeTopic(counts.topic), ...serializeCounts(counts) }),
  );

const isCorrectAnswer = (course: Course, questionId: number, choice: number) =>
  isRight(course.question(questionId).answers, { choice });

/**
 * The questions of an attempt with the key: a client of this facade scores for itself (docs/decisions/grading.md). What it sends
 * back is marked again.
 */
export function serializeQuiz(attempt: QuizAttempt, course: Course) {
  return {
    attempt_id: attempt.id,
    questions: keyed(
      attempt.questions,
      ({ question }) => question.id,
      ({ question, answers }) => ({
        id: question.id,
        text: question.text,
        image_url: question.figure?.url ?? question.imageUrl,
        topic_id: question.topic.id,
        answers: keyedById(answers, ({ id, text }) => ({
          text,
          is_correct: isCorrectAnswer(course, question.id, id),
        })),
      }),
    ),
    quiz_blurb: attempt.chapter?.quizBlurb ?? null,
    quiz_blurb_img_url: attempt.chapter?.quizBlurbImgUrl ?? null,
  };
}

/** The answers of a finished attempt as the server marked them (spec §3, answer record). */
export const serializeAnswers = ({ questions }: QuizAttempt) =>
  questions.map(({ question, given, isCorrect }) => ({
    questionId: question.id,
    answerId: given && 'choice' in given ? given.choice : null,
    isCorrect,
    topicId: question.topic.id,
  }));
