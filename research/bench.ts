import { beliefOf } from '../graphql-server/src/exam/readiness/forecast';
import { simulateExam } from '../graphql-server/src/exam/readiness/simulate-exam';
import { buildQuiz, createLearner, fitLearner, mastery } from '../graphql-server/src/learner';
import { createModel, foldAnswers, UNPUBLISHED } from '../graphql-server/src/learner/fold';
import { newStudent } from '../graphql-server/src/learner/state';
import { createCatalog } from '../graphql-server/src/learner/store/catalog';
import { seededRandom } from '../schema/rules/quiz';
import { SYNTHETIC, syntheticLog } from './synthetic';
import { prepare } from './readiness';
import { continuousGrowth } from './worlds';
import { printLearner, type LearnerSpeed } from '../bench/table';

// npm run learner:bench: what the engine costs, against the goals of docs/decisions/learner-model.md. It asserts nothing.

const TOPICS = 100;
const TYPES = ['definition', 'graph', 'calculation', 'application'];
const ITEMS_PER_CELL = 6;
const ROUNDS = 101;

const candidates = Array.from({ length: TOPICS * TYPES.length * ITEMS_PER_CELL }, (_, number) => ({
  item: `item ${number}`,
  topic: `topic ${number % TOPICS}`,
  type: TYPES[Math.floor(number / TOPICS) % TYPES.length] ?? '',
  order: number % TOPICS,
}));
const random = seededRandom(1);
const learner = createLearner();

/** One answer of a student to a question of the course. */
function answerOne(tDays: number): void {
  const asked = candidates[Math.floor(random() * candidates.length)];
  if (asked) learner.update('student', asked.item, asked.topic, asked.type, random() < 0.7, tDays);
}

/** Milliseconds of one call: the middle of many, the first ones thrown away. */
function median(call: () => void): number {
  const times = Array.from({ length: 2 * ROUNDS }, () => {
    const began = performance.now();
    call();
    return performance.now() - began;
  });
  return times.slice(ROUNDS).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
}

const UPDATES = 1000;
for (let answer = 0; answer < 2000; answer += 1) answerOne(answer / 50);
const update = median(() => {
  for (let answer = 0; answer < UPDATES; answer += 1) answerOne(40);
});
const build = median(() => buildQuiz(learner, { user: 'student', candidates, size: 20, tDays: 41, random }));
const masteries = median(() => {
  for (let topic = 0; topic < TOPICS; topic += 1) mastery(learner, 'student', `topic ${topic}`, 41);
});
const catalog = createCatalog(
  candidates.map(({ topic, type }, id) => ({ id, topicId: Number(topic.slice(6)), type, difficulty: 2, choices: 4 })),
);
const model = createModel(catalog, UNPUBLISHED);
const answers = Array.from({ length: UPDATES }, (_, index) => ({
  questionId: Math.floor(random() * candidates.length),
  isCorrect: random() < 0.7,
  tDays: index / 50,
}));
const fold = median(() => foldAnswers(model, newStudent(model.params), answers));
const { students, ...exam } = prepare(continuousGrowth(1), 1, 1);
const forecast = median(() => {
  for (const { state, responses, endDays } of students)
    simulateExam(beliefOf({ ...exam, student: state, responses, tDays: endDays, ahead: 14 }));
});
const log = syntheticLog({ ...SYNTHETIC, users: 1000, answersEach: 100, topics: 40 }, 1);
const began = performance.now();
fitLearner(log);
const fit = performance.now() - began;

const speeds: LearnerSpeed[] = [
  { name: 'update', value: (update * 1000) / UPDATES, unit: 'µs', most: 5 },
  { name: `fold of ${UPDATES} answers`, value: fold, unit: 'ms', most: 5 },
  { name: `build of 20 over ${TOPICS * TYPES.length} cells`, value: build, unit: 'ms', most: 5 },
  { name: `all ${TOPICS} masteries`, value: masteries, unit: 'ms', most: 1 },
  { name: 'forecast of the exam', value: forecast, unit: 'ms', most: 10 },
  { name: `fit of ${log.length} answers`, value: fit / 1000, unit: 's', most: 60 },
];
printLearner(speeds);
