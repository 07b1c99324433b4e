import type { ComponentType } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Outlet, Route, useRoutes } from 'react-router-dom';
import { BySession } from './account/by-session';
import { LoginFirst } from './account/login-first';
import { useSignedIn, useStore } from './store';
import { Layout } from './layout/layout';
import { lazyPage, type LazyPage } from './lazy-page';
import { quizAt } from './quiz/quiz-address';

// Each page is its own chunk. Pages that call the API share one lazy ApiProvider, which the landing page does not load.
const PAGES = import.meta.glob<{ default: ComponentType }>(['./pages/*.tsx', '!./pages/*.test.tsx']);

function pageIn(file: string): LazyPage {
  const load = PAGES[`./pages/${file}.tsx`];
  if (load === undefined) throw new Error(`There is no src/pages/${file}.tsx.`);
  return lazyPage(load, file);
}

/** A page that only the browser renders. */
function inBrowser(file: string) {
  const { Component } = pageIn(file);
  return <Component />;
}

/** spec §6: anonymous users are redirected to the landing page. The server, which knows nobody, renders what students see. */
function SignedInOnly() {
  const signedIn = useSignedIn();
  return import.meta.env.SSR || signedIn ? <Outlet /> : <LoginFirst />;
}
/** spec §2: the landing page is for visitors. Signed-in students are redirected. */
function VisitorsOnly() {
  const redirect = useStore((state) => state.redirect);
  return useSignedIn() ? <Navigate to={redirect} replace /> : <BySession visitor={<Outlet />} />;
}

interface Rendered {
  readonly page: LazyPage;
  /** False where the server renders no more than what stands before the data of a student is here. */
  readonly isPublic: boolean;
  /** Where the page also depends on what follows its path. Null where only the browser can render it. */
  readonly at?: (search: URLSearchParams) => { search: string; chapterId: string | null } | null;
}

/** A page that the server renders too (docs/decisions/rendering.md). */
const shows = (page: LazyPage) => ({
  element: <page.Component />,
  handle: { page, isPublic: true } satisfies Rendered,
});
/** A page of a student, whose skeleton the server renders. */
const outlines = (file: string, at?: Rendered['at']) => {
  const page = pageIn(file);
  return { element: <page.Component />, handle: { page, isPublic: false, ...(at && { at }) } satisfies Rendered };
};

/** The route around the pages of students. */
export const FOR_STUDENTS_ID = 'for-students';

/** All routes of spec §2 and their access rules. Paths are case-insensitive: /Quiz matches /quiz. */
export const ROUTES = createRoutesFromElements(
  <Route element={<Layout />}>
    <Route element={<VisitorsOnly />}>
      <Route index {...shows(pageIn('landing'))} />
    </Route>
    <Route {...shows(lazyPage(() => import('./account/api-provider')))}>
      <Route path="whoops" element={inBrowser('whoops')} />
      <Route path="quiz" {...outlines('quiz', quizAt)} />
      <Route path="freequiz/:chapterslug" {...shows(pageIn('free-quiz'))} />
      <Route path="userlessresults" element={inBrowser('userless-results')} />
      <Route path="free-response" {...outlines('free-response')} />
      <Route path="free-response/:id" element={inBrowser('free-response-question')} />
      <Route path="searchresults" element={inBrowser('search-results')} />
      <Route path="retrievedata" element={inBrowser('retrieve-data')} />
      <Route path="reset-password" element={inBrowser('reset-password')} />
      <Route path="contactus" {...shows(pageIn('contact-us'))} />
      <Route path="how-we-choose" {...shows(pageIn('how-we-choose'))} />
      <Route path="video-library" {...shows(pageIn('video-library'))}>
        <Route index {...shows(pageIn('video-library-index'))} />
        <Route path=":slug" {...shows(pageIn('video-library-chapter'))} />
      </Route>
      <Route path="reference" {...shows(pageIn('reference'))} />
      <Route path="reference/terms" {...shows(pageIn('reference-terms'))} />
      <Route path="reference/formulas" {...shows(pageIn('reference-formulas'))} />
      <Route path="reference/graphs" {...shows(pageIn('reference-graphs'))} />
      <Route path="reference/graphs/:graph" {...shows(pageIn('reference-graph'))} />
      <Route path="reference/verbs" {...shows(pageIn('reference-verbs'))} />
      <Route path="reference/labels" {...shows(pageIn('reference-labels'))} />
      <Route path="reference/print" {...shows(pageIn('reference-print'))} />
      <Route id={FOR_STUDENTS_ID} element={<SignedInOnly />}>
        <Route path="getstarted" {...outlines('get-started')} />
        <Route path="updateunits" {...outlines('update-units')} />
        <Route path="userhome" {...outlines('user-home')} />
        <Route path="account" {...outlines('account')} />
        <Route path="video/:chapterId" {...outlines('video')} />
        <Route path="practice" {...outlines('practice')} />
        <Route path="mock" element={inBrowser('mock')} />
        <Route path="mock/:examId" element={inBrowser('mock-exam')} />
        <Route path="quizgenerator" {...outlines('quiz-generator')} />
        <Route path="results" element={inBrowser('results')} />
        <Route path="rqresults" element={inBrowser('rqresults')} />
        <Route path="uqresults" element={inBrowser('uqresults')} />
        <Route path="finishunit" element={inBrowser('finish-unit')} />
        <Route path="finishpage" element={inBrowser('finish-page')} />
        <Route path="progress" {...outlines('progress')} />
        <Route path="misconceptions" {...outlines('misconceptions')} />
        <Route path="mistakes" {...outlines('mistakes')} />
      </Route>
    </Route>
    <Route path="messagesent" element={inBrowser('message-sent')} />
    <Route path="aboutus" {...shows(pageIn('about-us'))} />
    <Route path="privacypolicy" {...shows(pageIn('privacy-policy'))} />
    <Route path="termsofservice" {...shows(pageIn('terms-of-service'))} />
    <Route path="*" {...shows(pageIn('not-found'))} />
  </Route>,
);

export const AppRoutes = () => useRoutes(ROUTES);

/** What the server renders of a route, if anything. */
export const renderedOf = ({ handle }: { handle?: unknown }) => handle as Rendered | undefined; // set by shows() and outlines() alone

/** The pages that the server renders at a path, with those around them. */
export const pagesAt = (pathname: string): LazyPage[] =>
  (matchRoutes(ROUTES, pathname) ?? []).flatMap(({ route }) => renderedOf(route)?.page ?? []);
