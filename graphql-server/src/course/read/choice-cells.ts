import { courseHtml, plainText } from './course-html';
import type { ChoiceSource, QuestionSource, RichText } from './course-source';

/** The cells of a choice under [columns:…], which have | between them: "rises | falls". */
export const cellsOf = ({ format, text }: RichText): RichText[] =>
  text.split('|').map((cell) => ({ format, text: cell.trim() }));

type Format = RichText['format'];

/** A head is Markdown. */
function headIn(format: Format, text: string): string {
  const head: RichText = { format: 'markdown', text };
  return format === 'markdown' ? text : format === 'html' ? courseHtml(head, { inline: true }) : plainText(head);
}

/** What stands before each cell where there is no table. */
const labelsOf = (format: Format, columns: readonly string[]): string[] =>
  columns.map((column, index) => `${index === 0 ? '' : '; '}${headIn(format, column)}: `);

/** The choice with its heads in the text: "Price: rises; Quantity: falls". */
function underHeads(choice: ChoiceSource, columns: readonly string[]): ChoiceSource {
  const { format } = choice.text;
  const cells = cellsOf(choice.text);
  const text = labelsOf(format, columns).map((label, index) => label + (cells[index]?.text ?? ''));
  return { ...choice, text: { format, text: text.join('') } };
}

/** The choice with | between its cells, wherever its heads are in the text; any other as it is. */
function inCells(choice: ChoiceSource, columns: readonly string[]): ChoiceSource {
  const { format, text } = choice.text;
  // Where tags ignore case, a head may come back as another question writes it.
  const folded = text.toLowerCase();
  const cuts: { readonly from: number; readonly to: number }[] = [];
  for (const label of labelsOf(format, columns)) {
    const from = folded.indexOf(label.toLowerCase(), cuts.at(-1)?.to ?? 0);
    if (from < 0 || (cuts.length === 0 && from > 0)) return choice;
    cuts.push({ from, to: from + label.length });
  }
  const cells = cuts.map(({ to }, index) => text.slice(to, cuts[index + 1]?.from));
  return { ...choice, text: { format, text: cells.join(' | ') } };
}

const inColumns =
  (change: typeof underHeads) =>
  <Question extends Pick<QuestionSource, 'columns' | 'choices'>>(question: Question): Question =>
    question.columns === undefined
      ? question
      : { ...question, choices: question.choices.map((choice) => change(choice, question.columns ?? [])) };

/** For programs without columns. */
export const withHeadsInChoices = inColumns(underHeads);

/** For files that other programs had. */
export const withCellsInChoices = inColumns(inCells);
