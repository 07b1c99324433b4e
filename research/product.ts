import type { CourseQuestion } from '../graphql-server/src/course/course';
import {
  createModel,
  foldAnswers,
  UNPUBLISHED,
  viewOf,
  type FoldedAnswer,
  type LearnerModel,
} from '../graphql-server/src/learner/fold';
import { guardedFit } from '../graphql-server/src/learner/guarded-fit';
import { estimateMastery, type Estimate } from '../graphql-server/src/learner/knowledge';
import { startReplay } from '../graphql-server/src/learner/published';
import { newStudent, type StudentState } from '../graphql-server/src/learner/state';
import { createCatalog } from '../graphql-server/src/learner/store/catalog';
import type { Topic } from '../graphql-server/src/library/library.type';
import { chooseQuestions, type Known } from '../graphql-server/src/quiz/choose-questions';
import { LONG_WEAKSPOT_SIZE, SHORT_WEAKSPOT_SIZE } from '../schema/rules/quiz';
import { gainOf, type Setting, type Tutor } from './simulation';
import type { WorldItem } from './worlds';

// The deployed path: questions chosen by chooseQuestions, students folded with a published model.

const DAY_MS = 24 * 60 * 60 * 1000;

/** A world's items as a course: numbered questions, topics in their order, one unit. */
function courseOf(items: readonly WorldItem[]) {
  const chapter = { unit: { id: 1 } };
  const names = [...new Set(items.map(({ topic }) => topic))];
  const topics = names.map((name, index) => ({ id: index + 1, topicName: name, chapter }) as unknown as Topic); // only what the choice of questions reads
  const topicOf = new Map(topics.map((topic) => [topic.topicName, topic]));
  const questions = items.map(
    ({ topic, type }, index) =>
      ({ id: index + 1, topic: topicOf.get(topic), type, difficulty: 2, model: null }) as unknown as CourseQuestion, // likewise
  );
  const byTopic = Map.groupBy(questions, ({ topic }) => topic);
  return { topics, questions, questionsOf: (topic: Topic) => byTopic.get(topic) ?? [] };
}

export interface Product extends Tutor {
  readonly model: LearnerModel;
  /** Null for a student of whom nothing is known. */
  estimate(user: string, topic: string, tDays: number): Estimate | null;
  /** The same product after a night: fitted where that is better, difficulties published, students forgotten. */
  published(): Product;
}

/** The product in a world; quizzes are of the size of a short or a long weak-spot quiz. */
export function createProduct(items: readonly WorldItem[], model?: LearnerModel): Product {
  const { topics, questions, questionsOf } = courseOf(items);
  const catalog = createCatalog(
    questions.map(({ id, topic, type, difficulty }) => ({ id, topicId: topic.id, type, difficulty, choices: CHOICES })),
  );
  const current = model ?? createModel(catalog, UNPUBLISHED);
  const idOf = new Map(items.map(({ item }, index) => [item, index + 1]));
  const topicIdOf = new Map(topics.map(({ id, topicName }) => [topicName, String(id)]));
  const students = new Map<string, { state: StudentState; lastAsked: Map<number, number>; asked: Set<number> }>();
  const log: (FoldedAnswer & { user: string })[] = [];
  const studentOf = (user: string) => {
    const student = students.get(user) ?? { state: newStudent(current.params), lastAsked: new Map(), asked: new Set() };
    students.set(user, student);
    return student;
  };
  return {
    model: current,
    choose({ user, size, tDays, random }) {
      const { state, lastAsked, asked } = studentOf(user);
      const known: Known = {
        questionsOf,
        model: current,
        student: state,
        tDays,
        lastAsked,
        askedTopics: asked,
        random,
      };
      const type = size === SHORT_WEAKSPOT_SIZE ? 'shortWeakspotQuiz' : 'longWeakspotQuiz';
      if (size !== SHORT_WEAKSPOT_SIZE && size !== LONG_WEAKSPOT_SIZE) throw new Error(`No weak-spot quiz has ${size}`);
      return chooseQuestions(type, topics, known).map(({ question }) => items[question.id - 1]?.item ?? '');
    },
    told({ user, item, correct, tDays }) {
      const questionId = idOf.get(item) ?? 0;
      const { state, lastAsked, asked } = studentOf(user);
      foldAnswers(current, state, [{ questionId, isCorrect: correct, tDays }]);
      lastAsked.set(questionId, tDays * DAY_MS);
      asked.add(questions[questionId - 1]?.topic.id ?? 0);
      log.push({ user, questionId, isCorrect: correct, tDays });
    },
    estimate(user, topic, tDays) {
      const student = students.get(user);
      return student ? estimateMastery(viewOf(current, student.state, tDays), topicIdOf.get(topic) ?? '') : null;
    },
    published() {
      const numbers = new Map([...students.keys()].map((user, index) => [user, index + 1]));
      const answers = log
        .map(({ user, ...answer }) => ({ ...answer, userId: numbers.get(user) ?? 0 }))
        .sort((one, other) => one.tDays - other.tDays);
      const replay = startReplay(catalog, null);
      for (const answer of answers) replay.learn(answer);
      const learned = guardedFit(catalog, null, answers).learned ?? replay.learned();
      return createProduct(items, createModel(catalog, { version: 1, ...learned }));
    },
  };
}

const CHOICES = 5;

/** The product as it is after so many earlier students, whose answers are published, and nobody touching it. */
export function productAfter(earlier: number, setting: Setting): Product {
  const product = createProduct(setting.world.items);
  gainOf(product, { ...setting, students: earlier, seed: setting.seed + 500_000 });
  return product.published();
}
