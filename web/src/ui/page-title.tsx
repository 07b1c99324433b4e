import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface PageTitleProps {
  children: ReactNode;
  /** Title of the browser tab, if the heading is too long or not plain text. */
  tab?: string;
  className?: string;
}

/** The page's only h1. After a navigation it receives the focus, which also announces the new page. */
export function PageTitle({ children, tab, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${tab ?? heading.current?.textContent ?? ''} · Curve Whisperer`;
  }, [children, tab]);
  useEffect(() => {
    const isFirstPage = key === 'default';
    if (!isFirstPage && !document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
