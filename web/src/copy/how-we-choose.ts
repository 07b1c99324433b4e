import {
  LONG_WEAKSPOT_SIZE,
  QUESTIONS_PER_TOPIC,
  SHORT_WEAKSPOT_SIZE,
  UNIT_QUIZ_SIZE,
} from '../../../schema/rules/quiz';

interface Chapter {
  heading: string;
  paragraphs: readonly string[];
}

export const HOW_WE_CHOOSE_TITLE = 'How we choose your questions';
export const HOW_WE_CHOOSE_LEAD =
  'A small piece of statistics, no mind reading. This is what it looks at, what it does with it, and how often it is wrong.';

/** What the engine does (docs/decisions/learner-model.md), in plain words. Nothing here may be truer of a brochure than of the code. */
export const HOW_WE_CHOOSE: readonly Chapter[] = [
  {
    heading: 'What it remembers',
    paragraphs: [
      'Every topic has questions of several kinds: definitions, graphs, calculations and so on. For each topic and each kind it stores two numbers: how likely you are to know the answer, and how unsure that guess is.',
      'Each answer you submit moves both. A right answer to a hard question moves them a lot, a right answer to an easy one hardly at all. A choice picked blindly is right now and then, so one lucky hit counts for less than it looks.',
      'What you know fades while you do something else. So the guess drifts back towards “not sure” as the days go by, and a topic that was well known comes up for review.',
    ],
  },
  {
    heading: 'How a quiz is put together',
    paragraphs: [
      `How many questions there are is fixed: ${QUESTIONS_PER_TOPIC} for each topic of a chapter, ${UNIT_QUIZ_SIZE} for a unit, ${SHORT_WEAKSPOT_SIZE} or ${LONG_WEAKSPOT_SIZE} for weak spots. What is chosen is which ones.`,
      'It goes question by question, and asks each time where one more answer would teach you most. That is seldom what you know already, and seldom what rests on something you have not got to yet. It is what you half know. Economists would say: at the margin.',
      'No topic takes over a weak-spot quiz, however weak it is. A question you have never seen comes before one you have, and one of middling difficulty, that you would get right about two times in three, before the others. Where two are equally good, chance decides.',
      'In the results, a line under the question says why it was asked, unless chance alone chose it.',
    ],
  },
  {
    heading: 'What it never does',
    paragraphs: [
      'It does not touch your percentages, your labels or your grades. Those count right answers, and nothing else.',
      'It does not score you down for saying how sure you were. That only decides which mistakes come back first.',
      'It does not compare you with anybody. What it takes from other students is how hard a question is.',
    ],
  },
  {
    heading: 'Where it goes wrong',
    paragraphs: [
      'It sees answers, not you. A slip looks like a gap, and a lucky guess like knowledge, until the next answers say otherwise.',
      'After a handful of answers its guesses are mostly what holds for anybody. That is why your progress shows a range beside each estimate: a wide one means that it does not know yet.',
    ],
  },
];

export const ITS_RECORD = 'Its record with you';
export const NO_RECORD_YET =
  'Before each answer it makes a prediction. Once you have submitted a quiz, its predictions appear here beside what happened, good or bad.';
