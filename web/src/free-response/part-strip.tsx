import { Check, CircleDashed, X } from 'lucide-react';
import type { ResultPoint } from './fragments';
import styles from './part-strip.module.css';
import { partLabel } from './words';

const ICONS = { earned: Check, missed: X, open: CircleDashed };

interface PartStripProps {
  parts: readonly { readonly name: string }[];
  points: readonly ResultPoint[];
}

/** All parts at a glance, with the points of each. A press leads to one. */
export function PartStrip({ parts, points }: PartStripProps) {
  return (
    <ul className={styles.strip} aria-label="Parts">
      {parts.map(({ name }) => {
        const own = points.filter(({ part }) => part === name);
        const earned = own.filter((point) => point.state === 'earned').length;
        const open = own.filter((point) => point.state === 'open').length;
        const state = (['missed', 'open'] as const).find((one) => own.some((point) => point.state === one)) ?? 'earned';
        const Icon = ICONS[state];
        return (
          <li key={name}>
            <button
              type="button"
              data-state={state}
              onClick={() => {
                const part = document.getElementById(`scored-${name}`);
                part?.focus({ preventScroll: true });
                part?.scrollIntoView({ block: 'start' });
              }}
            >
              <Icon size={16} aria-hidden />
              <span>
                <b>{partLabel(name)}</b> {earned} of {own.length}{' '}
                <span className="visually-hidden">
                  {own.length === 1 ? 'point' : 'points'}
                  {open > 0 && `, ${open} for you to score`}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
