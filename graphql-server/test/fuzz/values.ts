import fc, { type Arbitrary } from 'fast-check';
import { QUIZ_TYPES } from '../../../schema/rules/quiz';
import { FIRST_LEAVER, PASSWORD } from './accounts';

/** What has broken servers before: at the edge of a number, of an encoding, or of another language. */
const HOSTILE = [
  ...[0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e308, Number.MIN_VALUE],
  ...['0', '-1', '1e1', '1.5', '01', ' 1', '2147483648', '9223372036854775808', '1'.repeat(400), 'NaN', 'null'],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '🦄',
    'ﷺ',
    'e\u0301',
    '\u202e',
    '\r\nBcc: all@example.com',
    'x'.repeat(5000),
  ],
  ...["' or 1=1 --", "'; drop table users; --", '$1', '%', '_', '\\', '(a+)+$', '{{7*7}}', '<script>alert(1)</script>'],
  ...['__proto__', 'constructor', 'toString', '../../etc/passwd', '%00', '%', '[object Object]', '{"$gt":""}'],
  ...[null, true, false, '', [], {}, [[]], [null], ['1', '2'], { id: 1 }, { toString: 1 }, { length: -1 }],
  ...[JSON.parse('{"__proto__": {"isAdmin": true}}') as unknown, { constructor: { prototype: {} } }], // own keys of that name
];

const hostile: Arbitrary<unknown> = fc.constantFrom(...HOSTILE);
export const hostileText: Arbitrary<string> = fc.constantFrom(...HOSTILE.filter((value) => typeof value === 'string'));
const text = fc.string({ unit: 'binary', maxLength: 40 });
export const junk: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostile },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const id = (largest: number) => fc.integer({ min: 1, max: largest });
const idOf = (largest: number, ...known: Arbitrary<string>[]): Arbitrary<unknown> =>
  fc.oneof(id(largest), id(largest).map(String), ...known);
const place = fc.nat({ max: 9 });
const known = (name: string) => place.map((index) => `@${name} ${index}`);
/** Mostly the first of the asker's own quizzes, so that what belongs together often comes together. */
const which = fc.constantFrom(0, 0, 0, 1, 2);
const ofQuiz = (name: string) => fc.tuple(which, fc.nat({ max: 3 })).map((at) => `@${name} ${at.join(' ')}`);
const attemptId = fc.oneof(
  { weight: 6, arbitrary: which.map((index) => `@attempt ${index}`) },
  { weight: 3, arbitrary: known('finished') },
  { weight: 1, arbitrary: known('foreign') },
  { weight: 1, arbitrary: fc.uuid() },
);
/** Of a free response of the asker. */
const responseId = which.map((index) => `@response ${index}`);
const freeResponseId = place.map((index) => `@question_drawn ${index}`);
const chapterId = idOf(
  28,
  which.map((index) => `@chapter ${index}`),
  which.map((index) => `@lesson ${index}`),
);
const topicIds = fc.array(idOf(70), { minLength: 1, maxLength: 11 });
const answers = ofQuiz('answers');
const slug = fc.constantFrom('scarcity-choice-and-opportunity-cost', 'market-equilibrium', 'no-such-chapter');
const words = fc.constantFrom('supply', 'demand curve', 'elasticty', 'tax', 'zzzz', 'a & b', '%', "o'clock");

/** What fits, by the name of the place it goes to. `@…` is looked up when the request is made (World.resolve). */
const FITTING: Readonly<Record<string, Arbitrary<unknown>>> = {
  id: fc.oneof(attemptId, chapterId, responseId, freeResponseId),
  chapterid: chapterId,
  chapter: fc.oneof(chapterId, slug),
  unitid: idOf(9),
  unit: idOf(9),
  topicids: topicIds,
  topics: fc
    .oneof(
      topicIds,
      topicIds.map((ids) => ids.map((topic) => ({ id: topic }))),
    )
    .map((ids) => JSON.stringify(ids)),
  questionid: fc.oneof(idOf(900), ofQuiz('question')),
  answerid: fc.oneof(idOf(4000), ofQuiz('answer')),
  attemptid: fc.oneof({ weight: 1, arbitrary: attemptId }, { weight: 1, arbitrary: responseId }),
  freequizid: fc.option(attemptId),
  freeresponseid: fc.option(responseId),
  answers,
  answer: which.map((index) => `@drawing ${index}`),
  revision: fc.constantFrom(0, 0, 0, 1, 2),
  seconds: fc.nat(),
  point: fc.constantFrom('a-1', 'b-1', 'c-1', 'd-1', 'e-1', '__proto__'),
  quizdata: fc.option(
    fc.record({ chapter_id: chapterId, answers: fc.oneof(answers, fc.array(junk, { maxLength: 3 })) }),
  ),
  quizscore: fc.integer({ min: -1, max: 101 }),
  type: fc.constantFrom(...QUIZ_TYPES),
  status: fc.constantFrom('watched', 'unwatched'),
  email: fc.oneof(
    known('email'),
    fc.nat().map((n) => `new_${n}@example.com`),
  ),
  username: fc.oneof(
    known('username'),
    id(10 ** 9).map((n) => `new_${n}`),
  ),
  password: fc.constantFrom(PASSWORD, 'Elastic99', 'Wrong1234', 'short'),
  token: fc.constantFrom(FIRST_LEAVER, FIRST_LEAVER + 1).map((index) => `@reset ${index}`),
  atleast13: fc.constantFrom(true, true, true, false),
  term: words,
  slug,
  subject: words,
  body: words,
  scene: fc.oneof({ weight: 6, arbitrary: which.map((index) => `@scene ${index}`) }, { weight: 1, arbitrary: words }),
  choice: fc.nat({ max: 4 }),
  topicid: idOf(70),
  words,
};

const nameOf = (field: string) => field.replaceAll('_', '').toLowerCase();

/** A value for a field: one that means something to the server where its name is known, else one of the right shape. */
export const fitting = (field: string, shaped: Arbitrary<unknown>): Arbitrary<unknown> =>
  FITTING[nameOf(field)] ?? shaped;

/** A password that is a text is hashed, for 17 ms: mostly it is something else. */
const noPassword: Arbitrary<unknown> = fc.constantFrom(null, 5, true, [], {}, ['Marginal1']);

/** The same, or any value of that shape, or nonsense. */
export function anyFor(field: string, shaped: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.oneof(
    { weight: field === 'password' ? 60 : 0, arbitrary: noPassword },
    { weight: 5, arbitrary: fitting(field, shaped) },
    { weight: 3, arbitrary: shaped },
    { weight: 3, arbitrary: junk },
  );
}
