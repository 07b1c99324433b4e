import { EXAM_SECONDS } from '../../../../schema/rules/practice';
import { QUESTIONS_PER_TOPIC } from '../../../../schema/rules/quiz';
import { CELL_TAUGHT, TOPIC_TAUGHT } from '../../learner/knowledge';
import type { Beliefs, ForecastFacts } from './forecast';
import { FORECAST_PARAMS } from './forecast-params';
import { isMet, remainingAfter, type Teaching } from './knowledge-then';
import type { ExamCell, UnitOfExam } from './exam-units';
import { expectedComposite } from './simulate-exam';

/** What a student could do next. Ids are the course's; `minutes` is how long it takes. */
export type Step =
  | { readonly kind: 'practice'; readonly unit: number; readonly topics: readonly number[]; readonly minutes: number }
  | { readonly kind: 'chapter'; readonly chapter: number; readonly minutes: number }
  | { readonly kind: 'freeResponse'; readonly version: number; readonly minutes: number };

export type RatedStep = Step & {
  /** Points of the composite that it is expected to add. */
  readonly gain: number;
};

/** A chapter that the course has, whether or not it was learned. */
export interface ChapterToLearn {
  readonly id: number;
  readonly topics: readonly number[];
  /** Of its lesson and its quiz. */
  readonly lessonSeconds: number;
  readonly questions: number;
}

export interface Offers {
  /** In course order. */
  readonly chapters: readonly ChapterToLearn[];
  /** Versions of free responses that the student has not tried. */
  readonly responses: readonly { readonly version: number; readonly minutes: number }[];
}

const MOST_STEPS = 2;
/** Topics of one practice quiz. */
const PRACTICED = 3;
/** A step that adds less is not worth naming, in points of the composite. */
const LEAST_GAIN = 0.05;

const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60));

/** Answers by topic and by topic × type. */
interface Answers {
  readonly ofTopic: ReadonlyMap<string, number>;
  readonly ofCell: ReadonlyMap<string, number>;
}

const cellKey = (topic: string, type: string) => JSON.stringify([topic, type]);

function countAnswers(
  answers: readonly { readonly topic: string; readonly type: string; readonly answers: number }[],
): Answers {
  const [ofTopic, ofCell] = [new Map<string, number>(), new Map<string, number>()];
  for (const { topic, type, answers: count } of answers) {
    ofTopic.set(topic, (ofTopic.get(topic) ?? 0) + count);
    const key = cellKey(topic, type);
    ofCell.set(key, (ofCell.get(key) ?? 0) + count);
  }
  return { ofTopic, ofCell };
}

/** So many answers on each of these topics, spread over its types as the course has them. */
const answersOn = (cells: readonly ExamCell[], topics: ReadonlySet<string>, each: number) =>
  topicsOf(cells, topics).flatMap((ofTopic) => {
    const share = ofTopic.reduce((sum, cell) => sum + cell.share, 0);
    return ofTopic.map(({ topic, type, share: own }) => ({ topic, type, answers: (each * own) / share }));
  });

const topicsOf = (cells: readonly ExamCell[], topics: ReadonlySet<string>) =>
  [...Map.groupBy(cells, ({ topic }) => topic)].flatMap(([topic, ofTopic]) => (topics.has(topic) ? [ofTopic] : []));

/**
 * The two steps that add the most points a minute, each of another kind, best first. What an answer teaches is what the planner of quizzes
 * takes it to teach, as much of it as is left on the day of the exam.
 */
export function bestSteps(
  { student, model, units, ahead }: ForecastFacts,
  beliefs: Beliefs,
  offers: Offers,
): RatedStep[] {
  const before = expectedComposite(beliefs.belief);
  const left = remainingAfter(ahead, model.params, FORECAST_PARAMS.forgetting);
  const rate = (step: Step, answers: Answers, meets: (topic: string) => boolean = () => false): RatedStep => {
    const teaching: Teaching = {
      logits: (topic, type) =>
        left *
        (TOPIC_TAUGHT * (answers.ofTopic.get(topic) ?? 0) +
          CELL_TAUGHT * (answers.ofCell.get(cellKey(topic, type)) ?? 0)),
      meets,
    };
    return { ...step, gain: expectedComposite(beliefs.after(teaching)) - before };
  };
  const cells = units.flatMap((unit) => unit.cells);

  const practiceOf = (unit: UnitOfExam): RatedStep[] => {
    const met = unit.topics.filter((topic) => isMet(student, topic));
    const one = (topics: readonly string[]) => {
      const seconds = topics.length * QUESTIONS_PER_TOPIC * EXAM_SECONDS;
      const step = {
        kind: 'practice' as const,
        unit: unit.number,
        topics: topics.map(Number),
        minutes: minutesOf(seconds),
      };
      return rate(step, countAnswers(answersOn(unit.cells, new Set(topics), QUESTIONS_PER_TOPIC)));
    };
    const best = met
      .map((topic) => ({ topic, gain: one([topic]).gain }))
      .sort((a, b) => b.gain - a.gain)
      .slice(0, PRACTICED)
      .map(({ topic }) => topic);
    return best.length === 0 ? [] : [one(best)];
  };

  const learn = ({ id, topics, lessonSeconds, questions }: ChapterToLearn): RatedStep[] => {
    const own = new Set(topics.map(String));
    const asked = cells.filter(({ topic }) => own.has(topic));
    if (asked.length === 0 || topics.some((topic) => isMet(student, String(topic)))) return [];
    const seconds = lessonSeconds + questions * EXAM_SECONDS;
    const answers = countAnswers(answersOn(asked, own, questions / topics.length));
    return [rate({ kind: 'chapter', chapter: id, minutes: minutesOf(seconds) }, answers, (topic) => own.has(topic))];
  };

  const respond = ({ version, minutes }: Offers['responses'][number]): RatedStep[] => {
    const points = units.flatMap((unit) => unit.points.filter((point) => point.version === version));
    if (points.length === 0 || points.some(({ topic }) => !isMet(student, topic))) return [];
    const answers = countAnswers(points.map(({ topic, type }) => ({ topic, type, answers: 1 })));
    return [rate({ kind: 'freeResponse', version, minutes }, answers)];
  };

  const perMinute = ({ gain, minutes }: RatedStep) => gain / minutes;
  const bestOf = (steps: readonly RatedStep[]) =>
    steps
      .filter(({ gain }) => gain >= LEAST_GAIN)
      .reduce<RatedStep[]>(
        ([best], step) => (best === undefined || perMinute(step) > perMinute(best) ? [step] : [best]),
        [],
      );
  return [units.flatMap(practiceOf), offers.chapters.flatMap(learn), offers.responses.flatMap(respond)]
    .flatMap(bestOf)
    .sort((a, b) => perMinute(b) - perMinute(a))
    .slice(0, MOST_STEPS);
}
