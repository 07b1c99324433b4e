import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatorKey, NO_CALCULATION, press, type CalculatorKey } from './calculation';

const typed = (keys: string) => {
  const pressed = keys
    .replaceAll(' ', '')
    .split('')
    .map((key) => calculatorKey(key) ?? (key as CalculatorKey)); // the test writes keys only
  return pressed.reduce(press, NO_CALCULATION).display;
};

describe('the calculator shows', () => {
  test.each([
    ['', '0'],
    ['007', '7'],
    ['12.5', '12.5'],
    ['.5', '0.5'],
    ['1.2.3', '1.23'],
    ['2+3=', '5'],
    ['2+3*4=', '20'],
    ['10/4=', '2.5'],
    ['0.1+0.2=', '0.3'],
    ['1/3=', '0.333333333333'],
    ['7-9=', '−2'],
    ['5±+8=', '3'],
    ['5+-3=', '2'],
    ['5+3', '3'],
    ['5+3+', '8'],
    ['5+=', '10'],
    ['2*3===', '54'],
    ['2+3=4', '4'],
    ['2+3=4+1=', '5'],
    ['2+3=*2=', '10'],
    ['12⌫', '1'],
    ['1⌫⌫', '0'],
    ['2+3=⌫', '5'],
    ['9/0=', 'Error'],
    ['9/0=+', 'Error'],
    ['9/0=5', '5'],
    ['9/0=c', '0'],
    ['1234567890123', '123456789012'],
    ['999999999999*999999999999=', '9.99999999998e+23'],
    ['5c', '0'],
  ])('after %j: %s', (keys, display) => {
    expect(typed(keys)).toBe(display);
  });

  test('a number, or an error, whatever is pressed', () => {
    const keys = fc.constantFrom<CalculatorKey>(...([...'0123456789.+−×÷=C⌫±'] as CalculatorKey[])); // each is a key
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 40 }), (pressed) => {
        const { display } = pressed.reduce(press, NO_CALCULATION);
        expect(display === 'Error' || Number.isFinite(Number(display.replace('−', '-').replace('e−', 'e-')))).toBe(
          true,
        );
      }),
    );
  });

  test('what two numbers come to, in the order typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 9_999 }), (a, b) => {
        expect(typed(`${a}+${b}=`)).toBe(String(a + b));
        expect(typed(`${a}-${b}=`)).toBe(String(a - b).replace('-', '−'));
        expect(typed(`${a}*${b}=`)).toBe(String(a * b));
        expect(Number(typed(`${a}/${b}=`))).toBeCloseTo(a / b, 6);
      }),
    );
  });
});

test.each([
  ['7', '7'],
  ['*', '×'],
  ['Enter', '='],
  ['Backspace', '⌫'],
  ['q', null],
  ['toString', null],
])('the key %s of a keyboard is %s', (key, pressed) => {
  expect(calculatorKey(key)).toBe(pressed);
});
