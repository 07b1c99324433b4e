import { describe, expect, test } from 'vitest';
import { SAMPLE_UNIT, sampleFiles } from '../../../test/fixtures/course-sample/sample-course';
import { parseCourse } from '../read/read-course';
import { planImport } from './plan-import';
import { readQuestionFile } from './read-question-file';

// Files as other programs and authors write them.

const OPTIONS = { chapter: '1.2', topic: 'Gains', type: 'application', difficulty: 2 } as const; // names of the options

function importBytes(name: string, bytes: Uint8Array) {
  const read = readQuestionFile(name, bytes);
  const plan = planImport(sampleFiles(), read, OPTIONS);
  if (plan.outcome !== 'planned') throw new Error(plan.outcome);
  return { ...plan, format: read.format, sample: read.sample };
}
const importText = (text: string, name = 'my.xml') => importBytes(name, Buffer.from(text));

/** The only question, as one reads it; with the reasons if there is none. */
function only(text: string, name?: string) {
  const { accepted, rejected } = importText(text, name);
  expect(rejected).toEqual([]);
  expect(accepted).toHaveLength(1);
  const { question, lost } = accepted[0]!;
  return {
    stem: question.stem.text,
    choices: question.choices.map((choice) => `${choice.isCorrect ? '=' : '~'}${choice.text.text}`),
    takeaway: question.takeaway?.text ?? null,
    image: question.image,
    lost,
  };
}
const refused = (text: string, name?: string) =>
  importText(text, name).rejected.map(({ line, message }) => `${line}: ${message}`);

