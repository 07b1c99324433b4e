import 'reflect-metadata';
import { getNullableType, isListType, isObjectType, Kind, parse, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { TRUSTED_DOCUMENTS } from '../../schema/generated/trusted-documents';
import { seededRandom } from '../../schema/rules/quiz';
import { examplesFor } from '../../web/src/playground/examples';
import { LARGEST_ANSWER } from '../src/graphql/answer-size';
import { estimateBytes } from '../src/graphql/estimate';
import { buildApiSchema } from '../src/graphql/schema';
import { newForm } from './support/api-clients';
import { useTestApp } from './support/app';
import { graphqlClient } from './support/graphql-client';
import { randomDocument, type Arguments } from './support/random-documents';

const app = useTestApp();
const schema = buildApiSchema();

async function post(query: string, token?: string) {
  const response = await fetch(`${app().url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions: { code: string } }[] }; // GraphQL's form
  return { status: response.status, bytes: Buffer.byteLength(text), code: errors[0]?.extensions.code ?? 'answered' };
}

/** A student who has missed the first choice of many questions. */
async function studentWithMuchData() {
  const student = await graphqlClient(app().url).signUp(newForm());
  let attemptId = '';
  for (const { id } of app().course.subjects.flatMap(({ units }) => units)) {
    const quiz = await student.start({ type: 'unitQuiz', unitId: id });
    const answers = quiz.questions.map((question) => ({
      questionId: question.id,
      answerId: question.answerIds[0] ?? 0,
    }));
    await student.finish(quiz, answers);
    attemptId = quiz.attemptId;
  }
  return { token: student.accessToken, attemptId };
}

function estimateOf(document: DocumentNode): number {
  const fragments = Object.fromEntries(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const sizes = document.definitions.map((one) => {
    const root = one.kind === Kind.OPERATION_DEFINITION ? schema.getRootType(one.operation) : undefined;
    if (one.kind !== Kind.OPERATION_DEFINITION || !root) return 0;
    return estimateBytes({ fragments, isIncluded: () => true }, root, [one.selectionSet]);
  });
  return Math.max(...sizes);
}

describe('the answer to a document', () => {
  it('never has more than 2 MB, whatever a visitor or a student asks for within the limits', async () => {
    const { token, attemptId } = await studentWithMuchData();
    const slug = app().course.chapters[0]?.slug;
    const open: Arguments = {
      subjects: '',
      freeResponses: '',
      plannerTrial: '',
      chapter: `slug: "${slug}"`,
      searchChapters: 'term: "cost"',
    };
    const ownLists = ['mistakes', 'misconceptions', 'missedPoints', 'notices', 'quizzesUnderWay'];
    const own = ['me', 'learning', 'myData', ...ownLists].map((name) => [name, ''] as const);
    const known: Arguments = { ...open, ...Object.fromEntries(own), quizAttempt: `id: "${attemptId}"` };
    const change: Arguments = {
      startQuiz: 'type: shortWeakspotQuiz',
      practiceNotebook: '',
      practiceMinutes: 'minutes: 20',
    };
    const random = seededRandom(30);
    const outcomes: string[] = [];
    let largest = 0;
    for (let i = 0; i < 150; i += 1) {
      const isMutation = i % 10 === 1;
      const asker = isMutation || i % 3 > 0 ? token : undefined;
      const fields = isMutation ? change : asker === undefined ? open : known;
      const document = randomDocument(schema, isMutation ? 'mutation' : 'query', fields, random);
      const { bytes, code } = await post(document, asker);
      expect(bytes, document).toBeLessThanOrEqual(LARGEST_ANSWER);
      if (code === 'answered') largest = Math.max(largest, bytes);
      outcomes.push(code);
    }
    const share = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length / outcomes.length;
    expect(share('answered')).toBeGreaterThan(0.3);
    expect(share('BAD_USER_INPUT'), 'refused for their size').toBeGreaterThan(0.05);
    expect(share('INTERNAL_SERVER_ERROR')).toBe(0);
    expect(largest).toBeGreaterThan(LARGEST_ANSWER / 4);
  }, 180_000);

  it('is judged before a mutation changes anything', async () => {
    const { accessToken } = await graphqlClient(app().url).signUp(newForm());
    const lists = Array.from({ length: 14 }, (_, i) => `a${i}: chapters { videoBlurb quizBlurb name }`);
    const document = `mutation { startQuiz(type: unitQuiz, unitId: 1) { topics { chapter { unit { subject { units { ${lists.join(' ')} } } } } } } }`;
    expect((await post(document, accessToken)).status).toBe(400);
    const { bytes } = await post('{ quizzesUnderWay { id } }', accessToken);
    expect(bytes).toBe(Buffer.byteLength('{"data":{"quizzesUnderWay":[]}}\n'));
  });

  it('is estimated from the size of each list, declared beside its field', () => {
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith('__')
        ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field }))
        : [],
    );
    const lists = fields.filter(({ field }) => isListType(getNullableType(field.type)));
    expect(lists.length).toBeGreaterThan(30);
    expect(lists.flatMap(({ name, field }) => (field.extensions['items'] === undefined ? [name] : []))).toEqual([]);
  });

  it('leaves space for what our own client and the examples of the playground ask', () => {
    const documents = [...Object.values(TRUSTED_DOCUMENTS), ...examplesFor('econ').map(({ query }) => query)];
    for (const document of documents) expect(estimateOf(parse(document)), document).toBeLessThan(LARGEST_ANSWER / 2);
  });
});
