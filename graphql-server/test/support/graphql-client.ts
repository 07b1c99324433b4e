import { asGiven } from './answers';
import { isReview, Refusal, type ApiClient, type Quiz, type Progress, type Student } from './api-client';

const USER = `id username currentChapter { id }
  userChapters { chosen videoCompleted quizGrade chapter { id } }
  topicProgress { questionsAsked answeredCorrectly percentCorrect topic { id } }`;
const ATTEMPT = `id score questions { question { id } answers { id } isCorrect }`;
const QUIZ = `$type: QuizType!, $chapterId: ID, $unitId: ID, $topicIds: [ID!]`;

interface UserReply {
  username: string;
  currentChapter: { id: string } | null;
  userChapters: { chosen: boolean; videoCompleted: boolean; quizGrade: number | null; chapter: { id: string } }[];
  topicProgress: {
    questionsAsked: number;
    answeredCorrectly: number;
    percentCorrect: number | null;
    topic: { id: string };
  }[];
}

export interface AttemptReply {
  id: string;
  score: number | null;
  questions: { question: { id: string }; answers: { id: string }[]; isCorrect: boolean | null }[];
}

interface Reply<Data> {
  data?: Data;
  errors?: { message: string; extensions?: { code?: string; field?: string } }[];
}

/** Sends one operation; throws Refusal for the first error. */
export async function sendGraphql<Data>(
  url: string,
  query: string,
  variables: object = {},
  accessToken?: string,
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const reply = (await response.json()) as Reply<Data>; // what the server claims; the stories check it
  const [error] = reply.errors ?? [];
  if (error) throw new Refusal(response.status, error.message, error.extensions?.code, error.extensions?.field);
  if (reply.data === undefined) throw new Error('Neither data nor errors.');
  return reply.data;
}

function progressOf(user: UserReply): Progress {
  return {
    username: user.username,
    currentChapter: user.currentChapter && Number(user.currentChapter.id),
    chapters: Object.fromEntries(
      user.userChapters
        .filter(({ chosen }) => chosen)
        .map(({ chapter, videoCompleted, quizGrade }) => [chapter.id, { videoCompleted, quizGrade }]),
    ),
    topics: Object.fromEntries(
      user.topicProgress
        .filter(({ questionsAsked }) => questionsAsked > 0)
        .map((entry) => [
          entry.topic.id,
          { asked: entry.questionsAsked, correct: entry.answeredCorrectly, percent: entry.percentCorrect },
        ]),
    ),
  };
}

export function graphqlClient(url: string): ApiClient {
  const signedIn = ({ accessToken }: { accessToken: string }) => studentAt(url, accessToken);
  return {
    signUp: async (form) => {
      const data = await sendGraphql<{ signUp: { accessToken: string } }>(
        url,
        'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }',
        { input: { ...form, atLeast13: true } },
      );
      return signedIn(data.signUp);
    },
    logIn: async (username, password) => {
      const data = await sendGraphql<{ logIn: { accessToken: string } }>(
        url,
        'mutation ($u: String!, $p: String!) { logIn(username: $u, password: $p) { accessToken } }',
        { u: username, p: password },
      );
      return signedIn(data.logIn);
    },
    withToken: (accessToken) => studentAt(url, accessToken),
  };
}

function studentAt(url: string, accessToken: string): Student {
  const send = <Data>(query: string, variables: object = {}) => sendGraphql<Data>(url, query, variables, accessToken);
  return {
    accessToken,
    logOut: async () => void (await send('mutation { logOut { loggedOut } }')),
    progress: async () => progressOf((await send<{ me: UserReply }>(`{ me { ${USER} } }`)).me),
    choose: async (choices) => {
      const named = Object.entries(choices).map(([chapterId, chosen]) => ({ chapterId, chosen }));
      await send('mutation ($choices: [ChapterChoice!]!) { chooseChapters(choices: $choices) { user { id } } }', {
        choices: named,
      });
    },
    mark: async (chapterId, watched) => {
      const query = 'mutation ($id: ID!, $watched: Boolean!) { markVideo(chapterId: $id, watched: $watched) { id } }';
      await send(query, { id: chapterId, watched });
    },
    start: async (request) => {
      const query = `mutation (${QUIZ}) { startQuiz(type: $type, chapterId: $chapterId, unitId: $unitId, topicIds: $topicIds) { ${ATTEMPT} } }`;
      const { startQuiz } = await send<{ startQuiz: AttemptReply }>(query, request);
      return quizOf(startQuiz, request);
    },
    finish: async (quiz, answers) => {
      const name = isReview(quiz.request.type) ? 'finishReviewQuiz' : 'finishQuiz';
      const query = `mutation ($id: ID!, $answers: [GivenAnswer!]!) { done: ${name}(attemptId: $id, answers: $answers) { attempt { ${ATTEMPT} } } }`;
      const { done } = await send<{ done: { attempt: AttemptReply } }>(query, {
        id: quiz.attemptId,
        answers: asGiven(answers),
      });
      return {
        score: done.attempt.score,
        marks: done.attempt.questions.map(({ question, isCorrect }) => ({
          questionId: Number(question.id),
          isCorrect,
        })),
      };
    },
    advance: async (chapterId) => {
      const query =
        'mutation ($id: ID!) { advanceChapter(chapterId: $id) { completed user { currentChapter { id } } } }';
      const { advanceChapter } = await send<{
        advanceChapter: { completed: boolean; user: Pick<UserReply, 'currentChapter'> };
      }>(query, { id: chapterId });
      const { currentChapter } = advanceChapter.user;
      return { completed: advanceChapter.completed, currentChapter: currentChapter && Number(currentChapter.id) };
    },
  };
}

export function quizOf(attempt: AttemptReply, request: Quiz['request']): Quiz {
  return {
    request,
    attemptId: attempt.id,
    questions: attempt.questions.map(({ question, answers }) => ({
      id: Number(question.id),
      answerIds: answers.map(({ id }) => Number(id)),
    })),
  };
}
