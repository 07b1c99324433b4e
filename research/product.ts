import type { CourseQuestion } from '../graphql-server/src/course/course';
import { fitLearner } from '../graphql-server/src/learner';
import { createModel, foldAnswers, UNPUBLISHED, viewOf, type LearnerModel } from '../graphql-server/src/learner/fold';
import { estimateMastery, type Estimate } from '../graphql-server/src/learner/knowledge';
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
  /** The same product with what these students taught: difficulties and second stage published, students forgotten. */
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
  const log: { user: string; questionId: number; correct: boolean; tDays: number }[] = [];
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
      log.push({ user, questionId, correct, tDays });
    },
    estimate(user, topic, tDays) {
      const student = students.get(user);
      return student ? estimateMastery(viewOf(current, student.state, tDays), topicIdOf.get(topic) ?? '') : null;
    },
    published() {
      const answers = log.flatMap(({ user, questionId, correct, tDays }) => {
        const found = catalog.items.get(questionId);
        return found ? [{ user, item: found.item, topic: found.topic, type: found.type, correct, tDays }] : [];
      });
      const guesses = new Map([...catalog.items.values()].map(({ item }) => [item, 1 / CHOICES]));
      const { items: fittedItems, topics: fittedTopics, ...params } = fitLearner(answers, guesses);
      return createProduct(
        items,
        createModel(catalog, { version: 1, params, items: fittedItems, topics: fittedTopics }),
      );
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
