import { describe, expect, test } from 'vitest';
import { readMoodleXml } from './read-moodle-xml';
import { readXml } from './xml';

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const answer = (fraction: number, text: string, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>` +
  `<feedback format="html"><text><![CDATA[${feedback}]]></text></feedback></answer>`;
const question = (type: string, inside: string) =>
  `<question type="${type}"><name><text>A title</text></name>` +
  `<questiontext format="html"><text><![CDATA[<p>What is it?</p>]]></text></questiontext>${inside}</question>`;

const read = (text: string) => readMoodleXml('bank.xml', text);

test('reads a Moodle XML question with its category, id, tags, feedback and takeaway', () => {
  const text = quiz(
    '<question type="category"><category><text>$course$/top/Costs</text></category></question>',
    question(
      'multichoice',
      `<generalfeedback format="html"><text>&lt;p&gt;Remember &amp;amp; smile.&lt;/p&gt;</text></generalfeedback>
       <idnumber>c-1</idnumber><single>true</single>
       ${answer(100, '<p>This</p>', '<p>Right.</p>')}${answer(-33.33333, 'That', '<!-- @sunk-cost -->It is gone.')}
       <tags><tag><text>graph</text></tag><tag><text>difficulty-3</text></tag></tags>`,
    ),
  );
  const { questions, rejected } = read(text);
  expect(rejected).toEqual([]);
  expect(questions).toMatchObject([
    {
      at: { file: 'bank.xml', line: 4 },
      title: 'A title',
      stableId: 'c-1',
      category: '$course$/top/Costs',
      tags: ['graph', 'difficulty-3'],
      stem: { format: 'html', text: '<p>What is it?</p>' },
      choices: [
        { text: { text: 'This' }, isCorrect: true, weight: null, rationale: { text: 'Right.' }, misconception: null },
        { text: { text: 'That' }, isCorrect: false, rationale: { text: 'It is gone.' }, misconception: 'sunk-cost' },
      ],
      takeaway: { text: 'Remember &amp; smile.' },
    },
  ]);
});

test('reads true/false in Moodle XML as two choices, each with its feedback', () => {
  const { questions } = read(quiz(question('truefalse', answer(0, 'true', 'No.') + answer(100, 'false', 'Indeed.'))));
  expect(questions[0]?.choices).toMatchObject([
    { text: { text: 'True' }, isCorrect: false, rationale: { text: 'No.' } },
    { text: { text: 'False' }, isCorrect: true, rationale: { text: 'Indeed.' } },
  ]);
});

test('reads the text formats of Moodle XML', () => {
  const stem = (format: string, text: string) =>
    read(
      quiz(
        `<question type="multichoice"><questiontext format="${format}"><text>${text}</text></questiontext></question>`,
      ),
    ).questions[0]?.stem;
  expect(stem('markdown', 'So **it** is')).toEqual({ format: 'markdown', text: 'So **it** is' });
  expect(stem('plain_text', 'P &lt; MC  here')).toEqual({ format: 'plain', text: 'P < MC here' });
  expect(stem('moodle_auto_format', 'One\nTwo &amp; three')).toEqual({
    format: 'html',
    text: 'One<br />Two &amp; three',
  });
});

test.each([
  ['shortanswer', answer(100, 'no one'), 'a short-answer question ("no one")'],
  [
    'numerical',
    '<answer fraction="100"><text>5</text></answer><answer fraction="50"><text>4</text></answer>',
    'a numerical question with partial credit',
  ],
  [
    'numerical',
    '<answer fraction="100"><text>five</text></answer>',
    'a numerical question with an answer that is no number',
  ],
  [
    'numerical',
    '<answer fraction="100"><text>5</text></answer><units><unit><unit_name>m</unit_name></unit><unit><unit_name>cm</unit_name></unit></units>',
    'a numerical question with several units',
  ],
  ['matching', '<subquestion><text>a</text></subquestion><subquestion/>', 'a matching question of 2 pairs'],
  ['essay', '', 'an essay question'],
  ['description', '', 'a text without choices'],
  ['cloze', '', 'a text with gaps to fill (Cloze)'],
  ['ddwtos', '', 'a question of the type "ddwtos"'],
  ['multichoice', answer(50, 'a') + answer(50, 'b') + answer(-100, 'c'), 'a question with 2 right answers'],
  ['multichoice', answer(100, 'a') + answer(50, 'b'), 'a question with partial credit'],
])('rejects the Moodle question type %s by name', (type, inside, kind) => {
  expect(read(quiz(question(type, inside))).rejected).toMatchObject([
    { line: 3, message: `this is ${kind}, which the site cannot ask yet` },
  ]);
});

describe('XML that is malformed or foreign', () => {
  const whole = question('multichoice', answer(100, 'a') + answer(0, 'b'));

  test.each([
    ['ends too soon', `<quiz>\n${whole}\n<question type="multichoice"><name>`, 3, 'unclosed tag: name'],
    ['closes what it did not open', `<quiz>\n${whole}\n</quizz>`, 3, 'unexpected close tag'],
    ['has a bare <', `<quiz>\n${whole}\n<question> 3 < 5`, 3, 'disallowed character in tag name'],
  ])('%s: reads the questions before the error and names its line', (_, text, line, message) => {
    const { questions, rejected } = read(text);
    expect(questions).toHaveLength(1);
    expect(rejected).toMatchObject([{ line, message: expect.stringContaining(message) }]);
  });

  test('is rejected if it is not a question bank', () => {
    expect(read('<?xml version="1.0"?>\n<html><body/></html>').rejected).toMatchObject([
      { line: 2, message: 'this is XML, but not a question bank: it begins with <html>' },
    ]);
  });

  test('does not expand entities that it declares', () => {
    const bomb = '<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<quiz><question/></quiz>';
    expect(readXml(bomb)).toMatchObject({ root: null, error: { line: 1 } });
    expect(readXml('<a>&b;</a>').root?.text).toBe('&b;');
  });

  test('is rejected if it is nested ten thousand levels deep', () => {
    expect(readXml('<a>'.repeat(10_000)).error?.message).toContain('nested too deeply');
  });
});

test('reads XML attributes, comments, processing instructions and CDATA', () => {
  const text = `<?xml version='1.0'?><!-- <b> --><a x="1 &lt; 2" y='"'>&#65;&#x42;<![CDATA[<&]]]]><![CDATA[>]]><b/></a>`;
  const { root, error } = readXml(text);
  expect(error).toBe(null);
  expect(root?.attributes).toEqual({ x: '1 < 2', y: '"' });
  expect(root?.text).toBe('AB<&]]>');
});
