import { expect, it } from 'vitest';
import { readWayBack, wayBackLabel } from './way-back';

it.each(['/results?attempt=1#question-3', '/quiz?attempt=1', '/free-response/a?attempt=1#point-a-1'])(
  'a clip leads back to %s',
  (path) => {
    expect(readWayBack(new URLSearchParams({ scene: 'jelly', back: path }))).toBe(path);
  },
);

it.each([
  '',
  'results',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
])('a clip never leads to another site: %j', (path) => {
  expect(readWayBack(new URLSearchParams({ scene: 'jelly', back: path }))).toBeNull();
});

it('a scene without a way back is no clip', () => {
  expect(readWayBack(new URLSearchParams({ scene: 'jelly' }))).toBeNull();
});

it.each([
  ['/results?attempt=1#question-3', 'Back to the question'],
  ['/userlessresults?attempt=1#question-3', 'Back to the question'],
  ['/quiz?attempt=1', 'Back to the question'],
  ['/mistakes?unit=2', 'Back to the question'],
  ['/free-response/a?attempt=1#point-a-1', 'Back to the question'],
  ['/results?attempt=1', 'Back to the results'],
  ['/rqresults?attempt=1', 'Back to the results'],
  ['/misconceptions', 'Back to my misconceptions'],
  ['/userhome', 'Back'],
  ['/quizgenerator', 'Back'],
])('the way back to %s says %s', (path, label) => {
  expect(wayBackLabel(path)).toBe(label);
});
