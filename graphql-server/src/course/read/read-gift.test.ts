import { expect, test } from 'vitest';
import { readGift } from './read-gift';

const FILE = '1.1-scarcity/questions.gift';

const question = (id: string, stem = 'What is it?') => `// [id:${id}] [tag:definition] [tag:difficulty-1]
::Title of ${id}::[markdown]${stem}
{
=right# Because.
~wrong# @upside-down Turned over.
~worse# @off-by-one One too many.
~worst# @off-by-one Two too many.
#### Remember this.
}
`;

const read = (text: string) => readGift(FILE, text, 'hand');
const ids = (text: string) => read(text).questions.map(({ stableId }) => stableId);

test('reads a GIFT question with its topic, tags, choices, rationales, misconceptions and takeaway', () => {
  const { questions, problems } = read(`$CATEGORY: Opportunity cost\n\n${question('a-01')}`);
  expect(problems).toEqual([]);
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatchObject({
    at: { file: FILE, line: 3 },
    stableId: 'a-01',
    title: 'Title of a-01',
    category: 'Opportunity cost',
    tags: ['definition', 'difficulty-1'],
    stem: { format: 'markdown', text: 'What is it?' },
    takeaway: { text: 'Remember this.' },
  });
  expect(questions[0]?.choices[1]).toEqual({
    text: { format: 'markdown', text: 'wrong' },
    isCorrect: false,
    weight: null,
    rationale: { format: 'markdown', text: 'Turned over.' },
    misconception: 'upside-down',
  });
});

test('reads a Markdown table and escaped signs from GIFT', () => {
  const stem = 'Costs \\= 5\\: which?\\n\n| Hours | Cost |\n|---|---|\n| 1 | 20 |';
  const { questions, problems } = read(question('a-01', stem));
  expect(problems).toEqual([]);
  expect(questions[0]?.stem.text).toBe('Costs = 5: which?\n\n| Hours | Cost |\n|---|---|\n| 1 | 20 |');
});

test('reports an unescaped GIFT sign at its line and reads the questions around it', () => {
  const text = `${question('a-01')}\n${question('a-02', 'Look here: what?')}\n${question('a-03')}`;
  const { problems } = read(text);
  expect(ids(text)).toEqual(['a-01', 'a-03']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: FILE, line: 12, fix: expect.stringContaining('\\:') });
});

test('reads the questions after one without its closing brace', () => {
  const text = `${question('a-01').replace('}\n', '')}\n${question('a-02')}\n$CATEGORY: Next\n\n${question('a-03')}`;
  const { problems, questions } = read(text);
  expect(ids(text)).toEqual(['a-02', 'a-03']);
  expect(questions.map(({ category }) => category)).toEqual([null, 'Next']);
  expect(problems).toMatchObject([{ line: 1, message: expect.stringContaining('not complete') }]);
});

test('names a blank line inside the braces as the cause of an incomplete question', () => {
  const text = question('a-01').replace('~worse#', '\n~worse#');
  expect(read(text).problems).toMatchObject([{ line: 1, message: expect.stringContaining('blank line') }]);
});

const GLUED = 'another question begins here without a blank line above it';

test.each([
  ['a labeled question', '// [id:a]\n::A::What?{=a ~b}\n// [id:b]\n::B::Why?{=c ~d}', 3],
  ['a question with a title', '::A::What?{=a ~b}\n::B::Why?{=c ~d}', 2],
  ['a question without a title', 'What?{\n=a\n~b\n}\nWhy?{\n=c\n~d\n}', 5],
  ['a question whose stem has two lines', 'What?{=a ~b}\nSuppose it rains.\nWhy?{=c ~d}', 2],
  ['a question after a number', '::A::How many?{#5:1}\n::B::Why?{=c ~d}', 2],
  ['a question after a text', '::A::Read this.\n::B::Why?{=c ~d}', 2],
  ['a category', '::A::What?{=a ~b}\n$CATEGORY: Costs\n\n::B::Why?{=c ~d}', 2],
  ['a question below a category', '$CATEGORY: Costs\nWhy?{=c ~d}', 2],
  ['the id of the next question', '// [id:a]\n::A::What?{=a ~b}\n// [id:b]\n\n::B::Why?{=c ~d}', 3],
])('names the line that needs a blank line above it: %s', (_, text, line) => {
  const [first] = read(`${text}\n`).problems;
  expect(first).toMatchObject({ line, message: GLUED, fix: expect.stringContaining(`before line ${line}`) });
});

