import type { QuestionSource } from '../read/course-source';
import type { ExportFormat } from './export-chapter';

const showsGraph = ({ lead, figure, choices }: QuestionSource): boolean =>
  [lead?.figure, figure, ...choices.map((choice) => choice.figure)].some((shown) => shown !== undefined);

const amount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What the format cannot say of these questions, or other programs do not show. For the person who exports them. */
export function exportNotes(questions: readonly QuestionSource[], format: ExportFormat): string[] {
  const sets = new Set(questions.flatMap(({ set }) => set ?? [])).size;
  const columns = questions.filter((question) => question.columns !== undefined).length;
  const graphs = format === 'gift' ? questions.filter(showsGraph).length : 0;
  return [
    ...(sets > 0
      ? [`${amount(sets, 'set')}: other programs ask each question alone; the shared text stands before the first one.`]
      : []),
    ...(columns > 0
      ? [
          `${amount(columns, 'question')} with choices in columns: other programs do not show the heads, which are a tag.`,
        ]
      : []),
    ...(graphs > 0
      ? [
          `${amount(graphs, 'question')} with graphs: GIFT has no files, only their addresses; moodle-xml has the pictures.`,
        ]
      : []),
  ];
}
