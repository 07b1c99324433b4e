import { describe, expect, it } from 'vitest';
import { CLEAN_TO_CLOSE, metMisconceptions, type Encounter } from './misconceptions';

let day = 0;
const encounter = (
  fellFor: string | null,
  correct = false,
  topic = 'demand',
  carried = ['shift', 'giffen'],
): Encounter => ({
  tDays: (day += 1),
  topic,
  carried,
  fellFor,
  correct,
});
const fell = (name = 'shift', topic = 'demand') => encounter(name, false, topic);
const right = () => encounter(null, true);
const wrongOtherwise = () => encounter(null);
const times = <Made>(count: number, make: () => Made) => Array.from({ length: count }, make);

describe('a misconception', () => {
  it('is met by choosing it, and counts its chances from the first question that offered it', () => {
    const [met, ...others] = metMisconceptions([right(), fell(), fell('shift', 'supply'), right()]);
    expect(others).toEqual([]);
    expect(met).toMatchObject({ name: 'shift', met: 2, chances: 4, cleanSince: 1, closed: false });
    expect([...(met?.topics ?? [])]).toEqual(['demand', 'supply']);
    expect(met?.lastMetDays).toBe(day - 1);
  });

  it('that was never chosen is not there, however often it was offered', () => {
    expect(metMisconceptions(times(5, right))).toEqual([]);
  });

  it('is open until the last clean answer that closes it', () => {
    const after = (clean: number) => metMisconceptions([fell(), ...times(clean, right)])[0];
    expect(after(CLEAN_TO_CLOSE - 1)).toMatchObject({ cleanSince: CLEAN_TO_CLOSE - 1, closed: false });
    expect(after(CLEAN_TO_CLOSE)).toMatchObject({ cleanSince: CLEAN_TO_CLOSE, closed: true });
  });

  it('is open again when it is met again', () => {
    const met = metMisconceptions([fell(), ...times(CLEAN_TO_CLOSE, right), fell(), right()]);
    expect(met[0]).toMatchObject({ met: 2, cleanSince: 1, closed: false });
  });

  it('is neither corrected nor met by an answer that is wrong for another reason, or about something else', () => {
    const elsewhere = encounter(null, true, 'demand', ['giffen']);
    const met = metMisconceptions([fell(), right(), wrongOtherwise(), elsewhere, right()]);
    expect(met[0]).toMatchObject({ met: 1, chances: 4, cleanSince: 2 });
  });
});
