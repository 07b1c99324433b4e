import type { TextChoice, TextFormat } from 'gift-pegjs';
import { TYPED_KINDS } from '../kinds/kinds';
import { attempt } from '../read/attempt';
import { reportTo, type ChoiceSource, type CourseProblem, type RichText } from '../read/course-source';
import { withCellsInChoices } from '../read/choice-cells';
import { lineOf, parseBlocks, type GiftItem } from '../read/parse-gift';
import { leadOf, questionWithoutChoices, splitFeedback, typeOf } from '../read/read-gift';
import { withLeads, type SetLead } from '../read/question-sets';
import { BroughtPictures } from './bring-pictures';
import { normalizeText, withoutParagraph } from './normalize-text';
import { isCloze, moodleGiftBlocks, parseMoodleGift } from './parse-moodle-gift';
import {
  lostTags,
  notSupported,
  singleChoice,
  trueOrFalse,
  type FileChoice,
  type FileQuestion,
  type QuestionFile,
} from './question-file';
import { withWholeSets } from './stand-alone';

type ReadText = (text: TextFormat) => RichText;

const creditOf = ({ isCorrect, weight }: Omit<TextChoice, 'text'>): number => weight ?? (isCorrect ? 100 : 0);

/** The choices, or what this question is called that the site cannot ask. */
function choicesOf(question: GiftItem, richText: ReadText): ChoiceSource[] | string {
  const { item } = question;
  const feedbackOf = (feedback: TextFormat | null): FileChoice['feedback'] =>
    feedback === null ? null : splitFeedback(withoutParagraph(richText(feedback)));
  const markOf = (choice: Omit<TextChoice, 'text'>) => ({
    credit: creditOf(choice),
    feedback: feedbackOf(choice.feedback),
  });
  const fileChoice = ({ text, ...mark }: TextChoice) => ({ text: withoutParagraph(richText(text)), ...markOf(mark) });
  if (item.type === 'MC') return singleChoice(item.choices.map(fileChoice));
  // The parser swaps the names of the feedbacks in {TRUE#…#…}: the first is for a wrong answer, the second for a right one.
  if (item.type === 'TF')
    return trueOrFalse(item.isTrue, feedbackOf(item.falseFeedback), feedbackOf(item.trueFeedback));
  // Lowercase {true} and {f} are short answers to the parser, but not to the author.
  const answer = item.type === 'Short' && item.choices.length === 1 ? (item.choices[0]?.text.text ?? '') : '';
  if (/^(?:t|true|f|false)$/i.test(answer)) return trueOrFalse(/^t/i.test(answer), null, null);
  for (const kind of TYPED_KINDS) {
    const answers = kind.gift.read(item);
    if (answers === null) continue;
    return singleChoice(
      answers.map((typed) => ({ ...typed, ...markOf(typed) })),
      kind,
    );
  }
  return typeOf(question);
}

const lostPenalties = ({ item }: GiftItem): string[] =>
  item.type === 'MC' && item.choices.some((choice) => creditOf(choice) < 0) ? ['penalties for wrong choices'] : [];

/** Two = in one question are usually a mistake. */
function unsupported({ at, item }: GiftItem, kind: string): CourseProblem {
  const hasTwo = item.type === 'MC' && item.choices.filter(({ isCorrect }) => isCorrect).length > 1;
  return notSupported(
    at,
    kind,
    hasTwo ? 'mark one choice with = and the others with ~; in a text, write \\= for =' : undefined,
  );
}

/** Reads GIFT as Moodle does. Questions that the site cannot ask, or that cannot be read, are rejected with a reason. */
export function readMoodleGift(file: string, text: string): QuestionFile {
  const [cloze, blocks] = [true, false].map((wanted) =>
    moodleGiftBlocks(text).filter((block) => isCloze(block) === wanted),
  );
  const { items, problems } = parseBlocks(file, blocks ?? [], parseMoodleGift);
  for (const block of cloze ?? [])
    problems.push(notSupported({ file, line: lineOf(block) }, 'a text with gaps to fill (Cloze)'));
  const questions: FileQuestion[] = [];
  const pictures = new BroughtPictures();
  const leads: SetLead[] = [];
  const read = (item: GiftItem) => {
    const lost: string[] = [];
    const richText: ReadText = ({ format, text }) =>
      normalizeText(
        format,
        pictures.bring(text, [], (what) => lost.push(what)),
      );
    const lead = leadOf(item, richText);
    if (lead !== null) return void leads.push(lead);
    const choices = choicesOf(item, richText);
    if (typeof choices === 'string') problems.push(unsupported(item, choices));
    else {
      const question = questionWithoutChoices(item, richText);
      const takeaway = question.takeaway === null ? null : withoutParagraph(question.takeaway);
      lost.push(...lostPenalties(item), ...lostTags(question, item.item.tags ?? []));
      questions.push(withCellsInChoices({ ...question, takeaway, origin: 'teacher' as const, choices, lost }));
    }
  };
  for (const item of items) attempt(reportTo(problems), item.at, undefined, () => read(item));
  return {
    questions: withWholeSets(withLeads(questions, leads)),
    rejected: problems.sort((a, b) => a.line - b.line),
    pictures: pictures.files,
  };
}
