import type { TextFormat } from 'gift-pegjs';
import type { ChoiceSource, CourseProblem, QuestionSource } from '../read/course-source';
import { creditOf, giftKind } from '../read/gift-kinds';
import { questionFrame, readGiftItems, splitFeedback, type GiftItem, type PlacedItem } from '../read/read-gift';
import { lenientBlocks, parseAsMoodle } from './parse-moodle-gift';
import { notAskedHere, singleChoice, trueOrFalse, type TeachersChoice, type TeachersFile } from './question-file';
import { inOneLine, tidyText } from './normalize-text';

const tidy = ({ format, text }: TextFormat) => tidyText(format, text);

function feedback(remark: TextFormat | null): TeachersChoice['feedback'] {
  return remark === null ? null : splitFeedback(inOneLine(tidy(remark)));
}

/** The parser names the remarks of {TRUE#…#…} otherwise than Moodle means them: first if wrong, then if right. */
function remarksOf(item: GiftItem) {
  if (item.type !== 'TF') return { ifWrong: null, ifRight: null };
  return { ifWrong: feedback(item.trueFeedback), ifRight: feedback(item.falseFeedback) };
}

function choicesOf(item: GiftItem): ChoiceSource[] | string {
  const kind = giftKind(item);
  if (kind?.kind === 'choice')
    return singleChoice(
      kind.choices.map((choice) => ({
        text: inOneLine(tidy(choice.text)),
        credit: creditOf(choice),
        feedback: feedback(choice.feedback),
      })),
    );
  if (kind?.kind === 'trueFalse') return trueOrFalse(kind.isTrue, remarksOf(item));
  return kind?.name ?? 'no question';
}

/** Two = in one question are mostly a slip. */
function otherKind({ at, item }: PlacedItem, name: string): CourseProblem {
  const slip = item.type === 'MC' && item.choices.filter(({ isCorrect }) => isCorrect).length > 1;
  return notAskedHere(
    at,
    name,
    slip ? 'mark one choice with = and the others with ~; in a text, write \\= for =' : undefined,
  );
}

function question(placed: PlacedItem, choices: ChoiceSource[]): QuestionSource {
  const { item } = placed;
  const takeaway =
    'globalFeedback' in item && item.globalFeedback !== null ? inOneLine(tidy(item.globalFeedback)) : null;
  return { ...questionFrame(placed), origin: 'teacher', stem: tidy(item.stem), choices, takeaway };
}

/** Reads GIFT as Moodle does. A kind of question that the site cannot ask is named, like one that cannot be read. */
export function readTeachersGift(file: string, text: string): TeachersFile {
  const { items, problems } = readGiftItems(file, lenientBlocks(text), parseAsMoodle);
  const read = items.map((placed) => ({ placed, choices: choicesOf(placed.item) }));
  const questions = read.flatMap(({ placed, choices }) =>
    typeof choices === 'string' ? [] : [question(placed, choices)],
  );
  const others = read.flatMap(({ placed, choices }) =>
    typeof choices === 'string' ? [otherKind(placed, choices)] : [],
  );
  return { questions, refused: [...problems, ...others].sort((a, b) => a.line - b.line) };
}
