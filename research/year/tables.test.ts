import { describe, expect, it } from 'vitest';
import type { Logged } from './servers';
import { jobFaults, jobTable, predictionTable, publishingFaults, quantile, versionTable } from './tables';

const published = (version: number): Logged => ({
  level: 30,
  time: version * 86_400_000,
  event: 'difficultiesPublished',
  version,
  msg: '',
});
const version = (number: number) => ({ version: number, day: number * 2 + 0.1, answers: 600, fitted: number > 1 });

describe("the year's tables", () => {
  it.each([
    [0.5, 2],
    [0.99, 4],
    [0, 1],
  ])('the quantile %d of 4, 1, 3, 2 is %d', (share, value) => {
    expect(quantile([4, 1, 3, 2], share)).toBe(value);
  });

  it('says nothing against versions that one server each published once', () => {
    expect(publishingFaults([version(1), version(2)], [[published(2)], [published(1)]])).toEqual([]);
  });

  it('names a version that both servers published, one that nobody says to have published, and one that is not stored', () => {
    const faults = publishingFaults([version(1), version(2)], [[published(1)], [published(1), published(3)]]);
    expect(faults).toEqual([
      'Version 3 is not stored.',
      "Version 1 was published 2 times, by the servers' logs.",
      "Version 2 was published 0 times, by the servers' logs.",
    ]);
  });

  it('names the publisher of each version', () => {
    expect(
      versionTable([version(1), version(2)], [[published(2)], [published(1)]])
        .split('\n')
        .slice(2),
    ).toEqual(['| 1 | 3 | 600 | no | 2 |', '| 2 | 5 | 600 | yes | 1 |']);
  });

  it('counts what the jobs of each server did', () => {
    const warning: Logged = { level: 40, time: 0, msg: 'slow' };
    expect(jobTable([[published(1), published(2), warning], []]).split('\n')).toEqual([
      '| event | server 1 | server 2 |',
      '| --- | --- | --- |',
      '| difficultiesPublished | 2 | 0 |',
    ]);
  });

  it('names a job that two servers did in the same night, and not one that they took turns with', () => {
    expect(jobFaults([[published(1)], [published(2)]])).toEqual([]);
    expect(jobFaults([[published(1)], [published(1)]])).toEqual([
      '2 times difficultiesPublished at 1970-01-02T00:00:00.000Z.',
    ]);
  });

  it('scores the predictions week by week, and over all', () => {
    const answers = [1, 2, 8, 9].map((day) => ({
      day,
      correct: day % 2 === 0,
      server: day % 2 === 0 ? 0.9 : 0.1,
      baseline: 0.5,
      truth: day % 2 === 0 ? 1 : 0,
    }));
    const rows = predictionTable(answers, 2).split('\n').slice(2);
    expect(rows.map((row) => row.slice(0, 40))).toEqual([
      '| 1 | 2 | 0.000 | 0.693 | 0.105 | 0.588 ',
      '| 2 | 2 | 0.000 | 0.693 | 0.105 | 0.588 ',
      '| all | 4 | 0.000 | 0.693 | 0.105 | 0.58',
    ]);
    expect(predictionTable(answers, 40)).toContain('| 1–4 | 4 |');
  });
});
