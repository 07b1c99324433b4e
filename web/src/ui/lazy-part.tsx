import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { fetchLostStyles } from './lost-styles';

class NotLoaded extends Error {}

interface Part<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  Component: LazyExoticComponent<ComponentType<Props>>;
}

const lazyComponent = <Props,>(load: Part<Props>['load']) =>
  lazy(() =>
    load().catch((cause: unknown) => {
      throw new NotLoaded('A part of the page did not load.', { cause });
    }),
  );

/** Code that is fetched when it is first drawn. What has loaded once is drawn at once from then on. */
export const lazyPart = <Props,>(load: Part<Props>['load']): Part<Props> => ({ load, Component: lazyComponent(load) });

interface LazyPartProps<Props> {
  part: Part<Props>;
  /** Stands in while the code is on its way. */
  skeleton: ReactNode;
  /** In place of what did not load. */
  problem: (retry: () => void) => ReactNode;
  children: (Component: ComponentType<Props>) => ReactNode;
}

/** React.lazy remembers a failure for good; this one can be asked for again, and the page around it stays. */
export function LazyPart<Props>({ part, skeleton, problem, children }: LazyPartProps<Props>) {
  const [Component, setComponent] = useState(() => part.Component);
  function retry() {
    part.Component = lazyComponent(() => fetchLostStyles().then(part.load));
    setComponent(() => part.Component);
  }
  return (
    <ErrorBoundary
      resetKeys={[Component]}
      fallbackRender={({ error }) => {
        if (!(error instanceof NotLoaded)) throw error;
        return problem(retry);
      }}
    >
      <Suspense fallback={skeleton}>{children(Component)}</Suspense>
    </ErrorBoundary>
  );
}
