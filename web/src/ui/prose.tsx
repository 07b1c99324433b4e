import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MINIMUM_AGE, RESET_LINK_MINUTES } from '../../../schema/rules/account';
import { VISITOR_QUIZ_DAYS } from '../../../schema/rules/quiz';
import { LEGAL_SINCE } from '../copy/legal';
import { PageTitle } from './page-title';
import styles from './prose.module.css';

/** Placeholders that a text can contain in braces. */
const NUMBERS: Readonly<Record<string, number>> = { MINIMUM_AGE, RESET_LINK_MINUTES, VISITOR_QUIZ_DAYS };

/** Renders the subset of Markdown that these pages use: `## headings`, paragraphs, lists, bold and links. */
export function Prose({ text }: { text: string }) {
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(NUMBERS[name]));
  return filled
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...blocks] = section.trim().split('\n\n');
      const id = heading.toLowerCase().replaceAll(/\W+/g, '-');
      return (
        <section key={id} className={id === 'in-short' ? styles.short : undefined} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {blocks.map((block) =>
            block.startsWith('- ') ? <List key={block} text={block} /> : <p key={block}>{inline(block)}</p>,
          )}
        </section>
      );
    });
}

const List = ({ text }: { text: string }) => (
  <ul>{text.split(/^- /m).map((item) => item && <li key={item}>{inline(item)}</li>)}</ul>
);

const inline = (text: string): ReactNode[] =>
  text.split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/s).map((part, index) => {
    const [, bold] = /^\*\*(.+)\*\*$/s.exec(part) ?? [];
    if (bold) return <b key={index}>{bold}</b>;
    const [, label, to] = /^\[(.+)\]\((.+)\)$/s.exec(part) ?? [];
    return to ? (
      <Link key={index} to={to}>
        {label}
      </Link>
    ) : (
      part
    );
  });

export const LegalPage = ({ title, text }: { title: string; text: string }) => (
  <article className={styles.page}>
    <PageTitle>{title}</PageTitle>
    <p className={styles.date}>Effective {LEGAL_SINCE}</p>
    <Prose text={text} />
  </article>
);
