import { lazy } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { useSignedIn, useStore } from './store';
import { Layout } from './layout/layout';

// Each page is its own chunk. Pages that call the API share one lazy ApiProvider, which the landing page does not load.
const Landing = lazy(() => import('./pages/landing'));
const ApiProvider = lazy(() => import('./account/api-provider'));
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
const HowWeChoose = lazy(() => import('./pages/how-we-choose'));
const VideoLibrary = lazy(() => import('./pages/video-library'));
const VideoLibraryIndex = lazy(() => import('./pages/video-library-index'));
const VideoLibraryChapter = lazy(() => import('./pages/video-library-chapter'));
const FreeQuiz = lazy(() => import('./pages/free-quiz'));
const UserlessResults = lazy(() => import('./pages/userless-results'));
const SearchResults = lazy(() => import('./pages/search-results'));
const RetrieveData = lazy(() => import('./pages/retrieve-data'));
const ResetPassword = lazy(() => import('./pages/reset-password'));
const ContactUs = lazy(() => import('./pages/contact-us'));
const MessageSent = lazy(() => import('./pages/message-sent'));
const AboutUs = lazy(() => import('./pages/about-us'));
const PrivacyPolicy = lazy(() => import('./pages/privacy-policy'));
const TermsOfService = lazy(() => import('./pages/terms-of-service'));
const NotFound = lazy(() => import('./pages/not-found'));

/** spec §6: anonymous users are redirected to the landing page. */
const SignedInOnly = () => (useSignedIn() ? <Outlet /> : <Navigate to="/" replace />);
/** spec §2: the landing page is for visitors. Signed-in students are redirected. */
function VisitorsOnly() {
  const redirect = useStore((state) => state.redirect);
  return useSignedIn() ? <Navigate to={redirect} replace /> : <Outlet />;
}

/** All routes of spec §2 and their access rules. Paths are case-insensitive: /Quiz matches /quiz. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route element={<VisitorsOnly />}>
          <Route index element={<Landing />} />
        </Route>
        <Route element={<ApiProvider />}>
          <Route path="whoops" element={<Whoops />} />
          <Route path="quiz" element={<Quiz />} />
          <Route path="freequiz/:chapterslug" element={<FreeQuiz />} />
          <Route path="userlessresults" element={<UserlessResults />} />
          <Route path="searchresults" element={<SearchResults />} />
          <Route path="retrievedata" element={<RetrieveData />} />
          <Route path="reset-password" element={<ResetPassword />} />
          <Route path="contactus" element={<ContactUs />} />
          <Route path="how-we-choose" element={<HowWeChoose />} />
          <Route path="video-library" element={<VideoLibrary />}>
            <Route index element={<VideoLibraryIndex />} />
            <Route path=":slug" element={<VideoLibraryChapter />} />
          </Route>
          <Route element={<SignedInOnly />}>
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
        <Route path="aboutus" element={<AboutUs />} />
        <Route path="privacypolicy" element={<PrivacyPolicy />} />
        <Route path="termsofservice" element={<TermsOfService />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