test.each([
  ['a stem that goes on after the answers', 'Grant is {=a ~b} buried\nin \\{ the tomb.'],
  ['a comment below the answers', '::A::What?{=a ~b}\n// What for?'],
])('asks for no blank line above %s', (_, text) => {
  expect(read(`${text}\n`).problems.map(({ message }) => message)).not.toContain(GLUED);
});

test('says that a question is not complete when the next one begins inside its braces', () => {
  const { problems } = read('::A::What?{=a ~b\n::B::Why?{=c ~d}\n');
  expect(problems).toMatchObject([{ line: 1, message: expect.stringContaining('not complete') }]);
});

test('names a blank line before the choices as the cause of a text without choices', () => {
  const text = question('a-01').replace('\n{', '\n\n{');
  const { problems } = read(text);
  expect(problems[0]).toMatchObject({ line: 1, fix: expect.stringContaining('blank line') });
});

test('rejects true/false and matching questions in course files by name', () => {
  const { problems, questions } = read(
    '// [id:a-01]\n::Yes::Is it so?{TRUE}\n\n::Pair::Match.{=a -> b =c -> d =e -> f}\n',
  );
  expect(questions).toEqual([]);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [1, expect.stringContaining('a true/false question')],
    [4, expect.stringContaining('a matching question')],
  ]);
});

test('reads a number to type with its unit, its tolerance and the mistakes behind wrong numbers', () => {
  const { problems, questions } = read(
    '// [id:a-01] [unit:$]\n::Tax::How much?{#\n=60:0.5# Yes.\n=%0%30# @half No.\n#### Multiply.\n}\n',
  );
  expect(problems).toEqual([]);
  expect(questions).toMatchObject([
    {
      unit: '$',
      choices: [
        { accepts: { value: 60, tolerance: 0.5 }, isCorrect: true, misconception: null, rationale: { text: 'Yes.' } },
        { accepts: { value: 30, tolerance: 0 }, isCorrect: false, misconception: 'half', weight: null },
      ],
      takeaway: { text: 'Multiply.' },
    },
  ]);
});

test('reads an id comment across a blank line, and counts lines with Windows line ends', () => {
  const text = `// The chapter's own note\n\n${question('a-01').replace('\n::', '\n\n::')}\n${question('a-02')}`;
  const { questions, problems } = read(text.replace(/\n/g, '\r\n'));
  expect(problems).toEqual([]);
  expect(questions.map(({ stableId, at }) => [stableId, at.line])).toEqual([
    ['a-01', 3],
    ['a-02', 14],
  ]);
});

test('reads an arrow in a choice as text, not as a pair to match', () => {
  const { questions, problems } = read(question('a-01').replace('=right', '=price rises -> quantity falls'));
  expect(problems).toEqual([]);
  expect(questions[0]?.choices[0]).toMatchObject({ text: { text: 'price rises -> quantity falls' }, isCorrect: true });
});

test('locates a question without an id at its tags, else at its title', () => {
  const tagged = read(`// A note\n\n${question('a-01').replace('[id:a-01] ', '')}`);
  expect(tagged.questions.map(({ at }) => at.line)).toEqual([3]);
  const bare = read(`// A note\n\n${question('a-01').replace(/.*\n/, '')}`);
  expect(bare.questions.map(({ at }) => at.line)).toEqual([3]);
});

test('reads form, steps, setting, set, columns and board of a question from the line of its id', () => {
  const labels =
    '[form:two-column] [steps:2] [setting:market] [set:cigarette-tax] [columns:Price paid | Quantity] [board:cigarettes]';
  const labeled = question('a-01').replace('[tag:definition]', `[tag:definition] ${labels}`);
  expect(read(labeled).questions).toMatchObject([
    {
      tags: ['definition', 'difficulty-1'],
      form: 'two-column',
      steps: 2,
      setting: 'market',
      set: 'cigarette-tax',
      columns: ['Price paid', 'Quantity'],
      board: 'cigarettes',
    },
  ]);
  expect(read(labeled.replaceAll(/\[(?=form|steps|set|columns|board)/g, '[tag:')).questions).toEqual(
    read(labeled).questions,
  );
});

test('leaves a label with an unknown value among the tags, where the check finds it', () => {
  const [one] = read(question('a-01').replace('[tag:definition]', '[form:riddle] [steps:3] [columns:Price]')).questions;
  expect(one?.tags).toEqual(['form:riddle', 'steps:3', 'columns:Price', 'difficulty-1']);
  expect(one).not.toHaveProperty('form');
});
