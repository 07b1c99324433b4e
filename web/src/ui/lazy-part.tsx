import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

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

/**
 * Chromium never requests code again that failed to load on this page. Offline, the request has to wait for a retry, unless
 * the service worker has the code.
 */
const unlessOffline = <Props,>(load: Part<Props>['load']) =>
  lazyComponent<Props>(async () => {
    if (!navigator.onLine && !navigator.serviceWorker?.controller) throw new Error('Offline');
    return load();
  });

/** A component whose code loads when it is first rendered. Once loaded, it renders immediately. */
export const lazyPart = <Props,>(load: Part<Props>['load']): Part<Props> => ({ load, Component: unlessOffline(load) });

export interface LazyPartProps<Props> {
  part: Part<Props>;
  skeleton: ReactNode;
  problem: (retry: () => void) => ReactNode;
  children: (Component: ComponentType<Props>) => ReactNode;
}

/** React.lazy caches a failure permanently. This component can retry, without affecting the page around it. */
export function LazyPart<Props>({ part, skeleton, problem, children }: LazyPartProps<Props>) {
  const [Component, setComponent] = useState(() => part.Component);
  function retry() {
    part.Component = lazyComponent(async () => {
      try {
        return await part.load();
      } catch (cause) {
        if (navigator.onLine) window.location.reload();
        throw cause;
      }
    });
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
