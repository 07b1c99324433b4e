import { describe, expect, test } from 'vitest';
import { quizLink } from './quiz-links';
import { readQuizRequest } from './read-quiz-request';

const none = new URLSearchParams();

describe('which quiz a page is asked for', () => {
  test.each([
    { type: 'chapterQuiz', chapterId: '3' },
    { type: 'topicQuiz', chapterId: '3', topicIds: ['7', '8'] },
    { type: 'shortWeakspotQuiz' },
    { type: 'longWeakspotQuiz' },
    { type: 'unitQuiz', unitId: '1' },
  ] as const)('$type survives a reload: its link reads back from the address and from the state alike', (request) => {
    const { to, state } = quizLink(request);
    expect(readQuizRequest(new URLSearchParams(to.search), null)).toEqual(request);
    expect(readQuizRequest(none, state)).toEqual(request);
  });

  test('the spec’s state may carry objects and topics keyed by id', () => {
    const state = {
      type: 'topicQuiz',
      chapter: { id: 3, name: '1.3' },
      topics: { 7: { id: 7 }, 8: { id: 8 } },
      unit: null,
    };
    expect(readQuizRequest(none, state)).toEqual({ type: 'topicQuiz', chapterId: '3', topicIds: ['7', '8'] });
  });

  test('the address wins over a state left behind by another page', () => {
    const request = readQuizRequest(new URLSearchParams('type=unitQuiz&unit=2'), { type: 'chapterQuiz', chapter: 1 });
    expect(request).toEqual({ type: 'unitQuiz', unitId: '2' });
  });

  test.each(['', 'type=pubQuiz', 'type=chapterQuiz', 'type=unitQuiz', 'type=topicQuiz', 'type=topicQuiz&topics='])(
    'an address that names no quiz (%s) asks for none',
    (search) => expect(readQuizRequest(new URLSearchParams(search), null)).toBeNull(),
  );
});
