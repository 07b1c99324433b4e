import { describe, expect, test } from 'vitest';
import { inShare } from '../../../../test-support/share';
import { questionRows } from '../import/course-rows';
import { type ChapterSource, type QuestionSource } from '../read/course-source';
import { figureFinder, withImagesBeside } from '../read/question-pictures';
import { readGift } from '../read/read-gift';
import { exportChapter } from './export-chapter';
import { readMoodleXml } from './read-moodle-xml';
import { readMoodleGift } from './read-moodle-gift';
import { shippedChapters } from '../../../../test-support/shipped-course';

const written = shippedChapters.filter(({ questions }) => questions.length > 0);

const NO_IMAGES = () => null;

/** A solution belongs to the question's model, and neither format has a place for it. */
const withoutSolution = ({ solution: _, ...question }: QuestionSource): QuestionSource => question;

/** As they stand in the course, which finds the figures that they name. */
const placed = (questions: readonly QuestionSource[], { questions: own }: ChapterSource) => {
  const find = figureFinder(own);
  return questions.map((question) => withImagesBeside(withoutSolution(question), find));
};

/** A question is the same wherever it stands, and whoever brings it: what a model made is exported like any other. */
const withoutPlace = ({ at: _, origin: _origin, solution: _solution, ...question }: QuestionSource) => question;

/** What of it students meet; in XML the category is a path that ends in the topic. */
const rowsOf = (questions: readonly QuestionSource[], chapter: ChapterSource) =>
  placed(questions, chapter).map((question) =>
    questionRows({ ...question, category: question.category?.split('/').at(-1) ?? null }, chapter),
  );

describe('an exported chapter has the same questions when it is read again', () => {
  test('with at least the 27 chapters of the shipped course', () => {
    expect(written.length).toBeGreaterThanOrEqual(27);
  });

  test.each(inShare(written).map((chapter) => ({ name: chapter.name, chapter })))('$name, as GIFT', ({ chapter }) => {
    const gift = exportChapter(chapter, 'gift', NO_IMAGES).toString();
    const asCourse = readGift('questions.gift', gift, 'hand');
    expect(asCourse.problems).toEqual([]);
    expect(placed(asCourse.questions, chapter).map(withoutPlace)).toEqual(chapter.questions.map(withoutPlace));
    const asTeachers = readMoodleGift('mine.gift', gift);
    expect(asTeachers.rejected).toEqual([]);
    expect(rowsOf(asTeachers.questions, chapter)).toEqual(rowsOf(chapter.questions, chapter));
  });

  test.each(inShare(written).map((chapter) => ({ name: chapter.name, chapter })))(
    '$name, as Moodle XML',
    ({ chapter }) => {
      const { questions, rejected } = readMoodleXml(
        'chapter.xml',
        exportChapter(chapter, 'moodle-xml', NO_IMAGES).toString(),
      );
      expect(rejected).toEqual([]);
      expect(rowsOf(questions, chapter)).toEqual(rowsOf(chapter.questions, chapter));
      expect(questions.map(({ tags, title }) => ({ tags, title }))).toEqual(
        chapter.questions.map(({ tags, title }) => ({ tags, title })),
      );
    },
  );

  test('a figure is exported to Moodle as a file and to GIFT as a description', () => {
    const chapter = written.find(({ slug }) => slug === 'consumer-surplus')!;
    const xml = exportChapter(chapter, 'moodle-xml', NO_IMAGES).toString();
    expect(xml).toContain('src="@@PLUGINFILE@@/figures/consumer-surplus-in-a-graph-1.svg"');
    const [, base64 = ''] =
      /<file name="consumer-surplus-in-a-graph-1.svg" path="\/figures\/" encoding="base64">([^<]+)/.exec(xml) ?? [];
    expect(Buffer.from(base64, 'base64').toString()).toMatch(/^<svg .*prefers-color-scheme:dark/);
    const gift = exportChapter(chapter, 'gift', NO_IMAGES).toString();
    expect(gift).toMatch(/!\[[^\]]*Demand D slopes down\\:.*\]\(\/figures\/consumer-surplus-in-a-graph-1\.svg\)/);
  });
});
