import type { ReportRow } from '../report.service';
import type { ItemReport } from './item-report';
import { oneLine } from './one-line';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function countsOf(reports: readonly ReportRow[]): string {
  return [...Map.groupBy(reports, ({ problem }) => problem)]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([problem, { length }]) => `${length} × ${problem}`)
    .join(', ');
}

function factsOf(item: ItemReport | undefined): string {
  if (item === undefined) return 'no longer asked';
  const { n, facility } = item.statistics;
  const share = facility === null ? '' : `, ${Math.round(facility)}% right`;
  return `${item.chapter} · ${item.topic}; ${n} first ${n === 1 ? 'answer' : 'answers'}${share}`;
}

/** The reported questions, most reports first: how often and for what, their statistics, and the texts of the reports. */
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
        ...of.flatMap(({ problem, variant, message, reportedAt }) => {
          if (message === null && variant === null) return [];
          const what = variant === null ? problem : `${problem}, variant ${variant}`;
          return [`    ${day.format(reportedAt)}  ${what}${message === null ? '' : `: ${oneLine(message)}`}`];
        }),
        '',
      ];
    });
}
