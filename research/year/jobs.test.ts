import { describe, expect, it } from 'vitest';
import { fitTable, jobFaults, jobTable, publishingFaults, versionTable } from './jobs';
import type { Logged } from './servers';

const published = (version: number): Logged => ({
  level: 30,
  time: version * 86_400_000,
  event: 'difficultiesPublished',
  version,
  msg: '',
});
const fitted = (day: number, adopted: boolean): Logged => ({
  level: 30,
  time: day * 86_400_000,
  event: 'parametersFitted',
  adopted,
  answers: 900,
  heldOutAnswers: 180,
  lossInForce: 0.6,
  lossFitted: adopted ? 0.5 : null,
  msg: '',
});
const version = (number: number) => ({
  version: number,
  at: number * 86_400_000,
  answers: 600,
  secondStage: number > 1,
});
const dayOf = (at: number) => at / 86_400_000;

describe("the year's background jobs", () => {
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

  it('knows the version of an adopted fit by its time', () => {
    const logs = [[published(1)], [fitted(2, true), fitted(1, false)]];
    expect(publishingFaults([version(1), version(2)], logs)).toEqual([]);
    expect(publishingFaults([version(1), version(2)], [[published(1)], [fitted(2, false)]])).toEqual([
      "Version 2 was published 0 times, by the servers' logs.",
    ]);
  });

  it('names the publisher of each version', () => {
    const rows = versionTable([version(1), version(2)], [[fitted(2, true)], [published(1)]], dayOf).split('\n');
    expect(rows.slice(2)).toEqual([
      '| 1 | 1 | 600 | no | difficultiesPublished | 2 |',
      '| 2 | 2 | 600 | yes | parametersFitted | 1 |',
    ]);
  });

  it('lists the fits by day', () => {
    expect(
      fitTable([[fitted(5, false)], [published(2), fitted(2, true)]], dayOf)
        .split('\n')
        .slice(2),
    ).toEqual(['| 2 | 900 | 180 | 0.6000 | 0.5000 | yes |', '| 5 | 900 | 180 | 0.6000 |  | no |']);
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
});
