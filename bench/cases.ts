import { DOCUMENT_IDS } from '../schema/generated/document-ids';
import { publicDocumentUrl } from '../schema/public-documents';
import { requestBytes, type Answer, type Bytes } from './load';
import type { RawFinish } from './raw';
import { tokenOf, type Seeded } from './seed';

/** The servers that are compared: ours, the bare one (raw.ts), and Mercurius (peer.ts). */
export const CONTENDERS = ['server', 'raw', 'peer'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** One operation, as each server is asked for it. */
export interface Case extends Readonly<Record<Contender, () => Bytes>> {
  readonly name: string;
  /** From performance.md: the least share of raw's requests a second, the most statements. */
  readonly goal: { readonly ratio: number; readonly statements: number };
  /** Requests of one slot, where they are used up by being sent. */
  readonly supply?: number;
}

const JSON_TYPE = { accept: 'application/json', 'content-type': 'application/json' };
const bearer = (student: number) => ({ authorization: `Bearer ${tokenOf(student)}` });

/** An operation as our client sends it. */
export function post(operationName: string, student: number, variables: object): Bytes {
  const body = JSON.stringify({ documentId: DOCUMENT_IDS[operationName], operationName, variables });
  return requestBytes('POST', '/graphql', { ...JSON_TYPE, ...bearer(student) }, body);
}

/** The same for Mercurius, which has its own names for the same things. */
function postToPeer(operationName: string, student: number, variables: object): Bytes {
  const body = JSON.stringify({ query: DOCUMENT_IDS[operationName], persisted: true, operationName, variables });
  return requestBytes('POST', '/graphql', { ...JSON_TYPE, ...bearer(student) }, body);
}

export function cases({ unitId, waiting, nextStudent, nextReader }: Seeded, supply: number): Case[] {
  const take = () => {
    const next = waiting.pop();
    if (next === undefined) throw new Error('There are not enough quizzes to finish.');
    return next;
  };
  const unitQuiz = { type: 'unitQuiz', unitId: String(unitId) };
  const finish = (send: typeof post) => {
    const { attempt, student } = take();
    // Every answer was saved when it was chosen, so that our client sends none again.
    return send('FinishReviewQuiz', student, { attemptId: attempt, answers: [] });
  };
  return [
    {
      name: 'session restore (Me)',
      goal: { ratio: 0.8, statements: 3 },
      server: () => post('Me', nextStudent(), {}),
      raw: () => requestBytes('GET', '/restore', bearer(nextStudent())),
      peer: () => postToPeer('Me', nextStudent(), {}),
    },
    {
      name: 'library (Library)',
      goal: { ratio: 1, statements: 0 },
      server: () => requestBytes('GET', publicDocumentUrl('Library'), bearer(nextStudent())),
      raw: () => requestBytes('GET', '/library', {}),
      peer: () => postToPeer('Library', nextStudent(), {}),
    },
    {
      name: 'quiz of 20, resumed (StartQuiz)',
      goal: { ratio: 0.8, statements: 1 },
      server: () => post('StartQuiz', nextReader(), unitQuiz),
      raw: () => requestBytes('GET', '/quiz', bearer(nextReader())),
      peer: () => postToPeer('StartQuiz', nextReader(), unitQuiz),
    },
    {
      name: 'finish quiz of 20 (FinishReviewQuiz)',
      goal: { ratio: 0.7, statements: 3 },
      supply,
      server: () => finish(post),
      raw: () => {
        const { attempt, student, marked } = take();
        const body: RawFinish = { attempt, student, marked, score: 50 };
        return requestBytes('POST', '/finish', JSON_TYPE, JSON.stringify(body));
      },
      peer: () => finish(postToPeer),
    },
  ];
}

/** Throws unless this is what was asked for: a refusal is quick to give and would look like speed. */
export function checkAnswer({ status, body }: Answer): void {
  const start = body.toString('latin1', 0, 12);
  const good =
    status === 304 || (status === 200 && !start.startsWith('{"errors"') && !start.startsWith('{"data":null'));
  if (!good) throw new Error(`A request was answered with ${status}: ${body.toString('utf8', 0, 300)}`);
}
