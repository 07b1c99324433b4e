import { counted } from '../check/course-report';
import { nameOf, shortened } from './export-html';
import type { ImportPlan } from './plan-import';
import { teacherFileOf } from './teacher-questions';

type Planned = Extract<ImportPlan, { outcome: 'planned' }>;

interface Line {
  readonly line: number;
  readonly text: string;
}

function questionLines({ accepted, unchanged, rejected }: Planned): Line[] {
  const said = (what: string, { question, chapter, lost }: Planned['accepted'][number], where = ''): Line => ({
    line: question.at.line,
    text: [
      `${question.at.file}:${question.at.line}  ${what}  "${shortened(nameOf(question))}" → ${chapter.name} · ${question.category ?? ''}${where}`,
      ...(lost.length > 0 ? [`    lost on the way: ${lost.join('; ')}`] : []),
    ].join('\n'),
  });
  return [
    ...accepted.map((one) => said(one.earlier ? 'changed' : 'added', one, ` (${teacherFileOf(one.chapter)})`)),
    ...unchanged.map((one) => said('unchanged', one)),
    ...rejected.map(({ file, line, message, fix }) => ({
      line,
      text: `${file}:${line}  refused  ${message} — ${fix}`,
    })),
  ].sort((a, b) => a.line - b.line);
}

/** What happens to a teacher's file, question by question in its order, for the teacher. */
export function planLines(
  file: { readonly format: string | null; readonly sample: string | null },
  plan: Planned,
): string[] {
  const { accepted, unchanged, rejected } = plan;
  const count = (what: string, many: number) => (many > 0 ? [`${many} ${what}`] : []);
  const changed = accepted.filter(({ earlier }) => earlier !== undefined).length;
  const lossy = [...accepted, ...unchanged].filter(({ lost }) => lost.length > 0).length;
  const counts = [
    ...count('added', accepted.length - changed),
    ...count('changed', changed),
    ...count('unchanged', unchanged.length),
    ...count('refused', rejected.length),
  ];
  return [
    ...(file.format === null ? [] : [`Read as ${file.format}.`]),
    ...(file.sample === null
      ? []
      : [`The file does not say its encoding. If this line looks wrong, save it as UTF-8: ${file.sample}`]),
    ...questionLines(plan).map(({ text }) => text),
    counts.length === 0 ? 'The file has no questions.' : `${counts.join(', ')}.`,
    ...(lossy > 0 ? [`${counted(lossy, 'question')} lost something on the way.`] : []),
  ];
}
