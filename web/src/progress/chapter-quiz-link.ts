import { quizToStart } from '../../../schema/rules/quiz';
import { quizLink } from '../quiz/quiz-request';
import type { ChapterProgress } from './student-progress';

/** Where a chapter's quiz button leads: the chapter quiz until its grade is 50, then practice on its topics (spec §4). */
export function chapterQuizLink({ id, quizGrade, topics }: Pick<ChapterProgress, 'id' | 'quizGrade' | 'topics'>) {
  return quizToStart(quizGrade) === 'chapterQuiz'
    ? quizLink({ type: 'chapterQuiz', chapterId: id })
    : quizLink({ type: 'topicQuiz', chapterId: id, topicIds: topics.map((topic) => topic.id) });
}
