import Beasties from 'beasties';

/**
 * The page with the style rules that its own elements need in its head, so that it is painted without the style sheet, which comes last.
 *
 * @param webDir the folder of the built web client
 */
export async function inlineCriticalStyles(html: string, webDir: string): Promise<string> {
  const beasties = new Beasties({
    path: webDir,
    publicPath: '/',
    preload: 'body',
    // A chosen theme and a session are attributes that first-paint.js sets.
    allowRules: [/data-theme/, /data-session/],
    reduceInlineStyles: false,
    fonts: false,
    logLevel: 'silent',
  });
  return beasties.process(html);
}
