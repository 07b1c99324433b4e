import { startOffline } from './offline/start';
import { saveScreens } from './save-last-screen';

/** What can wait until the page responds. */
export async function afterStart(root: HTMLElement): Promise<void> {
  saveScreens(root);
  // The dev server has no service worker, and neither has a page without TLS.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startOffline();
}
