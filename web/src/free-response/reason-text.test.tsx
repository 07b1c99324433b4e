import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReasonText, subscriptsIn } from './reason-text';

const QUESTION =
  '<p>Label the quantity Q<sub>1</sub>, the price P<sub>S</sub>, the quantity q<sub>1</sub>, and the curve PPC<sub>2</sub>.</p>';

test.each([
  ['Nothing is labeled PS on the vertical axis.', 'Nothing is labeled P<sub>S</sub> on the vertical axis.'],
  ['Q1 is not below PPC2.', 'Q<sub>1</sub> is not below PPC<sub>2</sub>.'],
  ['S2 is not at q1.', 'S<sub>2</sub> is not at q<sub>1</sub>.'],
  ['PSA and DWL are other names.', 'PSA and DWL are other names.'],
])('a reason writes names as the question does: %s', (text, html) => {
  const { container } = render(<ReasonText text={text} subscripts={subscriptsIn(QUESTION)} />);
  expect(container.innerHTML).toBe(html);
});
