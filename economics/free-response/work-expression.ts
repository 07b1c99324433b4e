import { compute } from '../arithmetic';
import { singular } from './roles';
import { isShortUnit, scaleOf } from './units';
import { combine, NAME, Unreadable, type Term } from './work-term';
import type { Token } from './work-tokens';

/** Numbers that formulas have by themselves: "½bh", "(P1 + P2) ÷ 2", "× 100". */
const OF_FORMULAS = [0.5, 1, 2, 100];

/** Reads one side of an equation, as the grammar in work-grammar.ts has it. */
export class ExpressionReader {
  #at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly unit: string,
  ) {}

  /** Throws Unreadable unless all tokens are one expression. */
  read(): Term {
    const term = this.#sum();
    if (this.#at < this.tokens.length) throw new Unreadable();
    return term;
  }

  get #token(): Token | undefined {
    return this.tokens[this.#at];
  }

  #isSign(text: string, offset = 0): boolean {
    const token = this.tokens[this.#at + offset];
    return token?.kind === 'sign' && token.text === text;
  }

  #take(...texts: readonly string[]): string | null {
    const found = texts.find((text) => this.#isSign(text));
    if (found !== undefined) this.#at += 1;
    return found ?? null;
  }

  #sum(): Term {
    let term = this.#product();
    for (let sign = this.#take('+', '-'); sign !== null; sign = this.#take('+', '-'))
      term = combine(sign === '+' ? '+' : '-', term, this.#product());
    return term;
  }

  #product(): Term {
    let term = this.#factor();
    for (;;) {
      if (this.#take('*') !== null || this.#isTimes()) term = combine('*', term, this.#factor());
      else if (this.#isSign('/') || this.#isSign(':')) term = combine('/', term, this.#divisor());
      else if (this.#isBesideFactor(term)) term = this.#beside(term);
      else return term;
    }
  }

  /** In "3/4 ÷ 1/2" and "3/4 / 1/2" the second fraction is one number. */
  #divisor(): Term {
    const sign = this.#token;
    this.#at += 1;
    const factor = this.#factor();
    const { kind, glued, text } = this.#token ?? {};
    // "10S"
    const term = kind === 'word' && glued === true && text?.length === 1 ? this.#beside(factor) : factor;
    const next = this.tokens[this.#at];
    const isBetween = sign?.written === '÷' || (sign?.glued === false && next?.glued === true);
    if (!isBetween || !this.#isSign('/') || next?.written !== '/') return term;
    this.#at += 1;
    return combine('/', term, this.#factor());
  }

  /** "20 x 6", and "20% of 150": takes the word. */
  #isTimes(): boolean {
    const [token, next] = [this.#token, this.tokens[this.#at + 1]];
    if (token?.kind !== 'word' || !/^(?:x|of)$/iu.test(token.text)) return false;
    if (next?.kind !== 'number' && !(next?.kind === 'sign' && /^[(|+-]$/u.test(next.text))) return false;
    this.#at += 1;
    return true;
  }

  #isBesideFactor(left: Term): boolean {
    const token = this.#token;
    if (token?.kind === 'word') return true;
    if (token?.kind === 'sign') return token.text === '(';
    const before = this.tokens[this.#at - 1];
    const isAfterBracket = before?.kind === 'sign' && before.text === ')';
    const isAfterFraction = before?.kind === 'number' && /[^\d.,]$/u.test(before.text);
    return token?.kind === 'number' && (isAfterBracket || isAfterFraction || (left.value === null && !left.isNumber));
  }

  #beside(left: Term): Term {
    const token = this.#token;
    const right = this.#factor();
    const term = combine('*', left, right);
    const isCounted = left.isNumber && token?.kind === 'word' && right === NAME && /^\p{L}$/u.test(token.text);
    return isCounted ? { ...term, first: left.value, counts: token.text, isNumber: true } : term;
  }

  #factor(): Term {
    const sign = this.#take('+', '-');
    if (sign !== null) {
      const term = this.#factor();
      return { ...term, value: sign === '-' && term.value !== null ? -term.value : term.value };
    }
    const base = this.#primary();
    if (this.#take('^') !== null) return combine('^', base, this.#factor());
    const power = this.#take('²', '³');
    if (power === null) return base;
    const exponent = power === '²' ? 2 : 3;
    return combine('^', base, { ...NAME, value: exponent, hasNumber: true });
  }

  #primary(): Term {
    const token = this.#token;
    if (token?.kind === 'number') {
      this.#at += 1;
      return this.#measured(this.#mixed(token.value));
    }
    if (this.#take('(') !== null) {
      const term = this.#sum();
      // The last bracket may be left open.
      if (this.#take(')') === null && this.#token !== undefined) throw new Unreadable();
      return this.#measured(term.isNumber ? { ...term, first: term.value } : term);
    }
    if (this.#take('|') !== null) {
      const term = this.#sum();
      if (this.#take('|') === null) throw new Unreadable();
      return this.#measured({ ...term, value: term.value === null ? null : Math.abs(term.value) });
    }
    // "%ΔQ"
    if (this.#isSign('%') && this.tokens[this.#at + 1]?.kind === 'word') this.#at += 1;
    if (this.#token?.kind !== 'word') throw new Unreadable();
    while (this.#token?.kind === 'word' && !this.#isTimes()) this.#at += 1;
    // "P* = 20"
    if (this.#isSign('*') && !this.#beginsOperand(1)) this.#at += 1;
    return NAME;
  }

  #beginsOperand(offset: number): boolean {
    const token = this.tokens[this.#at + offset];
    return token !== undefined && (token.kind !== 'sign' || /^[(|+-]$/u.test(token.text));
  }

  /** "12 1/4" is one number, and so is "1/2" in "1/2 million". */
  #mixed(first: number): Term {
    const number = (value: number): Term => ({
      ...NAME,
      value,
      isNumber: true,
      hasNumber: !OF_FORMULAS.includes(value),
      first: value,
    });
    const isMixed = Number.isInteger(first) && this.#token?.glued === false;
    const part = isMixed ? this.#fractionAt(this.#at) : null;
    if (part !== null) {
      this.#at += 3;
      return number(first + part);
    }
    const [whole, scale] = [this.#fractionAt(this.#at - 1), this.tokens[this.#at + 2]];
    if (whole === null || scale?.kind !== 'word' || scaleOf(scale.text, this.unit) === null) return number(first);
    this.#at += 2;
    return number(whole);
  }

  /** A fraction below 1 of two whole numbers. */
  #fractionAt(at: number): number | null {
    const [upper, slash, lower] = this.tokens.slice(at, at + 3);
    if (upper?.kind !== 'number' || slash?.text !== '/' || lower?.kind !== 'number') return null;
    const isSimple = /^\d+$/u.test(upper.text) && /^\d+$/u.test(lower.text) && upper.value < lower.value;
    return isSimple ? upper.value / lower.value : null;
  }

  /** A number with what stands behind it: "%", "thousand", "rides", "per ride", "(thousands)". */
  #measured(start: Term): Term {
    let term = start;
    const scale = (operator: '*' | '/', by: number) => {
      const value = term.value === null ? null : compute(operator, term.value, by);
      term = { ...term, value, first: term.isNumber ? value : term.first };
    };
    for (;;) {
      const token = this.#token;
      if (this.#take('%') !== null || this.#takePercent()) {
        scale('/', 100);
        term = { ...term, isPercentage: start.isNumber };
      } else if (this.#take('¢') !== null) {
        if (this.unit === '$') scale('/', 100);
      } else if (token?.kind === 'word' && scaleOf(token.text, this.unit) !== null) {
        this.#at += 1;
        scale('*', scaleOf(token.text, this.unit) ?? 1);
      } else if (token?.kind === 'word' && this.#isUnit(token)) {
        const isCents = this.unit === '$' && /^cents?$/iu.test(token.text);
        if (isCents) scale('/', 100);
        term = { ...term, counts: singular(token.text.toLowerCase()) };
        this.#skipUnit();
      } else if (!this.#skipRate() && !this.#skipNote()) return term;
    }
  }

  #takePercent(): boolean {
    const [token, next] = [this.#token, this.tokens[this.#at + 1]];
    if (token?.kind !== 'word') return false;
    const isTwo = /^per$/iu.test(token.text) && next?.kind === 'word' && /^cent$/iu.test(next.text);
    if (!isTwo && !/^percent(?:age)?$/iu.test(token.text)) return false;
    this.#at += isTwo ? 2 : 1;
    const after = this.#token;
    if (after?.kind === 'word' && /^points?$/iu.test(after.text)) this.#at += 1;
    return true;
  }

  #isUnit({ text, glued }: Token): boolean {
    if (/^of$/iu.test(text) || text.length < 2) return false;
    return !glued || text.length > 3 || isShortUnit(text);
  }

  #skipUnit(): void {
    for (;;) {
      const [token, next] = [this.#token, this.tokens[this.#at + 1]];
      if (token?.kind === 'word' && (token.text.length > 1 || token.text === 'a')) this.#at += 1;
      // "Megawatt-hours"
      else if (this.#isSign('-') && token?.glued && next?.kind === 'word' && next.glued) this.#at += 2;
      else return;
    }
  }

  /** "/ride" */
  #skipRate(): boolean {
    const next = this.tokens[this.#at + 1];
    if (!this.#isSign('/') || next?.kind !== 'word' || !/^\p{Ll}{2}/u.test(next.text)) return false;
    this.#at += 1;
    this.#skipUnit();
    return true;
  }

  /** "(thousands)" */
  #skipNote(): boolean {
    if (!this.#isSign('(')) return false;
    const end = this.tokens.findIndex((token, at) => at > this.#at && (token.kind !== 'word' || token.text.length < 2));
    const closing = this.tokens[end];
    if (end <= this.#at + 1 || closing?.kind !== 'sign' || closing.text !== ')') return false;
    this.#at = end + 1;
    return true;
  }
}
