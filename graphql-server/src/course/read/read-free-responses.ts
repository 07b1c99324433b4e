import { nameOfPart } from '../../../../economics/free-response/follows';
import type { ChoicePart, Follows, FreeResponse, Part } from '../../../../economics/free-response/free-response';
import type { ModelValues } from '../../../../economics/free-response/model-values';
import { modelShape, type FreeResponseModel } from '../../../../economics/free-response/model-schema';
import { valuesOf } from '../../../../economics/free-response/models';
import { attempt, reasonOf } from './attempt';
import type { FreeResponseSource, Report, SourceLocation } from './course-source';
import { fillFormula } from './fill-expressions';
import { readChecks } from './free-response-checks';
import { readGiven } from './free-response-given';
import { readGraph } from './free-response-graph';
import { freeResponsesShape, type FamilySource, type PartSource } from './free-response-shape';
import { readYaml, type YamlPath } from './read-yaml';
import { VariantReader } from './variant-reader';

export const FREE_RESPONSES_FILE = 'free-response.yaml';

/** The id of the topic of this name; a message for the author where there is none. */
export type FindTopic = (name: string) => number | string;

type Variant = FamilySource['variants'][number];

/** The values of a variant; a list `mu: [8, 6]` has the values mu1 and mu2. */
const listed = (variant: Variant): ModelValues =>
  Object.fromEntries(
    Object.entries(variant).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((item, index) => [`${name}${index + 1}`, item]) : [[name, value]],
    ),
  );

/** Whose texts are words, not expressions. */
const WORDS = ['kind', 'form', 'on', 'name', 'goods', 'player', 'strategies', 'strategy', 'against'];

/** The model as its author wrote it, computed with the values of a variant. */
function computed(reader: VariantReader, value: unknown, key: string, path: YamlPath): unknown {
  if (typeof value === 'string') return WORDS.includes(key) ? reader.text(path, value) : reader.number(path, value);
  if (Array.isArray(value)) return value.map((item, index) => computed(reader, item, key, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, computed(reader, item, name, [...path, name])]),
  );
}

/** The model with its values; none, with problems, where the numbers do not fit it. */
function readModel(
  reader: VariantReader,
  model: FamilySource['model'],
  path: YamlPath,
): { model: FreeResponseModel | null; values: ModelValues } {
  const none = { model: null, values: {} };
  if (model === undefined) return none;
  const { data, error } = modelShape.safeParse(computed(reader, model, '', path));
  for (const { path: keys, message } of error?.issues ?? []) {
    const at = keys.map((key) => (typeof key === 'symbol' ? String(key) : key));
    reader.fail([...path, ...at], `model ${at.join('.')}: ${message}`, 'see docs/authoring.md for the models');
  }
  if (data === undefined) return none;
  try {
    return { model: data, values: valuesOf(data) };
  } catch (failure) {
    reader.fail(path, reasonOf(failure), 'use other numbers');
    return none;
  }
}

const explainedBy = (scene: string | undefined) => (scene === undefined ? {} : { scene });

/** What a formula has for an option: its number, or its place where it is none, from 1. */
const valueOfOption = (option: string, index: number): number =>
  /^\d+(?:\.\d+)?$/.test(option) ? Number(option) : index + 1;

/** Whether a formula has the name of a part in braces. */
const namesPart = (formula: string, part: string): boolean =>
  new RegExp(`\\{[^{}]*\\b${nameOfPart(part)}\\b[^{}]*\\}`).test(formula);

class PartReader {
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

/** Null for a variant with a problem. Where its model has no values, only that is reported. */
function readVariant(
  family: string,
  source: FamilySource,
  index: number,
  topicOf: FindTopic,
  at: (path: YamlPath) => SourceLocation,
  report: Report,
): FreeResponse | null {
  const own = listed(source.variants[index] ?? {});
  const bare = new VariantReader(own, index + 1, at, report);
  const { model, values } = readModel(bare, source.model, ['model']);
  if (bare.hasFailed) return null;
  const reader = new VariantReader({ ...own, ...values }, index + 1, at, report);
  for (const [name, value] of Object.entries(own))
    if (value !== reader.values[name])
      reader.fail(['variants', index, name], `the model has another value ${name}`, 'give it another name');
  const parts = new PartReader(reader, topicOf);
  const given = readGiven(reader, source.given, model, ['given']);
  const question: FreeResponse = {
    id: `${family}-${index + 1}`,
    family,
    title: reader.text(['title'], source.title),
    length: source.length,
    stem: reader.html(['stem'], source.stem) + (given.html ?? ''),
    ...(given.picture && { given: given.picture }),
    panels: Object.entries(source.graph).map(([id, { title }]) => ({
      id,
      title: reader.text(['graph', id, 'title'], title),
    })),
    parts: Object.entries(source.parts).map(([id, part]) => parts.read(id, part, ['parts', id])),
    model: readGraph(reader, source.graph, ['graph']),
  };
  return reader.hasFailed ? null : question;
}

/** Reads a chapter's free-response.yaml: every family with each of its variants. A variant with a problem is left out. */
export function readFreeResponses(
  file: string,
  yaml: string,
  topicOf: FindTopic,
  report: Report,
): FreeResponseSource[] {
  const { data, at } = readYaml(file, yaml, freeResponsesShape, report);
  return Object.entries(data ?? {}).flatMap(([family, source]) => {
    const inFamily = (path: YamlPath) => at([family, ...path]);
    return source.variants.flatMap((_, index) => {
      const question = attempt(report, inFamily([]), null, () =>
        readVariant(family, source, index, topicOf, inFamily, report),
      );
      return question ? { ...question, at: (path: YamlPath = []) => inFamily(path) } : [];
    });
  });
}
