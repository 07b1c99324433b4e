import { isStarted } from '../../../schema/rules/progress';
import type { Course } from '../course/course';
import type { TopicProgress, User, UserChapter } from '../progress/user.type';
import { isRight } from '../quiz/grading';
import type { QuizAttempt } from '../quiz/quiz-attempt.type';

// What REST replies serialize where it differs from what the services return (spec §3, §7).

/** A chapter merged with the student's progress. */
export const chapterProgress = (progress: UserChapter) => ({ ...progress, ...progress.chapter });

/** The chapters of the study plan. */
export const plannedChapters = ({ userChapters }: User) =>
  userChapters.filter(({ chosen }) => chosen).map(chapterProgress);

/** Topics merged with the student's progress (spec §3). */
export const topicsWithProgress = ({ topicProgress }: User) =>
  topicProgress.map((progress: TopicProgress) => ({ ...progress, ...progress.topic }));

/** The topics in which something was asked. */
export const askedTopics = (user: User) => topicsWithProgress(user).filter(isStarted);

/**
 * The questions of an attempt with the key: a client of this facade scores for itself (docs/decisions/grading.md). What it sends
 * back is marked again.
 */
export function quizWithKey({ id, chapter, questions }: QuizAttempt, course: Course) {
  return {
    attemptId: id,
    questions: questions.map(({ question, answers }) => ({
      ...question,
      imageUrl: question.figure?.url ?? question.imageUrl,
      answers: answers.map((answer) => ({
        ...answer,
        isCorrect: isRight(course.question(question.id).answers, { choice: answer.id }),
      })),
    })),
    quizBlurb: chapter?.quizBlurb ?? null,
    quizBlurbImgUrl: chapter?.quizBlurbImgUrl ?? null,
  };
}

/** The answers of a finished attempt as the server marked them (spec §3, answer record). */
export const markedAnswers = ({ questions }: QuizAttempt) =>
  questions.map(({ question, given, isCorrect }) => ({
    questionId: question.id,
    answerId: given && 'choice' in given ? given.choice : null,
    isCorrect,
    topicId: question.topic.id,
  }));
