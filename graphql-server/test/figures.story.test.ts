import { describe, expect, it } from 'vitest';
import { figureOf } from '../../economics/picture/picture';
import { withoutSubscripts } from '../../economics/svg/labels/text-width';
import type { NamedFigure } from '../src/library/named-figure';
import { useTestApp } from './support/app';
import { sendGraphql } from './support/graphql-client';
import { RestBrowser } from './support/rest-client';
import { runSql } from './support/sql';

const app = useTestApp();

interface Figure {
  readonly svg: string;
  readonly alt: string;
  readonly url: string;
}

interface Asked {
  readonly id: string;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  readonly figure: Figure | null;
}

/** What a visitor is asked about each chapter. */
async function askedInGraphql(): Promise<Asked[]> {
  const start = `mutation ($id: ID!) { startQuiz(type: chapterQuizNoUser, chapterId: $id) {
    questions { question { id imageUrl imageAlt figure { svg alt url } } } } }`;
  const quizzes = app().course.chapters.map(({ id }) =>
    sendGraphql<{ startQuiz: { questions: { question: Asked }[] } }>(app().url, start, { id: String(id) }),
  );
  return (await Promise.all(quizzes)).flatMap(({ startQuiz }) => startQuiz.questions.map(({ question }) => question));
}

async function askedInRest(): Promise<{ image_url: string | null }[]> {
  const browser = new RestBrowser(app().url);
  const quizzes = app().course.chapters.map(({ id }) =>
    browser.call<{ questions: Record<string, { image_url: string | null }> }>(
      'GET',
      `quiz/questions_nouser?chapter=${id}`,
    ),
  );
  return (await Promise.all(quizzes)).flatMap(({ questions }) => Object.values(questions));
}

const fetchFigure = (url: string, headers: Record<string, string> = {}) => fetch(new URL(url, app().url), { headers });

describe('a question with a picture', () => {
  it('shows it in the page, in words and as a file; others show none', async () => {
    const questions = await askedInGraphql();
    const drawn = questions.filter(({ figure }) => figure !== null);
    expect(drawn.length).toBeGreaterThan(0);
    expect(questions.length).toBeGreaterThan(drawn.length);
    for (const { id, imageUrl, imageAlt, figure } of drawn) {
      const { market, stableId } = app().course.question(Number(id));
      const [row] = await runSql<{ stored: NamedFigure; origin: string }>(
        app().db,
        'select figure as stored, origin from question where id = $1',
        [Number(id)],
      );
      const { stored, origin } = row!;
      // A question written by hand shows a board of its chapter.
      expect(stored.name).toEqual(origin === 'model' ? stableId : expect.stringMatching(/^[a-z0-9-]+\.[a-z0-9-]+$/));
      expect(market === null).toBe(origin !== 'model');
      const alt = withoutSubscripts(figureOf(stored.picture).description);
      expect(figure).toMatchObject({ url: `/figures/${stored.name}.svg`, alt });
      expect({ imageUrl, imageAlt }).toEqual({ imageUrl: null, imageAlt: null });
      expect(figure?.svg).toMatch(new RegExp(`^<svg .*<title id="question-${id}-title">`));
      expect(figure?.svg).toContain('var(--ink');
      expect(figure?.svg).not.toContain('<style>');
    }
    for (const { imageUrl, imageAlt } of questions.filter(({ figure }) => figure === null))
      expect({ imageUrl, imageAlt }).toEqual({ imageUrl: null, imageAlt: null });
  });

  it('is named by REST with the address of the file', async () => {
    const addresses = (await askedInRest()).map(({ image_url }) => image_url);
    expect(addresses).toContain(null);
    const figures = addresses.filter((url) => url !== null);
    expect(figures.length).toBeGreaterThan(0);
    for (const url of figures) expect([url, (await fetchFigure(url)).status]).toEqual([url, 200]);
  });
});

/** Node's fetch would add no-cache, which means a whole answer. */
const asBrowsers = (tag: string) => ({ 'If-None-Match': tag, 'Cache-Control': 'max-age=0' });

describe('the file of a picture', () => {
  const address = '/figures/consumer-surplus-in-a-graph-1.svg';

  it('brings its own colours by day and by night, a title and a description, and nothing that runs', async () => {
    const response = await fetchFigure(address);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const svg = await response.text();
    expect(svg).toContain('@media screen and (prefers-color-scheme:dark)');
    expect(svg).toMatch(/<title id="[^"]+">Demand and supply: .*<\/title><desc id="[^"]+">[^<]*Demand D slopes down/);
    expect(svg).not.toMatch(/<script|href|\son\w+=/);
  });

  it('is sent again only when it has changed', async () => {
    const first = await fetchFigure(address);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await fetchFigure(address, asBrowsers(tag));
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await fetchFigure(address, asBrowsers('"other"'))).status).toBe(200);
  });

  it('stands for each lesson of the course, tagged by its content, and none is like another', async () => {
    const told = app().course.chapters.filter(({ lesson }) => lesson !== null);
    expect(told).toHaveLength(56);
    const seen = new Set<string>();
    for (const { slug } of told) {
      const poster = await fetchFigure(`/figures/lessons/${slug}.svg`);
      expect([slug, poster.status, poster.headers.get('content-type')]).toEqual([
        slug,
        200,
        'image/svg+xml; charset=utf-8',
      ]);
      const tag = poster.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[\w-]{43}"$/);
      expect((await fetchFigure(`/figures/lessons/${slug}.svg`, asBrowsers(tag))).status).toBe(304);
      seen.add(await poster.text());
    }
    expect(seen.size).toBe(56);
  });

  it('is there for each picture of the course', async () => {
    const addresses = new Set(app().course.questions.flatMap(({ shown }) => shown.figure?.url ?? []));
    expect(addresses.size).toBeGreaterThan(50);
    for (const url of addresses) expect([url, (await fetchFigure(url)).status]).toEqual([url, 200]);
  });

  it.each([
    'consumer-surplus-in-a-graph-5.svg', // a variant that the course does not ask
    'consumer-surplus-in-a-graph-1',
    'no-such-thing.svg',
    '..%2Fcourse.svg',
    'lessons/no-such-chapter.svg',
    'lessons/taxes',
    'constructor',
  ])('does not exist for %s', async (name) => {
    const response = await fetchFigure(`/figures/${name}`);
    expect([response.status, await response.text()]).toEqual([404, 'This picture does not exist.']);
  });
});
