import {
  competitiveHiring,
  monopsonyAtMinimumWage,
  monopsonyHiring,
  type Hiring,
  type MinimumWageOutcome,
  type Monopsony,
  type MonopsonyOutcome,
} from '../monopsony';
import { quantitySupplied } from '../market';
import { dollars } from '../numbers';
import type { MonopsonyPart, MonopsonyPicture } from './monopsony-picture';

/** All numbers that the figure and the description of a monopsony may need. */
export interface MonopsonyState {
  readonly monopsony: Monopsony;
  readonly free: MonopsonyOutcome;
  readonly competitive: Hiring;
  /** Null without a minimum wage. */
  readonly minimum: (MinimumWageOutcome & { readonly level: number; readonly flatTo: number }) | null;
  /** Under the minimum wage, if there is one. */
  readonly now: MonopsonyOutcome;
  readonly parts: ReadonlySet<MonopsonyPart>;
}

const CURVES = ['mrp', 'supply', 'mrc'] as const;

/** Which of the curves are drawn: those named in `show`, or else all. */
export function drawnCurves({ parts }: MonopsonyState): readonly (typeof CURVES)[number][] {
  const named = CURVES.filter((curve) => parts.has(curve));
  return named.length > 0 ? named : CURVES;
}

function checkParts({ parts, now, minimum }: MonopsonyState): void {
  if (parts.has('old-hiring') && !minimum?.isBinding)
    throw new RangeError('old-hiring needs a minimumWage above the wage that the monopsony pays');
  if (parts.has('deadweight-loss') && !(now.deadweightLoss > 1e-9))
    throw new RangeError('labor is at the efficient quantity, so there is no deadweight loss to show');
  if (parts.has('surplus') && !(minimum && minimum.surplusOfLabor > 0))
    throw new RangeError('a surplus of labor needs a minimumWage above the competitive wage');
}

/** @throws RangeError with a message for the author when the parts of the picture do not fit together. */
export function monopsonyState({ mrp, supply, minimumWage, show }: MonopsonyPicture): MonopsonyState {
  const monopsony = { product: mrp, supply };
  const free = monopsonyHiring(monopsony);
  if (minimumWage !== undefined && minimumWage < supply.reservation)
    throw new RangeError(`at a minimum wage of ${dollars(minimumWage)} nobody would work anyway: leave it out`);
  const minimum =
    minimumWage === undefined
      ? null
      : {
          ...monopsonyAtMinimumWage(monopsony, minimumWage),
          level: minimumWage,
          flatTo: quantitySupplied(supply, minimumWage),
        };
  const state: MonopsonyState = {
    monopsony,
    free,
    competitive: competitiveHiring(monopsony),
    minimum,
    now: minimum ?? free,
    parts: new Set(show ?? ['hiring']),
  };
  checkParts(state);
  return state;
}