const answer = (fraction: string, text: string) =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text></answer>`;
const TWO = answer('100', 'Yes it does') + answer('0', 'No');
const question = (text: string, more = TWO, type = 'multichoice') =>
  `<quiz>\n<question type="${type}">\n<questiontext format="html">${text}</questiontext>${more}</question>\n</quiz>`;
const stem = (text: string, more?: string) => question(`<text>${text}</text>`, more);
const cdata = (text: string, more?: string) => stem(`<![CDATA[${text}]]>`, more);

describe('true/false in Moodle XML keeps the words of its file and its key:', () => {
  test.each([
    ['Falsch', 'Richtig'],
    ['Vrai', 'Faux'],
    ['Неверно', 'Верно'],
    ['<![CDATA[<p>Fałsz</p>]]>', 'Prawda'],
    ['Onwaar', 'Waar'],
  ])('%s is right', (right, wrong) => {
    const word = right.replace(/<[^<>]*>|<!\[CDATA\[|\]\]>/g, '');
    expect(
      only(question('<text>Is it so?</text>', answer('100', right) + answer('0', wrong), 'truefalse')).choices,
    ).toEqual([`=${word}`, `~${wrong}`]);
    const second = answer('0', wrong) + answer('100.00000', right);
    expect(only(question('<text>Is it so?</text>', second, 'truefalse')).choices).toEqual([`~${wrong}`, `=${word}`]);
  });

  test('English words stand in one order', () => {
    expect(
      only(question('<text>So?</text>', answer('0', 'false') + answer('100', 'TRUE'), 'truefalse')).choices,
    ).toEqual(['=True', '~False']);
  });

  test('without one right answer it is refused', () => {
    const [message] = refused(question('<text>So?</text>', answer('0', 'Ja') + answer('0', 'Nein'), 'truefalse'));
    expect(message).toBe('2: 0 choices are marked correct');
  });
});

describe('HTML that is not escaped loses no words', () => {
  test.each([
    ['Which is <i>least</i> <b>un</b>likely?', 'Which is <i>least</i> <b>un</b>likely?'],
    ['<p>One</p><p>Two &lt; 3<br/>Three</p>', '<p>One</p><p>Two &lt; 3<br />Three</p>'],
    ['<ul><li>R&amp;D</li></ul>What now?', '<ul><li>R&amp;D</li></ul>What now?'],
    ['Caf&eacute; <em>&Eacute;t&eacute;</em>&nbsp;?', 'Café <em>Été</em>&nbsp;?'],
    ['<table><tr><td colspan="2">4</td></tr></table>', '<table><tr><td colspan="2">4</td></tr></table>'],
  ])('%s', (written, read) => {
    expect(only(stem(written)).stem.replaceAll('\u00a0', '&nbsp;')).toBe(read);
  });

  test('nor the line breaks of Moodle’s auto-format', () => {
    const auto = stem('I. <b>One</b>\nII. Two').replace('format="html"', 'format="moodle_auto_format"');
    expect(only(auto).stem).toBe('I. <b>One</b><br />II. Two');
  });

  test('in choices and takeaways', () => {
    const more = `${answer('100', 'The <b>fixed</b> cost')}${answer('0', 'No')}<generalfeedback><text>Do <u>not</u> ask.</text></generalfeedback>`;
    expect(only(stem('What?', more))).toMatchObject({
      choices: ['=The <b>fixed</b> cost', '~No'],
      takeaway: 'Do <u>not</u> ask.',
    });
  });

  test('outside of a <text> it is refused', () => {
    expect(refused(question('Which is <b>not</b> fixed?'))).toEqual([
      '2: <questiontext> has <b> outside of a <text>, at line 3',
    ]);
  });
});

describe('Moodle XML that is not well-formed is refused with the line and what to write:', () => {
  test.each([
    ['Q & A', 3, 'a bare &, for which XML has &amp;'],
    ['AT&T costs\n\nmore; what now?', 3, 'a bare &, for which XML has &amp;'],
    ['one\nP < MC', 4, 'for a bare <, XML has &lt;'],
    ['line<br>break', 3, 'close each of its tags'],
  ])('%j', (text, line, message) => {
    const [problem] = importText(stem(text)).rejected;
    expect(problem).toMatchObject({ line, message: expect.stringContaining(message) });
  });
});

test.each([
  ['comments', '<!-- a -->\n<!-- b\n -->\n'],
  ['white space and its declaration', '\n  <?xml version="1.0" encoding="UTF-8"?>\n'],
  ['a comment and its declaration', '<!-- a -->\n<?xml version="1.0"?>\n'],
  ['a document type', '<!DOCTYPE quiz>\n'],
  ['a byte order mark', '\ufeff<?xml version="1.0"?>'],
])('Moodle XML may begin with %s', (_, start) => {
  expect(only(start + stem('What?')).choices).toEqual(['=Yes it does', '~No']);
});

describe('fractions are read as their countries write them', () => {
  test.each([
    ['100,00000', '0', ['=a', '~b']],
    ['100.0', '-33,33333', ['=a', '~b']],
    ['100', '', ['=a', '~b']],
  ])('%s and %s', (right, wrong, choices) => {
    expect(only(stem('Which?', answer(right, 'a') + answer(wrong, 'b'))).choices).toEqual(choices);
  });

  test.each(['50,00000', '33.33333', '.5'])('%s beside a right answer is partial credit, and refused', (fraction) => {
    expect(refused(stem('Which?', answer('100', 'a') + answer(fraction, 'b')))).toEqual([
      '2: this is a question with partial credit, which the site cannot ask yet',
    ]);
  });

  test('one that is no number is refused', () => {
    expect(refused(stem('Which?', answer('all', 'a') + answer('0', 'b')))).toEqual([
      '2: this is a question with a mark that is no number, which the site cannot ask yet',
    ]);
  });
});

test('what the site does not keep of a Moodle question is named', () => {
  const settings = `<hidden>1</hidden><single>false</single><shuffleanswers>0</shuffleanswers><defaultgrade>2.0</defaultgrade>
    <correctfeedback><text>Right.</text></correctfeedback><hint><text>One.</text></hint><hint><text>Two.</text></hint><hint><text/><shownumcorrect/></hint><hint><clearwrong/></hint>
    <tags><tag><text>week 3</text></tag><tag><text>exam</text></tag></tags>`;
  expect(only(stem('Which?', answer('100', 'a') + answer('-50', 'b') + settings)).lost).toEqual([
    'that it was hidden: students will see it',
    '2 hints',
    'combined feedback',
    'penalties for wrong choices',
    'its weight of 2 points',
    'that several choices could be ticked',
    'the order of its choices: they are shuffled',
    'the tags week 3, exam',
  ]);
});

test('Word’s markup is removed, however much there is, and its words stay', () => {
  const word = `<!--[if gte mso 9]><xml>${'<w:a/>'.repeat(10_000)}</xml><![endif]--><style><!-- p {} --></style><p class="MsoNormal"><o:p>&nbsp;</o:p></p>
    <p class=MsoNormal><span lang=EN-US style='font-size:12.0pt'>Which <st1:place w:st="on">Europe</st1:place> <strike>cost</strike>?<o:p></o:p></span></p>`;
  expect(only(cdata(word)).stem).toBe('<p>Which Europe <s>cost</s>?</p>');
});

test('texts in several languages are refused, because the site would show all of them', () => {
  const html = '<span lang="en" class="multilang">Cost</span><span lang="de" class="multilang">Kosten</span>';
  expect(refused(cdata(html))).toEqual([
    '2: it has texts in several languages (multilang), which the site would all show',
  ]);
  expect(refused('{=a ~b}'.replace(/^/, '{mlang en\\}Cost{mlang\\} '.replace(/\{/g, '\\{')), 'my.gift')[0]).toContain(
    'multilang',
  );
});

describe('TeX becomes a formula', () => {
  const formulas = (text: string) => [...text.matchAll(/alttext="([^"]*)"/g)].map(([, tex]) => tex);

  test.each([
    ['<p>\\(x_1\\) and \\[y^2\\]</p>', ['x_1', 'y^2']],
    ['$$\\frac{a}{b}$$ costs $5 or $6', ['\\frac{a}{b}']],
    ['[tex]P \\cdot Q[/tex] <tex>MC</tex>', ['P \\cdot Q', 'MC']],
    ['where $Q_d = 40 - 2P$ and $\\pi$ at $5', ['Q_d = 40 - 2P', '\\pi']],
    ['\\(a &lt; b\\)', ['a &lt; b']],
    ['<span class="nolink">\\(\\Delta Q\\)</span>', ['\\Delta Q']],
  ])('in Moodle’s HTML: %s', (text, tex) => {
    expect(formulas(only(cdata(text)).stem)).toEqual(tex);
  });

  test.each([
    ['[html]Let \\\\(Q_d \\= 4\\\\). {=a ~b}', ['Q_d = 4']],
    ['Let $$\\frac\\{1\\}\\{2\\}$$ be. {=a ~b}', ['\\frac{1}{2}']],
    ['[markdown]Let **it** be \\\\(a_1*b_2*c\\\\). {=a ~b}', ['a_1*b_2*c']],
    ['Prices are $5 and $6, or 3_4 and $7. {=a ~b}', []],
  ])('in GIFT: %s', (text, tex) => {
    expect(formulas(only(text, 'my.gift').stem)).toEqual(tex);
  });

  test('choices that differ in their formulas alone are different', () => {
    expect(only('Which? {=$$x^2$$ ~$$x_2$$ ~$$\\frac\\{x\\}\\{2\\}$$}', 'my.gift').choices).toHaveLength(3);
  });

  test('the stored formula is read again as it was', () => {
    const text = 'Let \\\\(Q_d \\= 4 < P\\\\). {=$$\\frac\\{1\\}\\{2\\}$$ ~b}';
    const { files } = importText(text, 'my.gift');
    const read = readQuestionFile('my.gift', Buffer.from(text));
    const again = planImport(new Map([...sampleFiles(), ...files]), read, OPTIONS);
    expect(again).toMatchObject({ accepted: [], unchanged: [{}], rejected: [] });
  });

  test.each([
    ['$$\\frac{1}{$$', 'its formula "\\frac{1}{" cannot be shown'],
    [
      '$$\\href{javascript:alert(1)}{x}$$',
      'its formula "\\href{javascript:alert(1)}{x}" cannot be shown: \\href is not allowed',
    ],
    ['$$\\unknown x$$', 'its formula "\\unknown x" cannot be shown'],
    ['The slope \\frac{1}{2} is', '"\\frac{" looks like TeX outside of a formula'],
    ['A begun \\(x + 1', '"\\(" looks like TeX outside of a formula'],
    ['\\(a\\)<foo>', 'the site does not show <foo>'],
    ['\\(a<b>c\\)', 'its formula "a<b>c" has a bare <'],
    ['\\(a<bc\\)', 'its formula "a<bc" has a bare <'],
  ])('or is refused with its line: %s', (text, message) => {
    expect(refused(cdata(text))).toEqual([expect.stringContaining(`2: ${message}`)]);
  });

  test('in GIFT, \\neq that became a line break is refused', () => {
    expect(refused('Let $$a \\neq b$$ be. {=a ~b}', 'my.gift')[0]).toContain('has a line break for \\n');
  });
});

const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const file = (name: string, base64 = GIF) => `<file name="${name}" path="/" encoding="base64">${base64}</file>`;
const ADDRESS = '/pictures/ef1955ae757c8b96.gif';

describe('pictures of a Moodle file become files of the course', () => {
  const pictured = (text: string, files: string) => question(`<text><![CDATA[${text}]]></text>${files}`);

  test.each([
    ['with a description', '<p>See <img src="@@PLUGINFILE@@/d.gif" alt="Demand"></p>', file('d.gif'), 'Demand', []],
    ['with spaces in the name', '<img src="@@PLUGINFILE@@/my%20d.gif?time=1" alt="D">', file('my d.gif'), 'D', []],
    [
      'without a description',
      "<img src='@@PLUGINFILE@@/d.gif' alt=''>",
      file('d.gif'),
      'Picture d.gif',
      ['a description of the picture d.gif: it had none'],
    ],
    ['as data', `Look <img alt="D" src="data:image/gif;base64,${GIF}">`, '', 'D', []],
    [
      'unused',
      `<img alt="D" src="@@PLUGINFILE@@/d.gif">`,
      file('d.gif') + file('b.gif'),
      'D',
      ['the file b.gif, which the text does not show'],
    ],
  ])('%s', (_, text, files, alt, lost) => {
    const { accepted, pictures, files: written } = importText(pictured(`${text} What?`, files));
    expect(accepted[0]?.question.image).toEqual({ url: ADDRESS, alt });
    expect(accepted[0]?.lost).toEqual(lost);
    expect([...pictures]).toEqual([[ADDRESS.slice(1), Buffer.from(GIF, 'base64')]]);
    const after = new Map([...sampleFiles(), ...written]);
    expect(parseCourse(after).problems).toMatchObject([{ message: `its picture ${ADDRESS} is missing` }]);
    expect(parseCourse(after.set(ADDRESS.slice(1), 'hash 1')).problems).toEqual([]);
  });

  test('also from GIFT with data, and as choices', () => {
    const text = `[html]Look <img alt\\="D" src\\="data\\:image/gif;base64,${GIF}"> What?{=a ~b}`;
    expect(only(text, 'my.gift').image?.url).toBe(ADDRESS);
    const choices = [100, 0].map(
      (fraction) =>
        `<answer fraction="${fraction}" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/${fraction}.gif" alt="Graph ${fraction}">]]></text>${file(`${fraction}.gif`)}</answer>`,
    );
    expect(only(stem('Which?', choices.join(''))).choices).toEqual([
      `=<img src="${ADDRESS}" alt="Graph 100" />`,
      `~<img src="${ADDRESS}" alt="Graph 0" />`,
    ]);
  });

  test('beside its texts, as Moodle 1 wrote it', () => {
    const old = `<image>old/d.gif</image><image_base64>${GIF}</image_base64>`;
    expect(only(stem('Look.', TWO + old)).image).toEqual({ url: ADDRESS, alt: 'Picture old/d.gif' });
    expect(refused(stem('Look.', `${TWO}<image>d.gif</image>`))).toEqual(['2: its picture d.gif is not in this file']);
    expect(only(stem('Look.', `${TWO}<image></image>`)).image).toBeUndefined();
  });

  test.each([
    [
      'a link to a sheet',
      '<a href="@@PLUGINFILE@@/a.xlsx">Costs</a>',
      file('a.xlsx', 'UEsDBA=='),
      'its file a.xlsx is no picture of a kind',
    ],
    [
      'a drawing with scripts',
      '<img src="@@PLUGINFILE@@/a.svg">',
      file('a.svg', btoa('<svg onload="x"/>')),
      'its file a.svg is no picture of a kind',
    ],
    [
      'SVG as data',
      '<img src="data:image/svg+xml,%3Csvg/%3E">',
      '',
      'it shows or links to a file that does not come along',
    ],
    [
      'a page that calls itself a picture',
      '<img src="@@PLUGINFILE@@/a.png">',
      file('a.png', btoa('<html>')),
      'its file a.png is no picture',
    ],
    ['a file that is missing', '<img src="@@PLUGINFILE@@/a.png">', '', 'its file a.png is not in this file'],
    ['an address in Moodle', '<img src="https://m.example/pluginfile.php/1/a.png">', '', 'it shows or links to a file'],
    ['a link beside the file', '<a href="costs.pdf">Costs</a>', '', 'it shows or links to a file'],
  ])('or the question is refused: %s', (_, text, files, message) => {
    const { rejected, pictures } = importText(pictured(`${text} What?`, files));
    expect(rejected).toMatchObject([{ line: 2, message: expect.stringContaining(message) }]);
    expect(pictures.size).toBe(0);
  });

  test('of a bounded size', () => {
    const huge = Buffer.from(GIF, 'base64');
    huge.writeUInt16LE(60_000, 6);
    huge.writeUInt16LE(60_000, 8);
    const large = Buffer.concat([Buffer.from(GIF, 'base64'), Buffer.alloc(2_000_000)]);
    for (const [bytes, message] of [
      [huge, 'megapixels'],
      [large, '2 MB'],
    ] as const)
      // a pair each
      expect(refused(pictured('<img src="@@PLUGINFILE@@/a.gif">', file('a.gif', bytes.toString('base64'))))).toEqual([
        expect.stringContaining(message),
      ]);
  });
});

