import type { ComponentType } from 'react';
import { lazyPart } from '../ui/lazy-part';

/** A part of the layout that calls the API. The landing page loads neither its code nor Apollo before it is rendered. */
export const apiPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart<Props>(async () => {
    const [{ default: ApiProvider }, { default: Part }] = await Promise.all([
      import('../account/api-provider'),
      load(),
    ]);
    return {
      default: (props) => (
        <ApiProvider>
          <Part {...props} />
        </ApiProvider>
      ),
    };
  });
