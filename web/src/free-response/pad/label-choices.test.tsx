import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LabelChoices } from './label-choices';
import type { LabelPlace } from './pad-names';

test.each<[place: LabelPlace, name: string, html: string]>([
  ['level', 'PW', 'P<sub>W</sub>'],
  ['x-mark', 'QLR', 'Q<sub>LR</sub>'],
  ['x-mark', 'q1', 'q<sub>1</sub>'],
  ['curve', 'L1', 'L<sub>1</sub>'],
  ['curve', 'PPC', 'PPC'],
  ['area', 'PS', 'PS'],
])('for %s, %s is offered as the text writes it', (place, name, html) => {
  render(
    <LabelChoices
      title="Label"
      place={place}
      value=""
      offered={[name]}
      names={[name]}
      onChange={vi.fn()}
      onPick={vi.fn()}
    />,
  );
  expect(screen.getByRole('button', { name }).innerHTML).toBe(html);
});
