import { imagesBefore, imagesInChoices } from '../../read/question-pictures';
import { questionRule } from './audit';

/** A point or an area of a picture that has the name of a choice on the exam. E is the equilibrium. */
const POINT =
  /\b(?:[Pp]oints?|[Cc]ombinations?|[Bb]undles?) ([A-D])\b|\b([A-D]) is (?:on|inside|outside|above|below|at) |\b(?:from|to|between) ([A-D]) (?:to|and) [A-D]\b/g;
const AREA = /\b[Aa]reas? ([A-S])\b/g;
const JOINED = /^(?:[Aa]reas? )?[T-Z](?:, [T-Z])*,? and [T-Z][.]?$|^[T-Z]{2,}$/;

export const lettersRule = questionRule(
  'letters',
  'Points are F, G, H, J, K, and areas T to Z joined by +; A to D are choices.',
  function* (question) {
    const { source } = question;
    const alts = [...imagesBefore(source), ...imagesInChoices(source)].map(({ alt }) => alt);
    const text = [question.story, ...alts, ...question.choices].join(' ');
    const points = new Set(
      [...text.matchAll(POINT)].map(([, ...letters]) => letters.find((letter) => letter !== undefined)),
    );
    const areas = new Set([...text.matchAll(AREA)].map(([, letter]) => letter));
    if (points.size > 0) yield [`a point is named ${[...points].join(', ')}`, 'name points F, G, H, J, K'];
    if (areas.size > 0) yield [`an area is named ${[...areas].join(', ')}`, 'name areas T to Z'];
    if (question.choices.some((choice) => JOINED.test(choice))) yield ['areas are not joined by +', 'write T + U'];
  },
);
