import { EXAM_SECONDS } from '../../../../schema/rules/practice';
import { QUESTIONS_PER_TOPIC } from '../../../../schema/rules/quiz';
import type { ExamCell, UnitOfExam } from './exam-units';
import type { ForecastFacts } from './forecast';
import { gainsOf, type PracticedCell } from './gains';
import { isMet } from './knowledge-then';
import type { ExamBelief } from './simulate-exam';

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

/** So many answers on each of these topics, spread over its types as the course has them. */
const answersOn = (cells: readonly ExamCell[], topics: ReadonlySet<string>, each: number): PracticedCell[] =>
  topicsOf(cells, topics).flatMap((ofTopic) => {
    const share = ofTopic.reduce((sum, cell) => sum + cell.share, 0);
    return ofTopic.map(({ topic, type, share: own }) => ({ topic, type, answers: (each * own) / share }));
  });

const topicsOf = (cells: readonly ExamCell[], topics: ReadonlySet<string>) =>
  [...Map.groupBy(cells, ({ topic }) => topic)].flatMap(([topic, ofTopic]) => (topics.has(topic) ? [ofTopic] : []));

/** The two steps that add the most points a minute, each of another kind, best first. */
export function bestSteps(facts: ForecastFacts, belief: ExamBelief, offers: Offers): RatedStep[] {
  const { student, units } = facts;
  const gainOf = gainsOf(facts, belief);
  const cells = units.flatMap((unit) => unit.cells);

  const practiceOf = (unit: UnitOfExam): RatedStep[] => {
    const answers = (topics: readonly string[]) => answersOn(unit.cells, new Set(topics), QUESTIONS_PER_TOPIC);
    const best = unit.topics
      .filter((topic) => isMet(student, topic))
      .map((topic) => ({ topic, gain: gainOf(answers([topic])) }))
      .sort((a, b) => b.gain - a.gain)
      .slice(0, PRACTICED)
      .map(({ topic }) => topic);
    if (best.length === 0) return [];
    const minutes = minutesOf(best.length * QUESTIONS_PER_TOPIC * EXAM_SECONDS);
    return [{ kind: 'practice', unit: unit.number, topics: best.map(Number), minutes, gain: gainOf(answers(best)) }];
  };

  const learn = ({ id, topics, lessonSeconds, questions }: ChapterToLearn): RatedStep[] => {
    const own = new Set(topics.map(String));
    const answers = answersOn(cells, own, questions / topics.length);
    if (answers.length === 0 || topics.some((topic) => isMet(student, String(topic)))) return [];
    const minutes = minutesOf(lessonSeconds + questions * EXAM_SECONDS);
    return [{ kind: 'chapter', chapter: id, minutes, gain: gainOf(answers) }];
  };

  const respond = ({ version, minutes }: Offers['responses'][number]): RatedStep[] => {
    const points = units.flatMap((unit) => unit.points.filter((point) => point.version === version));
    if (points.length === 0 || points.some(({ topic }) => !isMet(student, topic))) return [];
    const byCell = Map.groupBy(points, ({ topic, type }) => JSON.stringify([topic, type]));
    const answers = [...byCell.values()].flatMap(([first, ...others]) =>
      first ? [{ topic: first.topic, type: first.type, answers: 1 + others.length }] : [],
    );
    return [{ kind: 'freeResponse', version, minutes, gain: gainOf(answers) }];
  };

  const perMinute = ({ gain, minutes }: RatedStep) => gain / minutes;
  const bestOf = (steps: readonly RatedStep[]) =>
    steps
      .filter(({ gain }) => gain >= LEAST_GAIN)
      .sort((a, b) => perMinute(b) - perMinute(a))
      .slice(0, 1);
  return [units.flatMap(practiceOf), offers.chapters.flatMap(learn), offers.responses.flatMap(respond)]
    .flatMap(bestOf)
    .sort((a, b) => perMinute(b) - perMinute(a))
    .slice(0, MOST_STEPS);
}