describe('GIFT as Moodle reads it', () => {
  test.each([
    ['A choice begins with ~=?{\n~ =yes\n~no\n}', ['=yes', '~no']],
    ['Is it so?{true#No.#Yes.}', ['=True', '~False']],
    ['Is it so?{ f }', ['~True', '=False']],
    ['Is it so?{FALSE#Wrong.####}', ['~True', '=False']],
    ['It is so.{f#Not so.#Right.}', ['~True', '=False']],
    ['It is so.{t#No.#Yes.####Why.}', ['=True', '~False']],
    ['Which?{=a#Good. ~b# ####  }', ['=a', '~b']],
    ['::::Which?{=a\n~b\n####\n}', ['=a', '~b']],
    ['How many?{#30:2#Fine.}', ['=30']],
    ['How many?{#30:2~#Set both sides equal.}', ['=30', '~Any other number']],
    ['How many?{# 30..34 ~#Count again.}', ['=32', '~Any other number']],
  ])('%s', (text, choices) => {
    expect(only(text, 'my.gift').choices).toEqual(choices);
  });

  test.each([
    ['Price {1:SHORTANSWER:=falls} and {2:NUMERICAL:=5:1}.', 'a text with gaps to fill (Cloze)'],
    ['Price\n{:MCV:=falls~rises} and\n\nquantity {:MCV:=falls~rises}.', 'a text with gaps to fill (Cloze)'],
    [
      'A tax {1:MC:~=raises~cuts} the price, and {1:MULTICHOICE:=lowers~lifts} sales.',
      'a text with gaps to fill (Cloze)',
    ],
    ['Which two?{~%50%a ~%50%b ~c}', 'a question with 2 right answers'],
  ])('refuses by name: %s', (text, kind) => {
    expect(refused(text, 'my.gift')[0]).toBe(`1: this is ${kind}, which the site cannot ask yet`);
  });
});

