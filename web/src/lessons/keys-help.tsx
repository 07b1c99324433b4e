import { STEP_SECONDS } from './player-keys';
import styles from './keys-help.module.css';

const KEYS = [
  ['Space or K', 'Play or pause'],
  ['← →', `Back or forward ${STEP_SECONDS} seconds`],
  ['< >', 'Slower or faster'],
  ['C', 'Captions'],
  ['F', 'Full screen'],
  ['?', 'This list'],
] as const; // pairs

export const KeysHelp = ({ id }: { id: string }) => (
  <section id={id} className={styles.help} aria-label="Keyboard shortcuts">
    <dl>
      {KEYS.map(([key, action]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  </section>
);
