import type { ReadQuestion } from '../read-question';
import type { Answer } from './solver';

/** The areas of a graph whose places fulfil a condition, joined as a choice names them. */
export function areasWhere({ description }: ReadQuestion, isMeant: (place: string) => boolean): Answer {
  const places = [...description.matchAll(/Area ([T-Z]) lies ([^.]+)\./g)];
  const found = places.flatMap(([, letter = '', place = '']) => (isMeant(place) ? [letter] : []));
  return [found.sort().join(' + ')];
}
