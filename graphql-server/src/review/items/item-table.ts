import Papa from 'papaparse';
import type { ItemReport } from './item-report';

const HEADINGS = [
  'question',
  'form',
  'n',
  'facility',
  'sd',
  'guess',
  'discr.',
  'effic.',
  'choices in % (* key)',
] as const;

const percent = (value: number | null) => (value === null ? '–' : `${Math.round(value)}%`);

/** With too few answers only counts are shown. */
function cells({ id, form, statistics, guess, choices }: ItemReport, needed: number): string[] {
  const { n, facility, standardDeviation, discrimination, efficiency } = statistics;
  const enough = n >= needed;
  const shares = choices.map(({ share, isCorrect }) => `${isCorrect ? '*' : ''}${Math.round(share)}`.padStart(4));
  return [
    id,
    form ?? '–',
    String(n),
    percent(facility),
    percent(enough ? standardDeviation : null),
    percent(guess),
    percent(enough ? discrimination : null),
    percent(enough ? efficiency : null),
    shares.join(' '),
  ];
}

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

/** Comma-separated values (RFC 4180), one line per question, each choice followed by its share. */
export function itemCsv(reports: readonly ItemReport[]): string[] {
  const most = Math.max(0, ...reports.map(({ choices }) => choices.length));
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  const facts = [
    'question',
    'chapter',
    'topic',
    'form',
    'n',
    'facility',
    'sd',
    'guess',
    'discrimination',
    'efficiency',
    'key',
  ];
  const header = [...facts, ...numbers.flatMap((number) => [`choice_${number}`, `share_${number}`]), 'remarks'];
  const rows = reports.map(({ id, chapter, topic, form, statistics, guess, choices, remarks }) => [
    id,
    chapter,
    topic,
    form ?? '',
    String(statistics.n),
    decimal(statistics.facility),
    decimal(statistics.standardDeviation),
    decimal(guess),
    decimal(statistics.discrimination),
    decimal(statistics.efficiency),
    String(choices.findIndex(({ isCorrect }) => isCorrect) + 1),
    ...numbers.flatMap((number) => {
      const choice = choices[number - 1];
      return choice === undefined ? ['', ''] : [choice.text, decimal(choice.share)];
    }),
    remarks.join('; '),
  ]);
  return [header, ...rows].map((row) => Papa.unparse([row]));
}
