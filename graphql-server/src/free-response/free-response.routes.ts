import { z } from 'zod';
import { parseOptionalId, parseUuid } from '../http/ids';
import { restCall } from '../rest/rest-call';
import {
  readFreeResponseAttempt,
  saveFreeResponse,
  scoreOwnPoint,
  startFreeResponse,
  submitFreeResponse,
} from './attempt.service';
import { disputePoint, withdrawDispute } from './dispute.service';
import { readFreeResponse, readFreeResponses } from './free-response.service';
import { freeResponseAttemptShape, freeResponseRowShape, freeResponseShape } from './free-response.shapes';
import type { FreeResponseAttempt } from './free-response.type';

const id = z.object({ id: z.string() });
const attemptId = z.object({ attemptId: z.string() });
const disputeOf = z.object({ attemptId: z.string(), point: z.string().meta({ description: 'The name of a point.' }) });
const attemptIdOf = (params: { readonly attemptId: string }) => parseUuid(params.attemptId, 'attempt');
const attemptReply = async (found: Promise<FreeResponseAttempt>) => {
  const attempt = await found;
  return { ...attempt, attemptId: attempt.id };
};
const revision = z.int32().min(0).meta({ description: 'The revision of the attempt that the client knows.' });

export const freeResponseCalls = [
  restCall({
    method: 'GET',
    path: '/free-response/getall',
    summary: 'The free-response questions in course order: of a chapter, of a unit, or all.',
    query: z.object({ chapter: z.string().optional(), unit: z.string().optional() }),
    reply: z.strictObject({ free_responses: z.array(freeResponseRowShape) }),
    answer: async ({ context, query }) => {
      const chapterId = parseOptionalId(query.chapter, 'chapter');
      const unitId = parseOptionalId(query.unit, 'unit');
      return { freeResponses: await readFreeResponses(context, { chapterId, unitId }) };
    },
  }),
  restCall({
    method: 'GET',
    path: '/free-response/questions/:id',
    summary: 'A free-response question, and how far the student is.',
    params: id,
    reply: freeResponseShape,
    answer: ({ context, params }) => readFreeResponse(context, params.id),
  }),
  restCall({
    method: 'POST',
    path: '/free-response/questions/:id/attempts',
    summary: 'Resumes the attempt in progress or starts a new one. Visitors may start the free question.',
    params: id,
    reply: freeResponseAttemptShape,
    answer: ({ context, params }) => attemptReply(startFreeResponse(context, params.id)),
  }),
  restCall({
    method: 'GET',
    path: '/free-response/attempts/:attemptId',
    summary: "An attempt of the student, or a visitor's attempt by its unguessable ID.",
    params: attemptId,
    reply: freeResponseAttemptShape,
    answer: ({ context, params }) => attemptReply(readFreeResponseAttempt(context, attemptIdOf(params))),
  }),
  restCall({
    method: 'PUT',
    path: '/free-response/attempts/:attemptId',
    summary: 'Saves the whole answer, unless another tab or device has saved after the revision.',
    params: attemptId,
    body: z.object({
      answer: z.string().meta({ description: 'JSON, up to 24,000 bytes.' }),
      revision,
      seconds: z.int().min(0).default(0).meta({ description: 'Time spent in all.' }),
    }),
    reply: freeResponseAttemptShape,
    answer: ({ context, params, body }) =>
      attemptReply(saveFreeResponse(context, { attemptId: attemptIdOf(params), ...body })),
  }),
  restCall({
    method: 'PUT',
    path: '/free-response/attempts/:attemptId/submission',
    summary: 'Scores the saved answer, once.',
    params: attemptId,
    body: z.object({ revision }),
    reply: freeResponseAttemptShape,
    answer: ({ context, params, body }) =>
      attemptReply(submitFreeResponse(context, attemptIdOf(params), body.revision)),
  }),
  restCall({
    method: 'PUT',
    path: '/free-response/attempts/:attemptId/own-score',
    summary: 'Records whether an explanation says what the rubric asks for, as the student sees it.',
    params: attemptId,
    body: z.object({ point: z.string().meta({ description: 'The name of an open point.' }), earned: z.boolean() }),
    reply: freeResponseAttemptShape,
    answer: ({ context, params, body }) =>
      attemptReply(scoreOwnPoint(context, attemptIdOf(params), body.point, body.earned)),
  }),
  restCall({
    method: 'PUT',
    path: '/free-response/attempts/:attemptId/disputes/:point',
    summary: 'Records that the student thinks that a point was scored wrongly. A second time replaces the first.',
    params: disputeOf,
    body: z.object({ words: z.string().nullable().default(null).meta({ description: 'Up to 300 characters.' }) }),
    reply: freeResponseAttemptShape,
    answer: ({ context, params, body }) =>
      attemptReply(disputePoint(context, { attemptId: attemptIdOf(params), point: params.point, words: body.words })),
  }),
  restCall({
    method: 'DELETE',
    path: '/free-response/attempts/:attemptId/disputes/:point',
    summary: 'Takes a dispute of a point back.',
    params: disputeOf,
    reply: freeResponseAttemptShape,
    answer: ({ context, params }) => attemptReply(withdrawDispute(context, attemptIdOf(params), params.point)),
  }),
];
