import { expect, test } from 'vitest';
import { drawing } from '../../test-support/drawing';
import type { Part } from './free-response';
import { namesToOffer } from './names-to-offer';

const draw = (text: string): Part => ({ id: 'a', kind: 'draw', text, topic: 1, solution: '', points: [] });

test('a second supply curve is offered with a second demand curve, unless the text names it', () => {
  const model = drawing('market', 'Quantity', 'Price').line('D1', [0, 1], [1, 0]).line('S1', [0, 0], [1, 1]);
  const shifted = model.line('S2', [0, 0.2], [0.8, 1]).document();
  const parts = [draw('<p>Show the effect of the frost.</p>')];
  expect(namesToOffer({ model: shifted, parts })).toEqual(['D1', 'D2', 'Price', 'Quantity', 'S1', 'S2']);
  const stated = [draw('<p>Show the new supply curve, labeled S<sub>2</sub>.</p>')];
  expect(namesToOffer({ model: shifted, parts: stated })).toEqual(['D1', 'Price', 'Quantity', 'S1', 'S2']);
});

test('a label with several names is offered name by name', () => {
  const model = drawing('market', '', '').line('D = MPB=MSB', [0, 1], [1, 0]).document();
  expect(namesToOffer({ model, parts: [draw('<p>Draw.</p>')] })).toEqual(['D', 'MPB', 'MSB']);
});
