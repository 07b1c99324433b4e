import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderRequest } from '../../../schema/rendering';
import { freeQuizTitle } from '../copy/chapter-titles';
import { MISSING_CHAPTER, PAGE_DESCRIPTIONS, SITE_NAME } from '../copy/page-descriptions';
import { describeCard } from './share-card';
import { shortText } from './short-text';
import { structuredData } from './structured-data';

/** @param file the file of the page in src/pages */
function describe(file: string, { address, chapter, graph }: RenderRequest) {
  if (graph !== null) {
    const { name, about } = graph.referenceGraph;
    return { title: `${name} graph`, description: shortText(about) };
  }
  if (chapter === null) return file in PAGE_DESCRIPTIONS ? PAGE_DESCRIPTIONS[file] : MISSING_CHAPTER;
  const { name, videoBlurb, quizBlurb } = chapter.chapter;
  return address.path.startsWith('/freequiz/')
    ? { title: freeQuizTitle(name), description: shortText(quizBlurb) }
    : { title: name, description: shortText(videoBlurb) };
}

/** JSON for a script element: no text in it can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** What a page says about itself: title, description, and what search engines and social networks read. */
export function pageHead(file: string, request: RenderRequest): string {
  const { title, description } = describe(file, request) ?? MISSING_CHAPTER;
  const { address, origin, chapter } = request;
  if (address.kind === 'missing') {
    return renderToStaticMarkup(
      <>
        <title>{`${title} · ${SITE_NAME}`}</title>
        <meta name="description" content={description} />
      </>,
    );
  }
  const url = origin + address.path;
  const data = structuredData(file, request);
  const card = describeCard(chapter && { ...chapter.chapter, lesson: chapter.lesson });
  return renderToStaticMarkup(
    <>
      <title>{`${title} · ${SITE_NAME}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={address.slug === null && address.graph === null ? 'website' : 'article'} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + card.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />}
    </>,
  );
}
