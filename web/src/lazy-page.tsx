import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The component of a route, in a chunk of its own. */
export interface LazyPage {
  /** Its file in src/pages, unless it is around all of these. */
  readonly file: string | null;
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Once loaded, the component renders without suspending, so that the server's HTML hydrates in one go. */
  readonly load: () => Promise<unknown>;
}

export function lazyPage(load: () => Promise<{ default: ComponentType }>, file: string | null = null): LazyPage {
  let loaded: { default: ComponentType } | undefined;
  const keep = async () => (loaded = await load());
  // React does not wait for a thenable that calls back at once.
  const ready = (module: { default: ComponentType }) =>
    ({ then: (done: (value: typeof module) => void) => done(module) }) as Promise<typeof module>; // React calls only then()
  return { file, Component: lazy(() => (loaded ? ready(loaded) : keep())), load: keep };
}
