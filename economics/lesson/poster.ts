import { isPicture, type Board } from '../picture/picture';
import type { Lesson } from './lesson';

/** What stands on the board before a lesson plays: the last graph, or else the last board, of the scene that its author chose or of all. */
export function posterBoard({ poster, scenes }: Lesson): Board | null {
  const chosen = scenes.filter(({ id }) => poster === undefined || id === poster);
  const boards = chosen.flatMap(({ beats }) => beats.map(({ board }) => board));
  return boards.findLast(isPicture) ?? boards.at(-1) ?? null;
}
