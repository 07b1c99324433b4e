import { describe, expect, it } from 'vitest';
import { courseHtml, plainText, withoutFirstPicture } from '../../graphql-server/src/course/read/course-html';
import { questionsOf } from '../../graphql-server/src/course/read/course-source';
import { course, lookUp } from './course-key';
import { textOfHtml } from './html-text';

describe('the key to what a page shows', () => {
  it('finds every question of the course by its words, those among them that differ in picture and choices alone', () => {
    for (const question of questionsOf(course)) {
      const shown = question.choices.map(({ text }) => textOfHtml(courseHtml(text, { inline: true }))).reverse();
      const { choices } = lookUp(textOfHtml(courseHtml(withoutFirstPicture(question.stem))), shown);
      const right = question.choices.filter(({ isCorrect }) => isCorrect);
      expect(choices.filter(({ isRight }) => isRight).map(({ text }) => text)).toEqual(
        right.map(({ text }) => plainText(text)),
      );
    }
  });
});
