import type { CourseProblem } from '../read/course-source';
import { counted } from '../check/course-report';
import type { PlacedQuestion } from './question-index';
import { ownFileOf } from './teacher-questions';
import type { ImportPlan } from './plan-import';

/** One line a question, what stands at one line together. */
function refusedLines(refused: readonly CourseProblem[]): string[] {
  return refused.map(({ file, line, what, howToMend }) => `  ${file}:${line}  ${what} — ${howToMend}`);
}

function takenLines(taken: readonly PlacedQuestion[]): string[] {
  const byPlace = Map.groupBy(taken, ({ chapter, question }) => `${chapter.name} · ${question.category ?? ''}`);
  return [...byPlace].map(([place, placed]) => {
    const file = placed[0] === undefined ? '' : ownFileOf(placed[0].chapter);
    return `  ${place}: ${counted(placed.length, 'question')} → ${file}`;
  });
}

const linesOf = (problems: readonly CourseProblem[]) => new Set(problems.map(({ line }) => line)).size;

/** What becomes of a teacher's file, for the teacher. */
export function planLines(form: string | null, plan: Extract<ImportPlan, { outcome: 'planned' }>): string[] {
  const { taken, known, refused } = plan;
  return [
    ...(form === null ? [] : [`Read as ${form}.`]),
    ...(taken.length > 0 ? [`Taken: ${taken.length}`, ...takenLines(taken)] : []),
    ...(known.length > 0 ? [`In the course already: ${known.length}`] : []),
    ...(refused.length > 0 ? [`Refused: ${linesOf(refused)}`, ...refusedLines(refused)] : []),
    ...(taken.length + known.length + refused.length === 0 ? ['There is no question in it.'] : []),
  ];
}
