import type { QuestionSource } from '../read/course-source';
import type { ExportFormat } from './export-chapter';

const showsGraph = ({ lead, figure, choices }: QuestionSource): boolean =>
  [lead?.figure, figure, ...choices.map((choice) => choice.figure)].some((shown) => shown !== undefined);

const amount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What the format cannot say of these questions, or other programs do not show. For the person who exports them. */
export function exportNotes(questions: readonly QuestionSource[], format: ExportFormat): string[] {
  const graphs = format === 'gift' ? questions.filter(showsGraph).length : 0;
  if (graphs === 0) return [];
  return [
    `${amount(graphs, 'question')} with graphs: GIFT has no files, only their addresses and descriptions; moodle-xml and qti have the pictures.`,
  ];
}
