import { csvLine } from '../../csv';
import type { ItemReport } from './item-report';

type Column = readonly [heading: string, cell: (report: ItemReport, hasEnough: boolean) => string];

const percent = (value: number | null) => (value === null ? '–' : `${Math.round(value)}%`);

/** With too few answers only counts are shown. */
const COLUMNS: readonly Column[] = [
  ['question', ({ id }) => id],
  ['form', ({ form }) => form ?? '–'],
  ['n', ({ statistics }) => String(statistics.n)],
  ['facility', ({ statistics }) => percent(statistics.facility)],
  ['sd', ({ statistics }, hasEnough) => percent(hasEnough ? statistics.standardDeviation : null)],
  ['guess', ({ guess }) => percent(guess)],
  ['discr.', ({ statistics }, hasEnough) => percent(hasEnough ? statistics.discrimination : null)],
  ['effic.', ({ statistics }, hasEnough) => percent(hasEnough ? statistics.efficiency : null)],
  [
    'choices in % (* key)',
    ({ choices }) =>
      choices.map(({ share, isCorrect }) => `${isCorrect ? '*' : ''}${Math.round(share)}`.padStart(4)).join(' '),
  ],
];
const HEADINGS = COLUMNS.map(([heading]) => heading);

const cells = (report: ItemReport, needed: number) =>
  COLUMNS.map(([, cell]) => cell(report, report.statistics.n >= needed));

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column <= 1 || column === HEADINGS.length - 1;
  return rows.map((row) =>
    row
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** "plain 62% of 90, two-column 48% of 12": the mean facility of the questions of each form. */
function facilityByForm(reports: readonly ItemReport[]): string {
  const byForm = Map.groupBy(reports, ({ form }) => form ?? 'no form');
  return [...byForm]
    .map(([form, ofForm]) => {
      const sum = ofForm.reduce((total, { statistics }) => total + (statistics.facility ?? 0), 0);
      return `${form} ${percent(sum / ofForm.length)} of ${ofForm.length}`;
    })
    .join(', ');
}

/** An aligned table by topic, with remarks below each question. Questions without answers are only counted. */
export function itemTable(reports: readonly ItemReport[], needed: number): string[] {
  const asked = reports.filter(({ statistics }) => statistics.n > 0);
  const [heading = '', ...lines] = aligned([HEADINGS, ...asked.map((report) => cells(report, needed))]);
  const byTopic = Map.groupBy(asked, ({ chapter, topic }) => `${chapter} · ${topic}`);
  const lineOf = new Map(asked.map((report, index) => [report, lines[index] ?? '']));
  const known = asked.filter(({ statistics }) => statistics.n >= needed);
  const few = asked.length - known.length;
  const table = [...byTopic].flatMap(([topic, inTopic]) => [
    topic,
    heading,
    ...inTopic.flatMap((report) => [lineOf.get(report) ?? '', ...report.remarks.map((remark) => `    ! ${remark}`)]),
    '',
  ]);
  table.push(
    `${reports.length} questions; ${asked.length} were answered, ${known.length} by ${needed} students or more.`,
  );
  if (known.length > 0) table.push(`Mean facility by form: ${facilityByForm(known)}.`);
  if (few > 0) table.push(`With fewer than ${needed} first answers, discrimination and efficiency are not shown.`);
  return table;
}

const decimal = (value: number | null) => (value === null ? '' : value.toFixed(1));

const FACTS: readonly Column[] = [
  ['question', ({ id }) => id],
  ['chapter', ({ chapter }) => chapter],
  ['topic', ({ topic }) => topic],
  ['form', ({ form }) => form ?? ''],
  ['n', ({ statistics }) => String(statistics.n)],
  ['facility', ({ statistics }) => decimal(statistics.facility)],
  ['sd', ({ statistics }) => decimal(statistics.standardDeviation)],
  ['guess', ({ guess }) => decimal(guess)],
  ['discrimination', ({ statistics }) => decimal(statistics.discrimination)],
  ['efficiency', ({ statistics }) => decimal(statistics.efficiency)],
  ['key', ({ choices }) => String(choices.findIndex(({ isCorrect }) => isCorrect) + 1)],
];

/** CSV, one line per question, each choice followed by its share. */
export function itemCsv(reports: readonly ItemReport[]): string[] {
  const most = Math.max(0, ...reports.map(({ choices }) => choices.length));
  const choiceColumns = Array.from({ length: most }, (_, index): readonly Column[] => [
    [`choice_${index + 1}`, ({ choices }) => choices[index]?.text ?? ''],
    [`share_${index + 1}`, ({ choices }) => decimal(choices[index]?.share ?? null)],
  ]);
  const columns: readonly Column[] = [
    ...FACTS,
    ...choiceColumns.flat(),
    ['remarks', ({ remarks }) => remarks.join('; ')],
  ];
  const rows = reports.map((report) => columns.map(([, cell]) => cell(report, true)));
  return [columns.map(([heading]) => heading), ...rows].map(csvLine);
}
