import {
  mayPractice,
  topicChoiceProblem,
  type QuizMode,
  type QuizType,
  type StartedQuizType,
} from '../../../schema/rules/quiz';
import type { Course } from '../course/course';
import { DomainError } from '../errors';
import { parseId, parseOptionalId } from '../http/ids';
import type { Chapter, Topic, Unit } from '../library/library.type';

/** What a student asks for, with ids as a client sends them. */
export interface QuizRequest {
  readonly type: QuizType;
  /** 'test' when left out. */
  readonly mode?: QuizMode;
  readonly chapterId?: number | string | null | undefined;
  readonly unitId?: number | string | null | undefined;
  readonly topicIds?: readonly (number | string)[] | null | undefined;
}

/** What is asked about. Two requests of one scope are the same quiz. */
export interface QuizSubject {
  readonly type: StartedQuizType;
  readonly mode: QuizMode;
  readonly scope: string;
  readonly chapter: Chapter | null;
  readonly unit: Unit | null;
  /** Empty for a weak-spot quiz: the student's own record chooses. */
  readonly topics: readonly Topic[];
}

/** The scopes of quizzes that ask missed questions again. */
export const mistakesScope = {
  ofAttempt: (attemptId: string) => `mistakes:${attemptId}`,
  ofNotebook: (unitId?: number, topicId?: number) => `notebook:${unitId ?? ''}:${topicId ?? ''}`,
};

function needed(id: number | undefined, what: string): number {
  if (id === undefined) throw new DomainError('BAD_USER_INPUT', `This quiz needs a ${what}.`);
  return id;
}

function chapterSubject(type: StartedQuizType, chapter: Chapter): AskedSubject {
  if (chapter.comingSoon) throw new DomainError('COMING_SOON', `The quiz for ${chapter.name} is coming soon.`);
  return { type, scope: `${type}:${chapter.id}`, chapter, unit: chapter.unit, topics: chapter.topics };
}

function unitSubject(type: StartedQuizType, unit: Unit): AskedSubject {
  const topics = unit.chapters.filter((chapter) => !chapter.comingSoon).flatMap((chapter) => chapter.topics);
  if (topics.length === 0) throw new DomainError('COMING_SOON', `The quiz for ${unit.name} is coming soon.`);
  return { type, scope: `${type}:${unit.id}`, chapter: null, unit, topics };
}

function topicSubject(type: StartedQuizType, topicIds: readonly number[], course: Course): AskedSubject {
  const ids = [...new Set(topicIds)].sort((a, b) => a - b);
  const problem = topicChoiceProblem(ids.length);
  if (problem !== null) throw new DomainError('BAD_USER_INPUT', problem);
  const topics = ids.map((id) => course.topic(id)).filter((topic) => course.questionsOfChosen(topic).length > 0);
  if (topics.length === 0) throw new DomainError('COMING_SOON', 'Questions on these topics are coming soon.');
  const [chapter = null, ...others] = new Set(topics.map((topic) => topic.chapter));
  const ofOne = others.length === 0 ? chapter : null;
  return { type, scope: `${type}:${ids.join(',')}`, chapter: ofOne, unit: ofOne?.unit ?? null, topics };
}

/** The scope of a quiz in a mode: a student may have one of each in progress. */
export const scopeIn = (mode: QuizMode, scope: string) => (mode === 'practice' ? `${scope}:practice` : scope);

/** Throws BAD_USER_INPUT, NOT_FOUND or COMING_SOON. */
export function quizSubject(request: QuizRequest, course: Course): QuizSubject {
  const { type, mode = 'test' } = request;
  if (mode === 'practice' && !mayPractice(type)) {
    throw new DomainError(
      'BAD_USER_INPUT',
      'This type of quiz has no practice mode. Its answers are explained at the end.',
    );
  }
  const subject = askedSubject(request, course);
  return { ...subject, mode, scope: scopeIn(mode, subject.scope) };
}

type AskedSubject = Omit<QuizSubject, 'mode'>;

function askedSubject({ type, ...ids }: QuizRequest, course: Course): AskedSubject {
  const chapterId = parseOptionalId(ids.chapterId, 'chapter');
  const unitId = parseOptionalId(ids.unitId, 'unit');
  const topicIds = ids.topicIds?.map((id) => parseId(id, 'topic')) ?? [];
  switch (type) {
    case 'chapterQuiz':
    case 'chapterQuizNoUser':
      return chapterSubject(type, course.chapter(needed(chapterId, 'chapter')));
    case 'unitQuiz':
      return unitSubject(type, course.unit(needed(unitId, 'unit')));
    case 'topicQuiz':
      return topicSubject(type, topicIds, course);
    case 'mockExam':
      throw new DomainError('BAD_USER_INPUT', 'A mock exam is started as an exam, not as a quiz.');
    case 'shortWeakspotQuiz':
    case 'longWeakspotQuiz':
      return { type, scope: type, chapter: null, unit: null, topics: [] };
  }
}
