import type { ModelValues } from '../../../../economics/free-response/model-values';
import type { Report, SourceLocation } from './course-source';
import { reasonOf } from './attempt';
import { courseHtml } from './course-html';
import { fillFormula, fillText, numberOf } from './fill-expressions';
import type { YamlPath } from './read-yaml';

/** Of what an author wrote, in a message about it. */
const MOST_QUOTED = 200;

/** Fills the texts and computes the numbers of one variant, and reports what cannot be done. */
export class VariantReader {
  hasFailed = false;

  constructor(
    readonly values: ModelValues,
    private readonly variant: number,
    private readonly at: (path: YamlPath) => SourceLocation,
    private readonly report: Report,
  ) {}

  /** 0 where it cannot be computed. */
  number(path: YamlPath, expression: number | string): number {
    return this.attempt(path, expression, 0, () => numberOf(expression, this.values));
  }

  text(path: YamlPath, text: string): string {
    return this.attempt(path, text, '', () => fillText(text, this.values).replace(/\s+/g, ' ').trim());
  }

  formula(path: YamlPath, formula: string, names: ModelValues = {}): string {
    return this.attempt(path, formula, '', () => fillFormula(formula, { ...this.values, ...names }));
  }

  /** In paragraphs. */
  html(path: YamlPath, text: string): string {
    return this.attempt(path, text, '', () => courseHtml({ format: 'markdown', text: fillText(text, this.values) }));
  }

  inlineHtml(path: YamlPath, text: string): string {
    const filled = this.text(path, text);
    return this.attempt(path, text, '', () => courseHtml({ format: 'markdown', text: filled }, { inline: true }));
  }

  allTexts(path: YamlPath, value: unknown): unknown {
    if (typeof value === 'string') return this.text(path, value);
    if (Array.isArray(value)) return value.map((item) => this.allTexts(path, item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.allTexts(path, item)]));
  }

  fail(path: YamlPath, message: string, fix: string): void {
    this.hasFailed = true;
    this.report(this.at(path), `variant ${this.variant}: ${message}`, fix);
  }

  private attempt<T>(path: YamlPath, written: number | string, fallback: T, read: () => T): T {
    try {
      return read();
    } catch (error) {
      this.fail(
        path,
        `"${String(written).slice(0, MOST_QUOTED)}": ${reasonOf(error)}`,
        'use the names of the variants and of the model',
      );
      return fallback;
    }
  }
}
