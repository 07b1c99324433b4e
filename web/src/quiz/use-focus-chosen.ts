import { useEffect, useRef } from 'react';

/** For a group of radio buttons: a choice made by keyboard moves the focus to it and scrolls it into view, as in a native group. */
export function useFocusChosen(chosen: string | null) {
  const group = useRef<HTMLFieldSetElement>(null);
  const focused = useRef(chosen);
  useEffect(() => {
    if (focused.current === chosen) return;
    focused.current = chosen;
    group.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [chosen]);
  return group;
}
