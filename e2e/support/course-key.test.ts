import { describe, expect, it } from 'vitest';
import { questionRows } from '../../graphql-server/src/course/import/course-rows';
import { chaptersOf } from '../../graphql-server/src/course/read/course-source';
import { course, lookUp } from './course-key';
import { textOfHtml } from './html-text';

describe('the key to what a page shows', () => {
  it('finds every question of the course by its words, those among them that differ in picture and choices alone', () => {
    for (const chapter of chaptersOf(course)) {
      for (const source of chapter.questions) {
        const { question, answers } = questionRows(source, chapter);
        const shown = answers.map(({ text }) => textOfHtml(text)).reverse();
        const { choices } = lookUp(textOfHtml(question.text), shown);
        const right = answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => textOfHtml(text));
        expect(choices.filter(({ isRight }) => isRight).map(({ text }) => text)).toEqual(right);
      }
    }
  });
});
