import { sendGraphql } from './graphql-client';
import { RestBrowser } from './rest-client';

/** An attempt as both APIs show it. */
export interface Attempt {
  readonly id: string;
  readonly answer: unknown;
  readonly revision: number;
  readonly seconds: number;
  readonly isSubmitted: boolean;
  readonly stem: string;
  readonly result: {
    readonly earned: number;
    readonly open: number;
    readonly possible: number;
    readonly points: readonly {
      readonly name: string;
      readonly state: string;
      readonly isOwn: boolean;
      readonly dispute: { readonly words: string | null } | null;
    }[];
  } | null;
  /** All that was sent. */
  readonly text: string;
}

export interface Row {
  readonly id: string;
  readonly state: string;
  readonly best: number | null;
  readonly isFree: boolean;
  readonly openId: string | null;
  readonly lastId: string | null;
}

/** What a student or, without a token, a visitor can do with free-response questions. */
export interface FreeResponseClient {
  list(): Promise<Row[]>;
  one(id: string): Promise<Row>;
  start(id: string): Promise<Attempt>;
  read(attemptId: string): Promise<Attempt>;
  /** `answer` is sent as JSON unless it is a string already. */
  save(attemptId: string, answer: unknown, revision: number, seconds?: number): Promise<Attempt>;
  submit(attemptId: string, revision: number): Promise<Attempt>;
  score(attemptId: string, point: string, earned: boolean): Promise<Attempt>;
  dispute(attemptId: string, point: string, words?: string | null): Promise<Attempt>;
  withdraw(attemptId: string, point: string): Promise<Attempt>;
}

const parsed = (answer: string): unknown => JSON.parse(answer);
const asText = (answer: unknown) => (typeof answer === 'string' ? answer : JSON.stringify(answer));

const ROW =
  'id chapter { id } title length minutes points isFree state best openAttemptId lastAttemptId content { id stem figure { svg alt url } panels { name title } parts { name kind text options explained unit points } names }';
const ATTEMPT = `id freeResponseId freeResponse { id state best } title length chapter { id } answer revision seconds startedAt submittedAt
  content { id stem figure { svg alt url } panels { name title } parts { name kind text options explained unit points } names }
  result { earned open possible model solutions { part text }
    points { name part text explain state selfScored reason look misconception belief watch { scene } dispute { words } } }`;

interface GraphqlRow {
  id: string;
  state: string;
  best: number | null;
  isFree: boolean;
  openAttemptId: string | null;
  lastAttemptId: string | null;
}

interface GraphqlAttempt {
  id: string;
  answer: string;
  revision: number;
  seconds: number;
  submittedAt: string | null;
  content: { stem: string };
  result: {
    earned: number;
    open: number;
    possible: number;
    points: { name: string; state: string; selfScored: boolean; dispute: { words: string | null } | null }[];
  } | null;
}

