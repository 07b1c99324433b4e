import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, getVariableValues, parse, validate } from 'graphql/index.js';
import { expect, it, test } from 'vitest';
import { checkEmail, checkPassword, checkUsername, isCommonPassword } from '../../../schema/rules/account';
import { examplesFor } from './examples';
import { fillIn } from './fill-in';
import { learn, NOTHING_YET } from './memory';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const examples = examplesFor('econ_4821').map((example) => {
  const document = parse(example.query);
  return { ...example, document, name: getOperationAST(document)?.name?.value ?? 'nameless' };
});

const started = learn(NOTHING_YET, {
  data: { startQuiz: { id: 'b1', questions: [{ question: { id: '7' }, answers: [{ id: '71' }, { id: '72' }] }] } },
});

test.each(examples)('$name asks for what the schema has, with variables that fit', ({ document, variables }) => {
  expect(validate(schema, document)).toEqual([]);
  const given = fillIn(JSON.parse(variables ?? '{}'), started);
  const { errors } = getVariableValues(schema, getOperationAST(document)?.variableDefinitions ?? [], Object(given));
  expect(errors).toBeUndefined();
});

test.each(examples)('$name says in its first line what it does, without being cut off at 1280 pixels', ({ query }) => {
  const comment = query.split('\n').filter((line) => line.startsWith('#'));
  expect(comment).not.toEqual([]);
  expect(query.startsWith('# ')).toBe(true);
  expect(comment.filter((line) => line.length > 50)).toEqual([]);
});

it('gives every tab a title of its own', () => {
  expect(examples.map(({ name }) => name)).toEqual([
    'BrowseLibrary',
    'ChapterBySlug',
    'SearchChapters',
    'SignUp',
    'LogIn',
    'Me',
    'ChooseChapters',
    'StartQuiz',
    'SaveAnswer',
    'FinishQuiz',
    'AdvanceChapter',
    'StartPractice',
    'CheckAnswer',
  ]);
});

it('signs up with details that the rules accept, and logs in with the same', () => {
  const variablesOf = (wanted: string) => JSON.parse(examples.find(({ name }) => name === wanted)?.variables ?? '{}');
  const { input } = variablesOf('SignUp');
  expect([checkUsername(input.username), checkEmail(input.email), checkPassword(input.password)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(isCommonPassword(input.password)).toBe(false);
  expect(variablesOf('LogIn')).toEqual({ username: input.username, password: input.password });
});
