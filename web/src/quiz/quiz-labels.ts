import type { QuizType } from '../../../schema/generated/graphql';
import { unitTitle } from '../../../schema/rules/labels';
import { LONG_WEAKSPOT_SIZE, SHORT_WEAKSPOT_SIZE, UNIT_QUIZ_SIZE, questionsPerTopic } from '../../../schema/rules/quiz';

export interface NamedQuiz {
  type: QuizType;
  chapter?: { name: string } | null | undefined;
  unit?: { name: string } | null | undefined;
  asksMistakes?: boolean;
  isAnotherLike?: boolean;
  minutes?: number | null | undefined;
}

/** The title of a quiz on its first page, its questions and its results. */
export function quizTitle({ type, chapter, unit, asksMistakes, isAnotherLike, minutes }: NamedQuiz): string {
  if (minutes) return `${minutes} minutes of practice`;
  if (isAnotherLike) return 'Practice: another question like it';
  if (asksMistakes) return 'Practice: questions you missed';
  switch (type) {
    case 'chapterQuizNoUser':
      return chapter ? `Free quiz: ${chapter.name}` : 'Free quiz';
    case 'chapterQuiz':
      return chapter ? `Chapter quiz: ${chapter.name}` : 'Chapter quiz';
    case 'topicQuiz':
      return chapter ? `More practice: ${chapter.name}` : 'Topic quiz';
    case 'shortWeakspotQuiz':
      return 'Weak-spot quiz';
    case 'longWeakspotQuiz':
      return 'Long weak-spot quiz';
    case 'mockExam':
      return 'Mock exam, section I';
    case 'unitQuiz':
      return unit ? `Unit quiz: ${unitTitle(unit.name)}` : 'Unit quiz';
  }
}

/** Expected number of questions; null while the topics are unknown. */
export function questionCount(type: QuizType, topicCount: number): number | null {
  switch (type) {
    case 'shortWeakspotQuiz':
      return SHORT_WEAKSPOT_SIZE;
    case 'longWeakspotQuiz':
      return LONG_WEAKSPOT_SIZE;
    case 'unitQuiz':
      return UNIT_QUIZ_SIZE;
    case 'chapterQuiz':
    case 'chapterQuizNoUser':
    case 'mockExam':
    case 'topicQuiz':
      return topicCount > 0 ? topicCount * questionsPerTopic(topicCount) : null;
  }
}
