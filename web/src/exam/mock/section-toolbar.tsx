import { Calculator, CloudOff, ScanLine, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Clock } from './clock';
import styles from './section-toolbar.module.css';

/** Sizes of the question, from the usual one on. */
export const ZOOMS = [1, 1.25, 1.5, 2] as const; // numbers, not any

interface SectionToolbarProps {
  seconds: number;
  isClockHidden: boolean;
  onClock: () => void;
  /** Whether the last answer has not reached the server. */
  isWaiting: boolean;
  tool: 'calculator' | 'lineReader' | null;
  onTool: (tool: 'calculator' | 'lineReader') => void;
  /** Index of the size. */
  zoom: number;
  onZoom: (by: 1 | -1) => void;
  onLeave: () => void;
}

/** The clock in the middle, the way out on its left, and the tools on its right. */
export function SectionToolbar({ tool, onTool, zoom, onZoom, ...props }: SectionToolbarProps) {
  return (
    <header className={styles.toolbar}>
      <Button variant="plain" onClick={props.onLeave}>
        Leave
      </Button>
      <Clock seconds={props.seconds} isHidden={props.isClockHidden} onToggle={props.onClock} />
      <div className={styles.tools}>
        <Tool name="Calculator" isOn={tool === 'calculator'} onPress={() => onTool('calculator')}>
          <Calculator size={20} aria-hidden />
        </Tool>
        <Tool name="Line reader" isOn={tool === 'lineReader'} onPress={() => onTool('lineReader')}>
          <ScanLine size={20} aria-hidden />
        </Tool>
        <Tool name="Smaller" isDisabled={zoom === 0} onPress={() => onZoom(-1)}>
          <ZoomOut size={20} aria-hidden />
        </Tool>
        <Tool name="Larger" isDisabled={zoom === ZOOMS.length - 1} onPress={() => onZoom(1)}>
          <ZoomIn size={20} aria-hidden />
        </Tool>
      </div>
      <p role="status" className={styles.saving}>
        {props.isWaiting && (
          <>
            <CloudOff size={16} aria-hidden />
            Not saved yet. Stored on this device; retrying.
          </>
        )}
      </p>
    </header>
  );
}

interface ToolProps {
  name: string;
  /** Left out for what is no switch. */
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Tool = ({ name, isOn, isDisabled = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-pressed={isOn}
    disabled={isDisabled}
    title={name}
    onClick={onPress}
  >
    {children}
    <span className={styles.name}>{name}</span>
  </button>
);
