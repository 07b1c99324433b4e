import { isTidy, round } from '../numbers';

/** An elasticity or a change in absolute value, in hundredths. */
export const size = (value: number): number => round(Math.abs(value), 2);

/** Whether a percentage is written with one decimal at most. */
export const isShort = (value: number): boolean => isTidy(value) && round(value, 1) === value;
