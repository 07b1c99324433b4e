import { lazy } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Outlet, Route, useRoutes } from 'react-router-dom';
import { BySession } from './account/by-session';
import { LoginFirst } from './account/login-first';
import { useSignedIn, useStore } from './store';
import { Layout } from './layout/layout';
import { lazyPage, type LazyPage } from './lazy-page';

// Each page is its own chunk. Pages that call the API share one lazy ApiProvider, which the landing page does not load.

// Public pages, which the server renders too (docs/decisions/rendering.md).
const Landing = lazyPage(() => import('./pages/landing'));
const ApiProvider = lazyPage(() => import('./account/api-provider'));
const HowWeChoose = lazyPage(() => import('./pages/how-we-choose'));
const VideoLibrary = lazyPage(() => import('./pages/video-library'));
const VideoLibraryIndex = lazyPage(() => import('./pages/video-library-index'));
const VideoLibraryChapter = lazyPage(() => import('./pages/video-library-chapter'));
const FreeQuiz = lazyPage(() => import('./pages/free-quiz'));
const ContactUs = lazyPage(() => import('./pages/contact-us'));
const AboutUs = lazyPage(() => import('./pages/about-us'));
const PrivacyPolicy = lazyPage(() => import('./pages/privacy-policy'));
const TermsOfService = lazyPage(() => import('./pages/terms-of-service'));
const NotFound = lazyPage(() => import('./pages/not-found'));

// Pages that only the browser renders.
const Whoops = lazy(() => import('./pages/whoops'));
const GetStarted = lazy(() => import('./pages/get-started'));
const UpdateUnits = lazy(() => import('./pages/update-units'));
const UserHome = lazy(() => import('./pages/user-home'));
const Account = lazy(() => import('./pages/account'));
const Video = lazy(() => import('./pages/video'));
const Quiz = lazy(() => import('./pages/quiz'));
const QuizGenerator = lazy(() => import('./pages/quiz-generator'));
const Results = lazy(() => import('./pages/results'));
const RqResults = lazy(() => import('./pages/rqresults'));
const UqResults = lazy(() => import('./pages/uqresults'));
const FinishUnit = lazy(() => import('./pages/finish-unit'));
const FinishPage = lazy(() => import('./pages/finish-page'));
const Progress = lazy(() => import('./pages/progress'));
const Misconceptions = lazy(() => import('./pages/misconceptions'));
const Mistakes = lazy(() => import('./pages/mistakes'));
const FreeResponse = lazy(() => import('./pages/free-response'));
const FreeResponseQuestion = lazy(() => import('./pages/free-response-question'));
const UserlessResults = lazy(() => import('./pages/userless-results'));
const SearchResults = lazy(() => import('./pages/search-results'));
const RetrieveData = lazy(() => import('./pages/retrieve-data'));
const ResetPassword = lazy(() => import('./pages/reset-password'));
const MessageSent = lazy(() => import('./pages/message-sent'));

/** spec §6: anonymous users are redirected to the landing page. */
const SignedInOnly = () => (useSignedIn() ? <Outlet /> : <LoginFirst />);
/** spec §2: the landing page is for visitors. Signed-in students are redirected. */
function VisitorsOnly() {
  const redirect = useStore((state) => state.redirect);
  return useSignedIn() ? <Navigate to={redirect} replace /> : <BySession visitor={<Outlet />} student={null} />;
}

const shows = (page: LazyPage) => ({ element: <page.Component />, handle: page });

/** The route around the pages of students. */
export const FOR_STUDENTS_ID = 'for-students';

/** All routes of spec §2 and their access rules. Paths are case-insensitive: /Quiz matches /quiz. */
export const ROUTES = createRoutesFromElements(
  <Route element={<Layout />}>
    <Route element={<VisitorsOnly />}>
      <Route index {...shows(Landing)} />
    </Route>
    <Route {...shows(ApiProvider)}>
      <Route path="whoops" element={<Whoops />} />
      <Route path="quiz" element={<Quiz />} />
      <Route path="freequiz/:chapterslug" {...shows(FreeQuiz)} />
      <Route path="userlessresults" element={<UserlessResults />} />
      <Route path="free-response" element={<FreeResponse />} />
      <Route path="free-response/:id" element={<FreeResponseQuestion />} />
      <Route path="searchresults" element={<SearchResults />} />
      <Route path="retrievedata" element={<RetrieveData />} />
      <Route path="reset-password" element={<ResetPassword />} />
      <Route path="contactus" {...shows(ContactUs)} />
      <Route path="how-we-choose" {...shows(HowWeChoose)} />
      <Route path="video-library" {...shows(VideoLibrary)}>
        <Route index {...shows(VideoLibraryIndex)} />
        <Route path=":slug" {...shows(VideoLibraryChapter)} />
      </Route>
      <Route id={FOR_STUDENTS_ID} element={<SignedInOnly />}>
        <Route path="getstarted" element={<GetStarted />} />
        <Route path="updateunits" element={<UpdateUnits />} />
        <Route path="userhome" element={<UserHome />} />
        <Route path="account" element={<Account />} />
        <Route path="video/:chapterId" element={<Video />} />
        <Route path="quizgenerator" element={<QuizGenerator />} />
        <Route path="results" element={<Results />} />
        <Route path="rqresults" element={<RqResults />} />
        <Route path="uqresults" element={<UqResults />} />
        <Route path="finishunit" element={<FinishUnit />} />
        <Route path="finishpage" element={<FinishPage />} />
        <Route path="progress" element={<Progress />} />
        <Route path="misconceptions" element={<Misconceptions />} />
        <Route path="mistakes" element={<Mistakes />} />
      </Route>
    </Route>
    <Route path="messagesent" element={<MessageSent />} />
    <Route path="aboutus" {...shows(AboutUs)} />
    <Route path="privacypolicy" {...shows(PrivacyPolicy)} />
    <Route path="termsofservice" {...shows(TermsOfService)} />
    <Route path="*" {...shows(NotFound)} />
  </Route>,
);

export const AppRoutes = () => useRoutes(ROUTES);

/** The pages that the server renders at a path, with those around them. */
export const pagesAt = (pathname: string): LazyPage[] =>
  (matchRoutes(ROUTES, pathname) ?? []).flatMap(({ route }) => (route.handle as LazyPage | undefined) ?? []); // set by shows() alone
