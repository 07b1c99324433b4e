import type { ReportRow } from '../report.queries';
import type { ItemReport } from './item-report';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

function countsOf(reports: readonly ReportRow[]): string {
  const kinds = [...Map.groupBy(reports, ({ problem }) => problem)].map(
    ([problem, of]) => [problem, of.length] as const,
  );
  return kinds
    .sort((a, b) => b[1] - a[1])
    .map(([problem, count]) => `${count} × ${problem}`)
    .join(', ');
}

function factsOf(item: ItemReport | undefined): string {
  if (item === undefined) return 'no longer asked';
  const { n, facility } = item.statistics;
  const share = facility === null ? '' : `, ${Math.round(facility)} % right`;
  return `${item.chapter} · ${item.topic}; ${n} first ${n === 1 ? 'answer' : 'answers'}${share}`;
}

/** One line of what is said in a report, so that nobody's line breaks or control characters reach a terminal. */
const inOneLine = (words: string) => words.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** The reported questions, those with most reports first: how often and for what, how they fare, and what was said. */
export function reportedLines(reports: readonly ReportRow[], items: readonly ItemReport[]): string[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byQuestion = [...Map.groupBy(reports, ({ stableId }) => stableId)];
  if (byQuestion.length === 0) return ['Nobody has reported a question.'];
  return byQuestion
    .sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]))
    .flatMap(([id, of]) => {
      const item = byId.get(id);
      return [
        `${id}  ${countsOf(of)}  (${factsOf(item)})`,
        ...(item?.remarks ?? []).map((remark) => `    ! ${remark}`),
        ...of.flatMap(({ problem, words, reportedAt }) =>
          words === null ? [] : [`    ${day.format(reportedAt)}  ${problem}: ${inOneLine(words)}`],
        ),
        '',
      ];
    });
}
