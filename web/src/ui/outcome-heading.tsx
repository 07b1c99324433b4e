import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Heading of the content that replaces a form. It receives the focus, which would otherwise be lost with the form's
 * button.
 */
export function OutcomeHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
