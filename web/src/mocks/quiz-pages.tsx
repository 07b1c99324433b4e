import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { clearStorage } from '../storage';
import { signIn, useStore } from '../store';
import { createClient } from '../apollo/client';
import FinishPage from '../pages/finish-page';
import FinishUnit from '../pages/finish-unit';
import HowWeChoose from '../pages/how-we-choose';
import Misconceptions from '../pages/misconceptions';
import Mistakes from '../pages/mistakes';
import Progress from '../pages/progress';
import Quiz from '../pages/quiz';
import QuizGenerator from '../pages/quiz-generator';
import Results from '../pages/results';
import RqResults from '../pages/rqresults';
import UpdateUnits from '../pages/update-units';
import UqResults from '../pages/uqresults';
import UserHome from '../pages/user-home';
import Video from '../pages/video';
import type { pretendServer } from './quiz';

const network = setupServer();
let server: ReturnType<typeof pretendServer> | null = null;

/** Call once in a test file: a network that only the pretend server answers, a signed-in student, and no console noise. */
export function setUpPages() {
  const warnings: unknown[] = [];
  beforeAll(() => {
    network.listen({ onUnhandledFrame: 'error' });
    signIn('a-token', '/userhome');
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...what) => void warnings.push(what));
    }
  });
  afterEach(() => {
    network.resetHandlers();
    clearStorage();
    expect(warnings.splice(0)).toEqual([]);
  });
  afterAll(() => {
    network.close();
    useStore.setState(useStore.getInitialState());
  });
}

function Here() {
  const { pathname, search } = useLocation();
  return <p aria-label="address">{pathname + search}</p>;
}

export const address = () => screen.getByLabelText('address').textContent ?? '';

/** Opens the app's pages of the quiz and progress features at an address, as after a reload: with an empty cache. */
export function openAt(path: string, pretend: ReturnType<typeof pretendServer>, state?: unknown) {
  if (server !== pretend) network.use(...pretend.handlers);
  server = pretend;
  const client = createClient({ readToken: () => pretend.token, onLapsed: () => undefined });
  const [pathname = '/', search = ''] = path.split('?');
  const view = render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname, search: search && `?${search}`, state }]}>
        <Here />
        <Suspense>
          <Routes>
            <Route path="updateunits" element={<UpdateUnits />} />
            <Route path="quizgenerator" element={<QuizGenerator />} />
            <Route path="userhome" element={<UserHome />} />
            <Route path="video/:chapterId" element={<Video />} />
            <Route path="quiz" element={<Quiz />} />
            <Route path="results" element={<Results />} />
            <Route path="rqresults" element={<RqResults />} />
            <Route path="uqresults" element={<UqResults />} />
            <Route path="progress" element={<Progress />} />
            <Route path="misconceptions" element={<Misconceptions />} />
            <Route path="mistakes" element={<Mistakes />} />
            <Route path="how-we-choose" element={<HowWeChoose />} />
            <Route path="finishunit" element={<FinishUnit />} />
            <Route path="finishpage" element={<FinishPage />} />
            <Route path="*" element={<p>another page</p>} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </ApolloProvider>,
    { onCaughtError: () => undefined }, // as main.tsx does
  );
  return { ...view, client, user: userEvent.setup() };
}
