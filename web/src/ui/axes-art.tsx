import styles from './axes-art.module.css';
import drawings from './axes-art.svg?no-inline';

export type AxesArtKind = 'empty' | 'trophy' | 'lost' | 'retry' | 'coming' | 'finish' | 'quiz' | 'search' | 'mail';

/**
 * Small decorative graphs; the text next to them carries the meaning. The drawings are an external SVG file that is
 * fetched when one is shown, but they still use the page's colors. With `draws`, the curves are drawn from left to right.
 */
export function AxesArt({ kind, draws = false }: { kind: AxesArtKind; draws?: boolean }) {
  return (
    <svg className={styles.art} viewBox="33 0 183 152" aria-hidden>
      <path className={styles.faint} d="M34 44h166M34 74h166M34 104h166M74 14v120M114 14v120M154 14v120" />
      <use className={draws ? styles.draws : undefined} href={`${drawings}#${kind}`} />
      <path className={styles.axes} d="M34 10v124h172" />
    </svg>
  );
}
