import { describe, expect, test } from 'vitest';
import { readMoodleGift } from './read-moodle-gift';

const read = (text: string) => readMoodleGift('my.gift', text);
const rejectedFor = (text: string) => read(text).rejected.map(({ line, message }) => `${line}: ${message}`);

/** The only question of a text, its choices as one reads them. */
function only(text: string) {
  const { questions, rejected } = read(text);
  expect(rejected).toEqual([]);
  expect(questions).toHaveLength(1);
  const { stem, choices, takeaway } = questions[0]!;
  return {
    stem: stem.text,
    choices: choices.map((choice) => `${choice.isCorrect ? '=' : '~'}${choice.text.text}`),
    rationales: choices.map(({ rationale }) => rationale?.text ?? null),
    takeaway: takeaway?.text ?? null,
  };
}

describe('GIFT of a teacher is read', () => {
  test('with a single-choice question', () => {
    expect(only('What is it?{=This#Right. ~That#Wrong. ####Remember.}')).toEqual({
      stem: 'What is it?',
      choices: ['=This', '~That'],
      rationales: ['Right.', 'Wrong.'],
      takeaway: 'Remember.',
    });
  });

  test('with a missing word as a gap', () => {
    const question = only('Grant is {~buried =entombed ~living} there.');
    expect(question).toMatchObject({
      stem: 'Grant is _____ there.',
      choices: ['~buried', '=entombed', '~living'],
    });
  });

  test.each(['T', 'TRUE', 'true', 't'])('with {%s} as a choice between true and false', (answer) => {
    expect(only(`Is it so?{${answer}}`).choices).toEqual(['=True', '~False']);
  });

  test('with the first feedback of true/false for a wrong answer and the second for a right one', () => {
    const question = only('Is it so?{F#No, it is not.#Well seen.}');
    expect(question.choices).toEqual(['~True', '=False']);
    expect(question.rationales).toEqual(['No, it is not.', 'Well seen.']);
  });

  test.each([
    ['{#1822:5}', [{ accepts: { value: 1822, tolerance: 5 }, isCorrect: true }]],
    ['{#-3.5}', [{ accepts: { value: -3.5, tolerance: 0 }, isCorrect: true }]],
    ['{#3..5}', [{ accepts: { value: 4, tolerance: 1 }, isCorrect: true }]],
    [
      '{#=7:0.5#Yes. =%0%14#@doubled No. ~#Try again.}',
      [
        { accepts: { value: 7, tolerance: 0.5 }, isCorrect: true, rationale: { text: 'Yes.' } },
        { accepts: { value: 14, tolerance: 0 }, isCorrect: false, misconception: 'doubled' },
        { text: { text: 'Any other number' }, isCorrect: false, rationale: { text: 'Try again.' } },
      ],
    ],
  ])('with a number to type as %s', (answers, choices) => {
    const { questions, rejected } = read(`How many?${answers}`);
    expect(rejected).toEqual([]);
    expect(questions[0]?.choices).toMatchObject(choices);
    expect(questions[0]?.choices.map(({ accepts }) => accepts !== undefined)).toEqual(
      choices.map((choice) => 'accepts' in choice),
    );
  });

  test('with weights that leave one right choice, without penalties', () => {
    expect(only('Which?{~%-50%a ~%100%b ~%0%c}').choices).toEqual(['~a', '=b', '~c']);
    expect(only('Which?{=%100%a ~%-33.333%b}').choices).toEqual(['=a', '~b']);
  });
});

