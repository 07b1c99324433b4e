import {
  causeOf,
  efficientPoint,
  externalEffect,
  monopolized,
  socialCurves,
  withTax,
  type ExternalityOutcome,
  type SocialCurves,
} from '../externality';
import type { Equilibrium, SlopedDemand, SlopedSupply } from '../market';
import { isSame } from '../numbers';
import type { Side } from '../taxes';
import type { ExternalityPart, ExternalityPicture } from './externality-picture';

/** All numbers that the figure and the description of an externality may need. */
export interface ExternalityState {
  readonly social: SocialCurves;
  /** The side that has a social curve beside its private one. */
  readonly side: 'demand' | 'supply';
  readonly socialCurve: SlopedDemand | SlopedSupply;
  readonly names: { readonly demand: string; readonly supply: string; readonly social: string };
  readonly free: ExternalityOutcome;
  /** With the policy, if there is one. */
  readonly outcome: ExternalityOutcome;
  readonly efficient: Equilibrium;
  readonly policy: ExternalityPolicy | null;
  readonly parts: ReadonlySet<ExternalityPart>;
  readonly showsSocial: boolean;
  /** The external cost or benefit of the last unit sold, in dollars, above 0. */
  readonly amountThere: number;
}

interface ExternalityPolicy {
  readonly kind: 'tax' | 'subsidy';
  readonly amount: number;
  readonly on: Side | null;
  /** The private curve moved by the amount; null without a side, or where it lies on the social curve. */
  readonly curve: SlopedDemand | SlopedSupply | null;
  readonly isSocial: boolean;
}

const NEEDS_SOCIAL: readonly ExternalityPart[] = [
  'social',
  'efficient',
  'external-amount',
  'external-total',
  'deadweight-loss',
];

function namesOf(picture: ExternalityPicture, showsSocial: boolean): ExternalityState['names'] {
  const isProduction = causeOf(picture) === 'production';
  const plain = { demand: 'D', supply: picture.oneSeller ? 'MC' : 'S', social: isProduction ? 'MSC' : 'MSB' };
  const [benefit, cost] = isProduction ? ['MSB', 'MPC'] : ['MPB', 'MSC'];
  const full = { demand: `D = ${benefit}`, supply: picture.oneSeller ? cost : `S = ${cost}` };
  return { ...plain, ...(showsSocial ? full : {}), ...picture.names };
}

const isSameLine = (a: SlopedDemand | SlopedSupply, b: SlopedDemand | SlopedSupply): boolean =>
  isSame(a.slope, b.slope) && isSame('choke' in a ? a.choke : a.reservation, 'choke' in b ? b.choke : b.reservation);

function policyOf(picture: ExternalityPicture, social: SocialCurves): ExternalityPolicy | null {
  const { tax, subsidy, demand, supply } = picture;
  if (tax && subsidy) throw new RangeError('an externality has a tax or a subsidy, not both');
  const levy = tax ?? subsidy;
  if (!levy) return null;
  if (picture.oneSeller && levy.on === 'buyers')
    throw new RangeError('put the tax or subsidy of a single seller on sellers: it then moves one curve');
  const kind = tax ? 'tax' : 'subsidy';
  const { amount, on = null } = levy;
  if (!on) return { kind, amount, on, curve: null, isSocial: false };
  const wedge = tax ? amount : -amount;
  const moved =
    on === 'sellers'
      ? { ...supply, reservation: supply.reservation + wedge }
      : { ...demand, choke: demand.choke - wedge };
  const isSocial = isSameLine(moved, on === 'sellers' ? social.supply : social.demand);
  return { kind, amount, on, curve: isSocial ? null : moved, isSocial };
}

/** @throws RangeError with a message for the author when the parts of the picture do not fit together. */
export function externalityState(picture: ExternalityPicture): ExternalityState {
  const social = socialCurves(picture);
  const side = causeOf(picture) === 'production' ? 'supply' : 'demand';
  const policy = policyOf(picture, social);
  const parts = new Set<ExternalityPart>(picture.show ?? ['social', 'market', 'efficient']);
  const showsSocial =
    NEEDS_SOCIAL.some((part) => parts.has(part)) || (picture.at ?? []).some(({ curve }) => curve === 'social');
  const sold = picture.oneSeller ? monopolized : withTax;
  const free = sold(picture, 0);
  const outcome = policy ? sold(picture, policy.kind === 'tax' ? policy.amount : -policy.amount) : free;
  const missing = (['tax-revenue', 'subsidy-cost', 'wedge'] as const).find(
    (part) => parts.has(part) && (part === 'wedge' ? !policy : policy?.kind !== part.replace(/-.*/, '')),
  );
  if (missing) throw new RangeError(`${missing} needs a ${missing === 'subsidy-cost' ? 'subsidy' : 'tax'}`);
  if (parts.has('deadweight-loss') && outcome.deadweightLoss < 1e-9)
    throw new RangeError('the quantity is the efficient one, so there is no deadweight loss to show');
  return {
    social,
    side,
    socialCurve: social[side],
    names: namesOf(picture, showsSocial),
    free,
    outcome,
    efficient: efficientPoint(picture),
    policy: policy && { ...policy, isSocial: policy.isSocial && showsSocial },
    parts,
    showsSocial,
    amountThere: Math.abs(externalEffect(picture, outcome.quantity)),
  };
}
