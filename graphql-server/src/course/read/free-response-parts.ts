import { nameOfPart } from '../../../../economics/free-response/follows';
import type { ChoicePart, Follows, Part } from '../../../../economics/free-response/free-response';
import { fillFormula } from './fill-expressions';
import { readChecks } from './free-response-checks';
import type { PartSource } from './free-response-shape';
import type { YamlPath } from './read-yaml';
import type { VariantReader } from './variant-reader';

/** The id of the topic of this name; a message for the author where there is none. */
export type FindTopic = (name: string) => number | string;

const explainedBy = (scene: string | undefined) => (scene === undefined ? {} : { scene });

/** What a formula has for an option: its number, or its place where it is none, from 1. */
const valueOfOption = (option: string, index: number): number =>
  /^\d+(?:\.\d+)?$/.test(option) ? Number(option) : index + 1;

/** Whether a formula has the name of a part in braces. */
const namesPart = (formula: string, part: string): boolean =>
  new RegExp(`\\{[^{}]*\\b${nameOfPart(part)}\\b[^{}]*\\}`).test(formula);

/** Reads the parts of one variant, in their order. */
export class PartReader {
  /** Choices that were read so far, by part. */
  private readonly choices = new Map<string, Pick<ChoicePart, 'options' | 'answer'>>();

  constructor(
    private readonly reader: VariantReader,
    private readonly topicOf: FindTopic,
  ) {}

  read(id: string, source: PartSource, path: YamlPath): Part {
    const { reader } = this;
    const base = {
      id,
      text: reader.html([...path, 'text'], source.text),
      topic: this.topic(source.topic, [...path, 'topic']),
      solution: reader.html([...path, 'solution'], source.solution),
    };
    switch (source.kind) {
      case 'draw':
        return { ...base, kind: 'draw', points: this.drawn(id, source, [...path, 'points']) };
      case 'number':
        return { ...base, kind: 'number', ...this.number(id, source, path) };
      case 'choice':
        return { ...base, kind: 'choice', ...this.choice(id, source, path) };
      case 'prose':
        return {
          ...base,
          kind: 'prose',
          points: source.points.map(({ text, explain, scene }, index) => ({
            id: `${id}-${index + 1}`,
            ...explainedBy(scene ?? source.scene),
            text: reader.inlineHtml([...path, 'points', index], text),
            explain: reader.inlineHtml([...path, 'points', index], explain),
          })),
        };
    }
  }

  private topic(name: string, path: YamlPath): number {
    const found = this.topicOf(this.reader.text(path, name));
    if (typeof found === 'number') return found;
    this.reader.fail(path, found, 'write the name of a topic as in its chapter.md');
    return 0;
  }

  private drawn(id: string, { points, scene: common }: Extract<PartSource, { kind: 'draw' }>, path: YamlPath) {
    return points.map(({ text, needs, contingentOn, misconception, scene }, index) => ({
      id: `${id}-${index + 1}`,
      ...explainedBy(scene ?? common),
      text: this.reader.inlineHtml([...path, index, 'text'], text),
      needs: readChecks(this.reader, needs, [...path, index, 'needs']),
      contingentOn,
      misconception,
    }));
  }

  private number(id: string, source: Extract<PartSource, { kind: 'number' }>, path: YamlPath) {
    const { reader } = this;
    const { follows, also } = source;
    return {
      unit: reader.text([...path, 'unit'], source.unit),
      point: {
        id: `${id}-1`,
        ...explainedBy(source.scene),
        text: reader.inlineHtml([...path, 'point'], source.point),
        value: reader.number([...path, 'value'], source.value),
        ...(also.length > 0 && { also: also.map((value, index) => reader.number([...path, 'also', index], value)) }),
        ...(follows !== undefined && { follows: this.follows(follows, [...path, 'follows']) }),
        workRequired: source.work,
        tolerance: source.tolerance,
        mistakes: source.mistakes.map(({ misconception, value, why }, index) => ({
          misconception,
          value: reader.number([...path, 'mistakes', index, 'value'], value),
          why: reader.text([...path, 'mistakes', index, 'why'], why),
        })),
      },
    };
  }

  /** A formula that has an earlier choice in braces becomes one for each option: those values are filled here. */
  private follows(formula: string, path: YamlPath): Follows {
    const { reader } = this;
    const entry = [...this.choices].find(([part]) => namesPart(formula, part));
    if (entry === undefined) return reader.formula(path, formula);
    const [choice, { options, answer }] = entry;
    const withOption = (index: number) => ({ [nameOfPart(choice)]: valueOfOption(options[index] ?? '', index) });
    // Reports a name that no option makes known.
    reader.formula(path, formula, withOption(answer));
    const formulas = options.map((_, index) => {
      try {
        return fillFormula(formula, { ...reader.values, ...withOption(index) });
      } catch {
        return null;
      }
    });
    return { choice, formulas };
  }

  private choice(id: string, source: Extract<PartSource, { kind: 'choice' }>, path: YamlPath) {
    const { reader } = this;
    const options = source.options.map((option, index) => reader.inlineHtml([...path, 'options', index], option));
    const indexOf = (option: string, at: YamlPath): number => {
      const index = options.indexOf(reader.inlineHtml(at, option));
      if (index < 0) reader.fail(at, `"${option}" is none of the options`, `write one of ${source.options.join(', ')}`);
      return index;
    };
    const misconceptions = Object.entries(source.misconceptions).map(([option, misconception]) => [
      indexOf(option, [...path, 'misconceptions', option]),
      reader.text([...path, 'misconceptions', option], misconception),
    ]);
    const answer = indexOf(source.answer, [...path, 'answer']);
    const { follows } = source;
    const read = {
      options,
      answer,
      point: {
        id: `${id}-1`,
        ...explainedBy(source.scene),
        ...(follows !== undefined && { follows: this.follows(follows, [...path, 'follows']) }),
        text: reader.inlineHtml([...path, 'point'], source.point),
        explain: source.explain === null ? null : reader.inlineHtml([...path, 'explain'], source.explain),
      },
      misconceptions: Object.fromEntries(misconceptions),
    };
    this.choices.set(id, read);
    return read;
  }
}