describe('Aiken is read', () => {
  test('with its choices, takeaways, and questions of several lines', () => {
    const text =
      'Look at this.\nWhich is fixed?\nA) Rent\n  for the shop\nB. Flour\nANSWER: a\nFEEDBACK: Rent is due.\n\nNext?\nA. x\nB. y\nANSWER:B\n';
    const { accepted, rejected, format } = importText(text, 'my.txt');
    expect(rejected).toEqual([]);
    expect(format).toBe('Aiken, UTF-8');
    expect(accepted.map(({ question }) => question)).toMatchObject([
      {
        at: { line: 1 },
        stem: { text: 'Look at this.<br />Which is fixed?' },
        choices: [{ text: { text: 'Rent for the shop' }, isCorrect: true }, { isCorrect: false }],
        takeaway: { text: 'Rent is due.' },
      },
      {
        at: { line: 9 },
        stem: { text: 'Next?' },
        choices: [{ isCorrect: false }, { text: { text: 'y' }, isCorrect: true }],
      },
    ]);
  });

  test.each([
    ['Which?\nA. a\nB. b\nANSWER: A, B\n', '1: this is a question with 2 right answers, which the site cannot ask yet'],
    ['Which?\nA. a\nB. b\nANSWER: E\n', '1: its answer "E" is none of its choices'],
    ['Which?\nA. a\nB. b\n\nNext?\nA. c\nB. d\nANSWER: A\n', '1: this question has no ANSWER:'],
    ['Which?\nA. a\nB. Both A and C\nC. c\nANSWER: A\n', '1: the choice "Both A and C" refers to the other choices'],
  ])('and refused with its line: %j', (text, message) => {
    expect(refused(text, 'my.txt')).toEqual([message]);
  });
});

