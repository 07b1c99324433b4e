/** The logo: two curves that cross. It is always shown next to the site's name. */
export function CurvesMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden>
      <path d="M5 4v23h23" stroke="var(--ink)" strokeWidth="2" />
      <path d="M9.5 8c3 7 7.5 11.5 16.5 13.5" stroke="var(--demand)" strokeWidth="3" />
      <path d="M9.5 22.5c7-2 11.5-6.5 15.5-15.5" stroke="var(--supply)" strokeWidth="3" />
    </svg>
  );
}
