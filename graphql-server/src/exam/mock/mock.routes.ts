import { z } from 'zod';
import { MOCK_LENGTHS } from '../../../../schema/rules/mock';
import { parseUuid } from '../../http/ids';
import { restCall } from '../../rest/rest-call';
import {
  pauseMockExam,
  readMockExam,
  readMockExams,
  saveMockAnswer,
  saveMockResponse,
  setExtraTime,
  startMockExam,
  startMockSectionTwo,
  submitMockSection,
} from './mock.service';
import { mockExamShape, mockExamsShape, mockQuestionShape, mockResponseShape } from './mock.shapes';
import type { MockExam, MockExams, MockQuestion } from './mock.type';

const examParams = z.object({ examId: z.string() });
const positionParams = z.object({ examId: z.string(), position: z.coerce.number() });
const sectionParams = z.object({ examId: z.string(), section: z.coerce.number() });
const examIdOf = ({ examId }: { readonly examId: string }) => parseUuid(examId, 'mock exam');

const questionReply = ({ asked, ...marked }: MockQuestion) => ({
  ...asked.question,
  position: asked.position,
  answers: asked.answers,
  choice: asked.given !== null && 'choice' in asked.given ? asked.given.choice : null,
  isCorrect: asked.isCorrect,
  rationales: asked.rationales?.map((rationale) => ({ ...rationale, answerId: rationale.answer.id })) ?? null,
  isFlagged: marked.isFlagged,
  crossedOut: marked.crossedOut,
  seconds: marked.seconds,
  change: marked.change,
});

const examReply = (exam: MockExam) => ({ ...exam, examId: exam.id, questions: exam.questions.map(questionReply) });
const examsReply = (exams: MockExams) => ({ ...exams, exams: exams.exams.map(examReply) });

export const mockCalls = [
  restCall({
    method: 'GET',
    path: '/mock/getall',
    summary: 'The mock exams of the student, and what can be started.',
    signedIn: true,
    reply: mockExamsShape,
    answer: async ({ context }) => examsReply(await readMockExams(context)),
  }),
  restCall({
    method: 'PUT',
    path: '/mock/extra-time',
    summary: 'How much time the next exams give: 1, 1.25, 1.5 or 2 times the usual.',
    signedIn: true,
    body: z.object({ extra_time: z.number() }),
    reply: mockExamsShape,
    answer: async ({ context, body }) => examsReply(await setExtraTime(context, body.extra_time)),
  }),
  restCall({
    method: 'POST',
    path: '/mock/exams',
    summary: 'Resumes the exam under way, or starts one. Its clock runs at once.',
    signedIn: true,
    body: z.object({ length: z.enum(MOCK_LENGTHS) }),
    reply: mockExamShape,
    answer: async ({ context, body }) => examReply(await startMockExam(context, body.length)),
  }),
  restCall({
    method: 'GET',
    path: '/mock/exams/:examId',
    summary: 'A mock exam. Its answer key and its report come once both sections have ended.',
    signedIn: true,
    params: examParams,
    reply: mockExamShape,
    answer: async ({ context, params }) => examReply(await readMockExam(context, examIdOf(params))),
  }),
  restCall({
    method: 'PUT',
    path: '/mock/exams/:examId/questions/:position',
    summary: 'Saves an answer of section I, and what else was done with the question.',
    signedIn: true,
    params: positionParams,
    body: z.object({
      choice: z.int32().positive().nullable().default(null).meta({ description: 'Null leaves the stored answer.' }),
      is_flagged: z.boolean().default(false),
      crossed_out: z.array(z.int32().positive()).max(20).default([]),
      seconds: z.int32().min(0).default(0).meta({ description: 'Time spent on the question in all.' }),
      at: z.iso.datetime().meta({ description: 'When it was answered, by the client’s corrected clock.' }),
    }),
    reply: mockQuestionShape,
    answer: async ({ context, params, body }) =>
      questionReply(
        await saveMockAnswer(context, examIdOf(params), {
          position: params.position,
          given: body.choice === null ? null : { choice: body.choice },
          isFlagged: body.is_flagged,
          crossedOut: body.crossed_out,
          seconds: body.seconds,
          at: Date.parse(body.at),
        }),
      ),
  }),
  restCall({
    method: 'PUT',
    path: '/mock/exams/:examId/responses/:position',
    summary: 'Saves an answer of section II, unless another tab or device has saved after the revision.',
    signedIn: true,
    params: positionParams,
    body: z.object({
      answer: z.string().meta({ description: 'JSON, up to 24,000 bytes.' }),
      revision: z.int32().min(0).meta({ description: 'The revision that the client knows.' }),
    }),
    reply: mockResponseShape,
    answer: ({ context, params, body }) =>
      saveMockResponse(context, examIdOf(params), { position: params.position, ...body }),
  }),
  restCall({
    method: 'PUT',
    path: '/mock/exams/:examId/pause',
    summary: 'Stops the clock, after which the result is not timed, or lets it run on.',
    signedIn: true,
    params: examParams,
    body: z.object({ paused: z.boolean() }),
    reply: mockExamShape,
    answer: async ({ context, params, body }) => examReply(await pauseMockExam(context, examIdOf(params), body.paused)),
  }),
  restCall({
    method: 'POST',
    path: '/mock/exams/:examId/section-two',
    summary: 'Ends the break. Section II has its full time from now on.',
    signedIn: true,
    params: examParams,
    reply: mockExamShape,
    answer: async ({ context, params }) => examReply(await startMockSectionTwo(context, examIdOf(params))),
  }),
  restCall({
    method: 'POST',
    path: '/mock/exams/:examId/sections/:section/submission',
    summary: 'Submits a section with what was saved, once. In the break, section 2 ends the exam.',
    signedIn: true,
    params: sectionParams,
    reply: mockExamShape,
    answer: async ({ context, params }) =>
      examReply(await submitMockSection(context, examIdOf(params), params.section)),
  }),
];
