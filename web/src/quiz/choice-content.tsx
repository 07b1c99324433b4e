import { CourseHtml } from '../ui/course-html';
import { SvgPicture } from '../ui/svg-picture';
import styles from './choice-content.module.css';

interface ShownChoice {
  text: string;
  cells?: readonly string[] | null;
  figure?: { svg: string } | null;
}

interface ChoiceContentProps {
  answer: ShownChoice;
  columns: readonly string[] | null | undefined;
}

/** What a choice shows: a graph, a row of cells under the heads of the question's columns, or its text. A screen reader hears all of it. */
export function ChoiceContent({ answer: { text, cells, figure }, columns }: ChoiceContentProps) {
  if (figure) {
    return (
      <span className={styles.graph}>
        <CourseHtml html={text} as="span" className="visually-hidden" />
        <span aria-hidden>
          <SvgPicture svg={figure.svg} />
        </span>
      </span>
    );
  }
  if (!cells || !columns) return <CourseHtml html={text} as="span" className={styles.text} />;
  return (
    <span className={styles.cells}>
      {cells.map((cell, index) => (
        <span key={index}>
          <CourseHtml html={`${columns[index] ?? ''}: `} as="span" className="visually-hidden" />
          <CourseHtml html={cell} as="span" />
          {index < cells.length - 1 && <span className="visually-hidden">; </span>}
        </span>
      ))}
    </span>
  );
}

/** The heads above the cells. A screen reader hears them with each cell. */
export function ChoiceHeads({ columns, className }: { columns: readonly string[]; className?: string | undefined }) {
  return (
    <div className={`${styles.cells} ${styles.heads} ${className ?? ''}`} aria-hidden>
      {columns.map((column) => (
        <CourseHtml key={column} html={column} as="span" />
      ))}
    </div>
  );
}
