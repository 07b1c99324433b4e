import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface PageTitleProps {
  children: ReactNode;
  /** Title of the browser tab, if the heading is too long or not plain text. */
  tab?: string;
  className?: string;
}

/** What the student has opened while the page was loading, and would lose with the focus. */
const OPENED = 'dialog[open], [aria-controls=user-menu][aria-expanded=true]';

/** The page's only h1. After a navigation it receives the focus, which also announces the new page. */
export function PageTitle({ children, tab, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${tab ?? heading.current?.textContent ?? ''} · Curve Whisperer`;
  }, [children, tab]);
  useEffect(() => {
    const isFirstPage = key === 'default';
    if (!isFirstPage && !document.querySelector(OPENED)) heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
