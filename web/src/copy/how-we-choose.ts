import {
  LONG_WEAKSPOT_SIZE,
  QUESTIONS_PER_TOPIC,
  SHORT_WEAKSPOT_SIZE,
  SPACING_SHARE,
  UNIT_QUIZ_SIZE,
} from '../../../schema/rules/quiz';

interface Chapter {
  heading: string;
  paragraphs: readonly string[];
}

export const HOW_WE_CHOOSE_TITLE = 'How we choose your questions';
export const HOW_WE_CHOOSE_LEAD =
  'Statistics, not mind reading. Here is what our model looks at, how it uses it, and how often it is wrong.';

/** Explains the learner model (docs/decisions/learner-model.md) in plain words. Every claim must match the code. */
export const HOW_WE_CHOOSE: readonly Chapter[] = [
  {
    heading: 'What it remembers',
    paragraphs: [
      'Every topic has several kinds of questions: definitions, graphs, calculations, and so on. For each topic and kind, the model stores two numbers: how likely you are to know the answer, and how uncertain that estimate is.',
      'Every answer you submit changes both. A correct answer to a hard question changes them a lot; a correct answer to an easy one, hardly at all. A blind guess is sometimes correct, so the model allows for luck. A question you have answered before counts for less: you may simply remember its answer.',
      'Each point of a free response counts too, on its topic. Nobody guesses a graph, and points of one drawing tell nearly the same, so how much they count was set with simulated students.',
      'Knowledge of a topic fades without practice. As days go by, the estimate drifts back toward “not sure,” and the topic comes up for review once you are likely to have forgotten some of it.',
    ],
  },
  {
    heading: 'How a quiz is put together',
    paragraphs: [
      `The number of questions is fixed: ${QUESTIONS_PER_TOPIC} for each topic of a chapter, ${UNIT_QUIZ_SIZE} for a unit, ${SHORT_WEAKSPOT_SIZE} or ${LONG_WEAKSPOT_SIZE} for weak spots. The model only chooses which ones.`,
      `Up to ${SPACING_SHARE * 100}% of a weak-spot quiz goes to the topics you were asked about longest ago, because what you learn from spaced practice lasts longer. The rest is chosen one question at a time, where one more question would teach you the most. That is rarely something you already know, and less often something that builds on a topic you have yet to learn. It is what you half know. Economists call this thinking at the margin.`,
      'One question in ten of a weak-spot quiz is drawn at random, to check how well we choose the others.',
      'No single topic takes over a weak-spot quiz, however weak it is. New questions come before questions you have seen, and questions you would get right about two times out of three come before easier and harder ones. Ties are broken at random.',
      'In your results, a line under each question says why it was chosen, as soon as the model knows anything about you.',
    ],
  },
  {
    heading: 'What it never does',
    paragraphs: [
      'It does not change your percentages, labels, or grades. Those count correct answers and nothing else.',
      'It does not lower your score for saying how sure you were. That only decides which mistakes come back first.',
      'It does not compare you with anyone. Other students’ answers only tell it how hard a question is, and how people learn and forget.',
    ],
  },
  {
    heading: 'Where it goes wrong',
    paragraphs: [
      'It sees answers, not you. A slip looks like a gap and a lucky guess looks like knowledge, until your next answers correct it.',
      'After only a few answers, its estimates are close to those for any student. That is why your progress page shows a range beside each estimate: a wide range means it does not know yet.',
    ],
  },
];

export const ITS_RECORD = 'Its record with you';
export const NO_RECORD_YET =
  'The model makes a prediction before each answer. After you submit a quiz, its predictions appear here next to what happened.';

export const DOES_IT_WORK = 'Does it work?';
export const HOW_WE_CHECK: readonly string[] = [
  'We test it. One question in ten of a weak-spot quiz goes to a topic drawn at random, and the topic the model had chosen goes without. For the other nine, a randomly drawn topic goes without.',
  'A week or more later, we look at first answers to new questions on both topics. Comparing topics that got a question with topics that went without shows how much a chosen question teaches, and how much a random one does.',
];
export const NOTHING_TO_COMPARE_YET =
  'There are no answers to compare yet. The first will come a week after the first weak-spot quizzes.';
