import { counted, problemLine } from '../check/course-report';
import type { ImportPlan } from './plan-import';
import type { PlacedQuestion } from './question-index';
import { teacherFileOf } from './teacher-questions';

function acceptedLines(accepted: readonly PlacedQuestion[]): string[] {
  const byTopic = Map.groupBy(accepted, ({ chapter, question }) => `${chapter.name} · ${question.category ?? ''}`);
  return [...byTopic].flatMap(([topic, [first, ...others]]) =>
    first === undefined
      ? []
      : [`  ${topic}: ${counted(others.length + 1, 'question')} → ${teacherFileOf(first.chapter)}`],
  );
}

/** What happens to a teacher's file, for the teacher. */
export function planLines(format: string | null, plan: Extract<ImportPlan, { outcome: 'planned' }>): string[] {
  const { accepted, unchanged, rejected } = plan;
  const rejectedCount = new Set(rejected.map(({ line }) => line)).size;
  const lines: string[] = [];
  if (format !== null) lines.push(`Read as ${format}.`);
  if (accepted.length > 0) lines.push(`Accepted: ${accepted.length}`, ...acceptedLines(accepted));
  if (unchanged.length > 0) lines.push(`Already in the course: ${unchanged.length}`);
  if (rejected.length > 0) lines.push(`Rejected: ${rejectedCount}`, ...rejected.map((one) => `  ${problemLine(one)}`));
  if (accepted.length + unchanged.length + rejected.length === 0) lines.push('The file has no questions.');
  return lines;
}