describe('GIFT that the site cannot ask is rejected by name, with its line', () => {
  test.each([
    ['How many?{#=7#yes =%50%8:1#nearly ~#no}', 'a numerical question with partial credit'],
    ['How many?{#=7 =8}', 'a numerical question with 2 right answers'],
    ['Match.{=Canada -> Ottawa =Italy -> Rome =Japan -> Tokyo}', 'a matching question of 3 pairs'],
    ['Who?{=no one =nobody}', 'a short-answer question ("no one", "nobody")'],
    ['Who?{nobody}', 'a short-answer question ("nobody")'],
    ['Which two?{~%50%Land ~%50%Labour ~%-100%Money}', 'a question with 2 right answers'],
    ['Which?{=a =b ~c}', 'a question with 2 right answers'],
    ['Which?{=a ~%50%b ~c}', 'a question with partial credit'],
    ['Discuss.{}', 'an essay question'],
    ['Discuss.{####Hints for the marker.}', 'an essay question'],
    ['You can see a graph.', 'a text without choices'],
  ])('%s', (text, kind) => {
    expect(rejectedFor(`// a comment\n\n${text}\n`)).toEqual([`3: this is ${kind}, which the site cannot ask yet`]);
  });

  test('with the likely mistake for two right choices', () => {
    expect(read('Which?{=a ~b#P = MC}').rejected[0]?.fix).toContain('write \\= for =');
  });
});

describe('GIFT is read as leniently as Moodle reads it', () => {
  test.each([
    ['signs in the stem', 'Note: 2+2=4 ~ #1?{=a ~b}', 'Note: 2+2=4 ~ #1?'],
    ['signs in the title', '::1: a=b::What?{=a ~b}', 'What?'],
    ['a link', '[html]<a href="http://x.org/?a=b#c">Look</a>{=a ~b}', '<a href="http://x.org/?a=b#c">Look</a>'],
    ['a blank line among the choices', 'What?{\n=a\n\n~b\n}', 'What?'],
    ['a comment among the choices', 'What?{\n=a\n// not b: = ~\n~b\n}', 'What?'],
    ['a category without a blank line after it', '$CATEGORY: Costs\nWhat?{=a ~b}', 'What?'],
    ['signs that are escaped already', 'Note\\: a \\= b?{=a ~b}', 'Note: a = b?'],
  ])('%s', (_, text, stem) => {
    expect(only(text)).toMatchObject({ stem, choices: ['=a', '~b'] });
  });

  test('with a colon and HTML entities among the choices', () => {
    const text = 'What?{=[html]Ratio 1:2 &#38; &lt;3#[html]<span style="color:#f00">Yes</span>: so ~no}';
    expect(only(text)).toMatchObject({ choices: ['=Ratio 1:2 &amp; &lt;3', '~no'], rationales: ['Yes: so', null] });
  });
});

test('reading GIFT removes an editor’s layout and preserves meaningful markup', () => {
  const text = `::Q::[html]<div style\\="a"><p dir\\="ltr"><span>See <b>this</b></span></p></div>{=<p>yes</p> ~<p>no</p>}`;
  expect(only(text)).toMatchObject({ stem: '<p>See <b>this</b></p>', choices: ['=yes', '~no'] });
});

test('reads a < in text without tags as a sign', () => {
  const { questions } = read('Is P < MC?{T}');
  expect(questions[0]?.stem).toEqual({ format: 'plain', text: 'Is P < MC?' });
});

test('rejects a broken question at its line and reads the others', () => {
  const text = 'First?{=a ~b}\n\nSecond {=a ~b\n\nThird?{=a ~b}\n\nFourth?{=a ~b}}\n\nFifth?{=a ~b}\n';
  const { questions, rejected } = read(text);
  expect(questions.map(({ stem }) => stem.text)).toEqual(['First?', 'Third?', 'Fifth?']);
  expect(rejected.map(({ line }) => line)).toEqual([3, 7]);
});

test('reads the category, id and tags of a teacher’s question', () => {
  const { questions } = read('$CATEGORY: $course$/top/Costs\n\n// [id:Q 7] [tag:graph] [tag:week 3]\n\nWhat?{=a ~b}\n');
  expect(questions).toMatchObject([
    { category: '$course$/top/Costs', stableId: 'Q 7', tags: ['graph', 'week 3'], at: { file: 'my.gift', line: 3 } },
  ]);
});

test('reads two thousand questions', () => {
  const text = Array.from({ length: 2000 }, (_, n) => `Question ${n}: what?{=a ~b ~c ~d}`).join('\n\n');
  expect(read(text).questions).toHaveLength(2000);
});
