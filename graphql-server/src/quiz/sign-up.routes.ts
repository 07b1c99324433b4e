import { z } from 'zod';
import { signedInReply, signedInShape } from '../progress/student.routes';
import { restCall } from '../rest/rest-call';
import { signUp, type FreeQuiz } from './sign-up.service';

const id = z.coerce.number().int().positive();
const quizResult = z.object({
  chapter_id: id,
  answers: z.array(z.object({ questionId: id, answerId: id })).max(100),
});

/** The quiz result data of spec §3; anything else is no result to save. */
function freeQuizOf(quizData: unknown): FreeQuiz | null {
  const { data } = quizResult.safeParse(quizData);
  if (!data) return null;
  const answers = data.answers.map(({ questionId, answerId }) => ({ questionId, given: { choice: answerId } }));
  return { chapterId: data.chapter_id, answers };
}

export const signUpCalls = [
  restCall({
    method: 'POST',
    path: '/auth/signup',
    summary: 'Creates an account. By calling it, a client confirms the minimum age.',
    body: z.object({ username: z.string(), email: z.string(), password: z.string(), quizData: z.unknown().optional() }),
    reply: signedInShape,
    answer: async ({ context, body: { quizData, ...form } }) => {
      const { accessToken, userId } = await signUp(context, { ...form, atLeast13: true }, freeQuizOf(quizData));
      return signedInReply(context, userId, accessToken);
    },
  }),
];
