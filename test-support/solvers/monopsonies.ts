import { at, type Solvers } from './solver';

/** Two straight curves from what a description says first: where MRP starts, by how much it falls, and supply likewise. */
function curvesOf(description: string) {
  const read = (curve: RegExp) => {
    const [, start = '', step = '', units = '1'] = curve.exec(description) ?? [];
    return { start: Number(start.replaceAll(',', '')), slope: Number(step) / Number(units.replaceAll(',', '')) };
  };
  const pace = String.raw` from \$([\d,.]+) by \$([\d.]+) with (?:each unit|every ([\d,]+) units)`;
  return {
    mrp: read(new RegExp(`MRP slopes down,${pace}`)),
    supply: read(new RegExp(`supply S slopes up,${pace}`)),
  };
}

/** What is hired without a minimum wage, and what would be hired where MRP and supply intersect. */
function hiringOf(description: string) {
  const { mrp, supply } = curvesOf(description);
  const wageFor = (labor: number) => Math.round(100 * (supply.start + supply.slope * labor)) / 100;
  const meet = (steepness: number) => Math.round((mrp.start - supply.start) / (mrp.slope + steepness * supply.slope));
  const [labor, fair] = [meet(2), meet(1)];
  return { labor, wage: wageFor(labor), fair: { labor: fair, wage: wageFor(fair) } };
}

export const monopsonies: Solvers = {
  'wage-and-hiring-of-a-monopsonist': ({ description, stem }) => {
    const { labor, wage, fair } = hiringOf(description);
    return stem.includes('many employers') ? [fair.labor, fair.wage] : [labor, wage];
  },
  'pay-under-a-minimum-wage': ({ description, given }) => {
    const { labor, wage, fair } = hiringOf(description);
    if (at(given)(0) !== fair.wage) return ['the minimum wage is not where MRP intersects supply'];
    return [fair.labor * fair.wage - labor * wage];
  },
};
