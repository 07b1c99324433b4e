import type { MockReportPageFragment } from '../../../../schema/generated/graphql';
import {
  CHOICE_WORTH,
  EXAM_QUESTIONS,
  LONG_POINTS,
  LONG_SHARE,
  RESPONSE_WORTH,
  SHORT_POINTS,
  SHORT_SHARE,
} from '../../../../schema/rules/exam';

/** What a student can do next, where the most points are. */
export type NextStep =
  | {
      readonly kind: 'unit';
      readonly number: number;
      readonly name: string;
      readonly missed: number;
      readonly topicIds: readonly string[];
    }
  | { readonly kind: 'pace'; readonly unanswered: number }
  | { readonly kind: 'compare'; readonly attemptId: string; readonly freeResponseId: string; readonly open: number }
  | { readonly kind: 'freeResponse'; readonly freeResponseId: string; readonly title: string; readonly lost: number }
  | { readonly kind: 'mistakes' };

const MOST_STEPS = 3;

/** A right answer, and a point of a long and of a short question, in points of the composite. */
const WORTH = {
  answer: CHOICE_WORTH / EXAM_QUESTIONS,
  long: (RESPONSE_WORTH * LONG_SHARE) / LONG_POINTS,
  short: (RESPONSE_WORTH * SHORT_SHARE) / SHORT_POINTS,
};

type Report = Pick<MockReportPageFragment, 'right' | 'answered' | 'units' | 'responses'>;

/** The three steps that are worth the most points of the composite, the most first; none after a perfect exam. */
export function nextSteps({ answered, units, responses }: Report): NextStep[] {
  const asked = units.reduce((sum, unit) => sum + unit.asked, 0);
  const unanswered = asked - answered;
  const weighed: { readonly step: NextStep; readonly worth: number }[] = [
    ...units.map(({ unit: { number, name }, right, asked: ofUnit, missedTopics }) => ({
      step: {
        kind: 'unit' as const, // one of the kinds
        ...{ number, name, missed: ofUnit - right },
        topicIds: missedTopics.map(({ id }) => id),
      },
      worth: (ofUnit - right) * WORTH.answer,
    })),
    ...responses.map(({ freeResponseId, title, length, earned, open, possible }) => ({
      step: { kind: 'freeResponse' as const, freeResponseId, title, lost: possible - earned - open }, // likewise
      worth: (possible - earned - open) * WORTH[length],
    })),
    // A guess is right once in four times.
    { step: { kind: 'pace' as const, unanswered }, worth: (unanswered * WORTH.answer) / 4 },
  ];
  const compare = responses.find(({ open }) => open > 0);
  const first: NextStep[] = compare
    ? [{ kind: 'compare', attemptId: compare.attemptId, freeResponseId: compare.freeResponseId, open: compare.open }]
    : [];
  const best = weighed
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ step }) => step);
  const steps = [...first, ...best].slice(0, MOST_STEPS);
  return steps.length < MOST_STEPS && best.length > 0 ? [...steps, { kind: 'mistakes' }] : steps;
}