function graphqlFreeResponses(url: string, token?: string): FreeResponseClient {
  const send = <Data>(query: string, variables: object = {}) => sendGraphql<Data>(url, query, variables, token);
  const rowOf = ({ id, state, best, isFree, openAttemptId: openId, lastAttemptId: lastId }: GraphqlRow): Row => {
    return { id, state, best, isFree, openId, lastId };
  };
  const attempt = async (query: string, variables: object): Promise<Attempt> => {
    const { done } = await send<{ done: GraphqlAttempt }>(`${query} { ${ATTEMPT} } }`, variables);
    const { id, answer, revision, seconds, submittedAt, content, result } = done;
    const points =
      result?.points.map(({ selfScored: isOwn, name, state, dispute }) => ({ name, state, isOwn, dispute })) ?? [];
    return {
      ...{ id, answer: parsed(answer), revision, seconds, isSubmitted: submittedAt !== null },
      ...{ stem: content.stem, result: result && { ...result, points }, text: JSON.stringify(done) },
    };
  };
  return {
    list: async () => (await send<{ list: GraphqlRow[] }>(`{ list: freeResponses { ${ROW} } }`)).list.map(rowOf),
    one: async (id) =>
      rowOf(
        (await send<{ one: GraphqlRow }>(`query ($id: ID!) { one: freeResponse(id: $id) { ${ROW} } }`, { id })).one,
      ),
    start: (id) => attempt('mutation ($id: ID!) { done: startFreeResponse(id: $id)', { id }),
    read: (id) => attempt('query ($id: ID!) { done: freeResponseAttempt(id: $id)', { id }),
    save: (id, answer, revision, seconds = 0) =>
      attempt(
        'mutation ($id: ID!, $answer: String!, $revision: Int!, $seconds: Int!) { done: saveFreeResponse(attemptId: $id, answer: $answer, revision: $revision, seconds: $seconds)',
        { id, answer: asText(answer), revision, seconds },
      ),
    submit: (id, revision) =>
      attempt('mutation ($id: ID!, $revision: Int!) { done: submitFreeResponse(attemptId: $id, revision: $revision)', {
        id,
        revision,
      }),
    score: (id, point, earned) =>
      attempt(
        'mutation ($id: ID!, $point: String!, $earned: Boolean!) { done: scoreOwnPoint(attemptId: $id, point: $point, earned: $earned)',
        { id, point, earned },
      ),
    dispute: (id, point, words) =>
      attempt(
        'mutation ($id: ID!, $point: String!, $words: String) { done: disputePoint(attemptId: $id, point: $point, words: $words)',
        { id, point, words },
      ),
    withdraw: (id, point) =>
      attempt('mutation ($id: ID!, $point: String!) { done: withdrawDispute(attemptId: $id, point: $point)', {
        id,
        point,
      }),
  };
}

interface RestRow {
  id: string;
  state: string;
  best: number | null;
  is_free: boolean;
  open_attempt_id: string | null;
  last_attempt_id: string | null;
}

interface RestAttempt {
  attempt_id: string;
  answer: string;
  revision: number;
  seconds: number;
  submitted_at: string | null;
  content: { stem: string };
  result: {
    earned: number;
    open: number;
    possible: number;
    points: { name: string; state: string; self_scored: boolean; dispute: { words: string | null } | null }[];
  } | null;
}

function restFreeResponses(url: string, token?: string): FreeResponseClient {
  const browser = new RestBrowser(url, token);
  const rowOf = (row: RestRow): Row => {
    const { id, state, best, is_free: isFree, open_attempt_id: openId, last_attempt_id: lastId } = row;
    return { id, state, best, isFree, openId, lastId };
  };
  const attempt = async (method: string, path: string, body?: object): Promise<Attempt> => {
    const done = await browser.call<RestAttempt>(method, `free-response/${path}`, body);
    const { attempt_id: id, answer, revision, seconds, submitted_at: submittedAt, content, result } = done;
    const points =
      result?.points.map(({ self_scored: isOwn, name, state, dispute }) => ({ name, state, isOwn, dispute })) ?? [];
    return {
      ...{ id, answer: parsed(answer), revision, seconds, isSubmitted: submittedAt !== null },
      ...{ stem: content.stem, result: result && { ...result, points }, text: JSON.stringify(done) },
    };
  };
  return {
    list: async () =>
      (await browser.call<{ free_responses: RestRow[] }>('GET', 'free-response/getall')).free_responses.map(rowOf),
    one: async (id) => rowOf(await browser.call<RestRow>('GET', `free-response/questions/${id}`)),
    start: (id) => attempt('POST', `questions/${id}/attempts`),
    read: (id) => attempt('GET', `attempts/${id}`),
    save: (id, answer, revision, seconds = 0) =>
      attempt('PUT', `attempts/${id}`, { answer: asText(answer), revision, seconds }),
    submit: (id, revision) => attempt('PUT', `attempts/${id}/submission`, { revision }),
    score: (id, point, earned) => attempt('PUT', `attempts/${id}/own-score`, { point, earned }),
    dispute: (id, point, words) =>
      attempt('PUT', `attempts/${id}/disputes/${encodeURIComponent(point)}`, words === undefined ? {} : { words }),
    withdraw: (id, point) => attempt('DELETE', `attempts/${id}/disputes/${encodeURIComponent(point)}`),
  };
}

/** Both lead to the same services: each story is told at both. */
export const freeResponseClients: readonly (readonly [
  name: string,
  open: (url: string, token?: string) => FreeResponseClient,
])[] = [
  ['GraphQL', graphqlFreeResponses],
  ['REST', restFreeResponses],
];