test('a declared encoding is followed, and nothing said of it', () => {
  const text = stem(
    'Was hei\u00dft "fix"?',
    answer('100', 'F\u00fcr jede Menge gleich') + answer('0', 'Ver\u00e4nderlich'),
  );
  const bytes = Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?>\n${text}`, 'latin1');
  const { accepted, sample } = importBytes('my.xml', bytes);
  expect(accepted[0]?.question.choices.map((choice) => choice.text.text)).toEqual([
    'F\u00fcr jede Menge gleich',
    'Ver\u00e4nderlich',
  ]);
  expect(sample).toBeNull();
});

test('a guessed encoding is said with a sample, and letters that cannot be read are refused', () => {
  const text = 'Which café is open?{=Café “Rico” ~None}\n';
  const { format, sample } = importBytes('my.gift', Uint8Array.from(Buffer.from(text.replace(/[“”]/g, '"'), 'latin1')));
  expect({ format, sample }).toEqual({
    format: 'GIFT, Windows-1252',
    sample: 'Which café is open?{=Café "Rico" ~None}',
  });
  expect(importText(text, 'my.gift').sample).toBeNull();
  expect(refused('Which caf\ufffd?{=a ~b}', 'my.gift')).toEqual([
    '1: it has letters that cannot be read: "Which caf\ufffd?"',
  ]);
});

test('several questions on one line are judged one by one', () => {
  const one = (text: string, right: string) =>
    `<question type="multichoice"><questiontext><text>${text}</text></questiontext>${answer('100', right)}${answer('0', 'No')}</question>`;
  const { accepted, rejected } = importText(
    `<quiz>${one('One?', 'Yes')}${one('Two?', 'no')}${one('Three?', 'Yes')}</quiz>`,
  );
  expect(accepted.map(({ question }) => question.stem.text)).toEqual(['One?', 'Three?']);
  expect(rejected).toMatchObject([{ line: 1, message: 'the choice "no" appears twice' }]);
});

test('the folder of pictures is no unit of the course', () => {
  const files = sampleFiles().set('pictures/0123456789abcdef.png', 'hash 1');
  expect(parseCourse(files).problems).toEqual([]);
  expect([...files.keys()].some((path) => path.startsWith(SAMPLE_UNIT))).toBe(true);
});
