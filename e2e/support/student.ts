import type { Page } from 'playwright-core';
import {
  ChooseChaptersDocument,
  FinishQuizDocument,
  FinishReviewQuizDocument,
  LibraryDocument,
  MeDocument,
  SignUpDocument,
  StartQuizDocument,
  type StartQuizMutationVariables,
} from '../../schema/generated/graphql';
import { progressRowId } from '../../schema/rules/progress';
import { finishCall } from '../../schema/rules/quiz';
import { lookUp } from './course-key';
import type { Site } from './server';
import { sendOperation } from './graphql';
import { textOfHtml } from './html-text';

// Creates students without a browser, for tests that start after the sign-up.

export interface Student {
  username: string;
  password: string;
  token: string;
}

export const PASSWORD = 'Marginal1Cost';

/** Signs up, and adds the first `chapters` chapters of Unit 1 to the study plan. */
export async function enroll(server: Site, username: string, chapters = 7): Promise<Student> {
  const input = { username, email: `${username}@example.com`, password: PASSWORD, atLeast13: true };
  const { signUp } = await sendOperation(server, SignUpDocument, { input });
  const student = { username, password: PASSWORD, token: signUp.accessToken };
  const { subjects } = await sendOperation(server, LibraryDocument, {});
  const firstOnes = subjects[0]?.units[0]?.chapters.slice(0, chapters) ?? [];
  const choices = firstOnes.map(({ id }) => ({ chapterId: id, chosen: true }));
  if (choices.length > 0) await sendOperation(server, ChooseChaptersDocument, { choices }, student.token);
  return student;
}

/** Signs the student in, effective from the next page load. */
export async function signInAs(page: Page, { token }: Student): Promise<void> {
  // Any page of the server gives access to its local storage. This one does not start the app.
  await page.goto('/healthz');
  await page.evaluate((value) => localStorage.setItem('access_token', value), token);
}

export async function me(server: Site, { token }: Student) {
  return (await sendOperation(server, MeDocument, {}, token)).me;
}

/** The student's row for a chapter. */
export const chapterRow = ({ id, userChapters }: Awaited<ReturnType<typeof me>>, chapterId: string) =>
  userChapters.find((row) => row.id === progressRowId(id, chapterId));

/** Takes a quiz without a browser, with all answers correct or all wrong. Returns the attempt's id. */
export async function takeQuizByApi(
  server: Site,
  { token }: Student,
  request: StartQuizMutationVariables,
  well: boolean,
): Promise<string> {
  const { startQuiz } = await sendOperation(server, StartQuizDocument, request, token);
  const answers = startQuiz.questions.map(({ question, answers: shown }) => {
    const { choices } = lookUp(
      textOfHtml(question.text),
      shown.map(({ text }) => textOfHtml(text)),
    );
    const choice = shown[choices.findIndex(({ isRight }) => isRight === well)]?.id ?? '';
    return { questionId: question.id, given: { choice } };
  });
  const handedIn = { attemptId: startQuiz.id, answers };
  const isReview = finishCall(request.type) === 'finishreviewquiz';
  if (isReview) await sendOperation(server, FinishReviewQuizDocument, handedIn, token);
  else await sendOperation(server, FinishQuizDocument, handedIn, token);
  return startQuiz.id;
}
