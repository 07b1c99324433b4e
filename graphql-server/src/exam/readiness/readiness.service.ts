import { daysAhead } from '../../../../schema/rules/readiness';
import { requireViewer, type Context } from '../../context';
import type { Course } from '../../course/course';
import { minutesOf } from '../../free-response/free-response.service';
import { daysOf, timeOf } from '../../learner/days';
import type { LearnerModel } from '../../learner/fold';
import type { StudentState } from '../../learner/state';
import { readKnowledge } from '../../quiz/student-knowledge';
import { bestSteps, type Offers, type RatedStep } from './actions';
import { answersOf, hasEvidence, unitsAnswered } from './evidence';
import { examUnitsOf, type UnitOfExam } from './exam-units';
import { beliefOf, type ForecastFacts } from './forecast';
import { readFacts, saveRecord, type Facts, type ReadinessRow } from './readiness.queries';
import type { Readiness, ReadinessForecast, ReadinessRecord, ReadinessStep, ReadinessUnit } from './readiness.type';
import { costsByUnit, simulateExam } from './simulate-exam';

const examUnitsIn = ({ units, freeResponses }: Course, { catalog }: LearnerModel): UnitOfExam[] =>
  examUnitsOf({
    units: units.map(({ examUnit, chapters }) => ({
      examUnit,
      topics: chapters.flatMap((chapter) => chapter.topics.map(({ id }) => id)),
    })),
    catalog,
    versions: freeResponses.map(({ id }) => id),
  });

/** What the course offers of which nothing was done: one question of each family of free responses. */
function offersOf({ chapters, freeResponses, freeResponseVersion }: Course, responses: Facts['responses']): Offers {
  const tried = new Set(responses.map(({ version }) => freeResponseVersion(version).definition.family));
  const families = Map.groupBy(freeResponses, ({ definition }) => definition.family);
  return {
    chapters: chapters
      .filter(({ comingSoon }) => !comingSoon)
      .map(({ id, topics, lessonSeconds, quizLength }) => ({
        id,
        topics: topics.map((topic) => topic.id),
        lessonSeconds: lessonSeconds ?? 0,
        questions: quizLength,
      })),
    responses: [...families].flatMap(([family, [first]]) =>
      first === undefined || tried.has(family) ? [] : [{ version: first.id, minutes: minutesOf(first.definition) }],
    ),
  };
}

function stepShown(
  step: RatedStep,
  course: Course,
  unitShown: (number: number) => ReadinessUnit['examUnit'],
): ReadinessStep {
  const { kind, minutes, gain } = step;
  const common = { kind, minutes, gain, examUnit: null, topics: [], chapter: null, freeResponseId: null, title: null };
  switch (step.kind) {
    case 'practice':
      return { ...common, examUnit: unitShown(step.unit), topics: step.topics.map(course.topic) };
    case 'chapter':
      return { ...common, chapter: course.chapter(step.chapter) };
    case 'freeResponse': {
      const { definition } = course.freeResponseVersion(step.version);
      return { ...common, freeResponseId: definition.id, title: definition.title };
    }
  }
}

/** The day of the last answer in UTC; null without one. */
function lastDayOf({ topics }: StudentState): string | null {
  const days = [...topics.values()].flatMap(({ lastDays }) => lastDays ?? []);
  return days.length === 0
    ? null
    : timeOf(Math.max(...days))
        .toISOString()
        .slice(0, 10);
}

const recordShown = ({ day, revision: _, ...record }: ReadinessRow): ReadinessRecord => ({
  ...record,
  at: new Date(`${day}T12:00:00Z`),
});

/**
 * The student's earlier predictions, oldest first, with the present one: it is stored when it is first read after new work, so that
 * finishing a quiz costs nothing for it, and a prediction stays as it was shown.
 */
async function keepHistory(
  { db, now }: Context,
  userId: number,
  { records }: Facts,
  revision: number,
  day: string,
  { low, high, composite, compositeLow, compositeHigh }: ReadinessForecast,
): Promise<ReadinessRow[]> {
  const known = records.find((record) => record.day === day);
  if (known !== undefined && known.revision >= revision) return records.toReversed();
  const record: ReadinessRow = {
    ...{ day, revision, low, high },
    composite: Math.round(composite),
    compositeLow: Math.floor(compositeLow),
    compositeHigh: Math.ceil(compositeHigh),
  };
  await saveRecord(db.kysely, userId, record, now);
  return [...records.filter((one) => one !== known), record].sort((a, b) => a.day.localeCompare(b.day));
}

/** How ready the signed-in student is for the exam. Throws UNAUTHENTICATED. */
export async function readReadiness(context: Context): Promise<Readiness> {
  const { db, course, now } = context;
  const { userId } = await requireViewer(context);
  const facts = await readFacts(db.kysely, userId);
  const { model, student, revision } = await readKnowledge(context, userId, facts);
  const units = examUnitsIn(course, model);
  const responses = facts.responses.filter(({ finishNumber, scored }) => finishNumber !== null && scored > 0);
  const ahead = daysAhead(now);
  const common = {
    id: String(userId),
    daysAhead: ahead,
    answers: units.reduce((sum, unit) => sum + answersOf(unit, student), 0),
    unitsAnswered: unitsAnswered(units, student),
    freeResponses: responses.length,
  };
  const forecastFacts: ForecastFacts = { model, student, units, responses, tDays: daysOf(now), ahead };
  const belief = beliefOf(forecastFacts);
  const costs = costsByUnit(belief);
  const isKnown = hasEvidence(units, student);
  const examUnitOf = new Map(course.units.map(({ examUnit }) => [examUnit?.number, examUnit]));
  const unitShown = (number: number) => {
    const examUnit = examUnitOf.get(number);
    if (!examUnit) throw new Error(`The course has no unit ${number} of the exam.`);
    return examUnit;
  };
  const unitsShown = units.map((unit, index): ReadinessUnit => ({
    examUnit: unitShown(unit.number),
    answers: answersOf(unit, student),
    cost: isKnown ? (costs[index]?.cost ?? 0) : null,
    worth: costs[index]?.worth ?? 0,
  }));
  const lastDay = lastDayOf(student);
  if (!isKnown || lastDay === null) {
    return {
      ...common,
      forecast: null,
      units: unitsShown,
      steps: [],
      history: facts.records.toReversed().map(recordShown),
    };
  }
  const { chances, range, composite, low, high } = simulateExam(belief);
  const forecast = { ...range, chances, composite, compositeLow: low, compositeHigh: high };
  const history = await keepHistory(context, userId, facts, revision, lastDay, forecast);
  const steps = bestSteps(forecastFacts, belief, offersOf(course, facts.responses));
  return {
    ...{ ...common, forecast, units: unitsShown },
    steps: steps.map((step) => stepShown(step, course, unitShown)),
    history: history.map(recordShown),
  };
}
