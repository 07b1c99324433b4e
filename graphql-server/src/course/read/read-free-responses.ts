import type { FreeResponse } from '../../../../economics/free-response/free-response';
import { prefixed, type ModelValues } from '../../../../economics/free-response/model-values';
import { modelShape, type FreeResponseModel } from '../../../../economics/free-response/model-schema';
import { valuesOf } from '../../../../economics/free-response/models';
import { attempt, reasonOf } from './attempt';
import type { FreeResponseSource, Report, SourceLocation } from './course-source';
import { PartReader, type FindTopic } from './free-response-parts';
import { readGiven } from './free-response-given';
import { readGraph } from './free-response-graph';
import { freeResponsesShape, type FamilySource } from './free-response-shape';
import { readYaml, type YamlPath } from './read-yaml';
import { VariantReader } from './variant-reader';

export const FREE_RESPONSES_FILE = 'free-response.yaml';

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

/** Null for a variant with a problem. Where a model has no values, only that is reported. */
function readVariant(
  family: string,
  source: FamilySource,
  index: number,
  topicOf: FindTopic,
  at: (path: YamlPath) => SourceLocation,
  report: Report,
): FreeResponse | null {
  const own = listed(source.variants[index] ?? {});
  let values = own;
  let main: FreeResponseModel | null = null;
  for (const [name, model] of [['', source.model] as const, ...Object.entries(source.others)]) {
    // pairs
    const path: YamlPath = name === '' ? ['model'] : ['others', name];
    const reader = new VariantReader(values, index + 1, at, report);
    const found = readModel(reader, model, path);
    if (name === '') main = found.model;
    const modeled = name === '' ? found.values : prefixed(name, found.values);
    for (const [taken, value] of Object.entries(values))
      if (Object.hasOwn(modeled, taken) && modeled[taken] !== value)
        reader.fail(
          taken in own ? ['variants', index, taken] : path,
          `the model has another value ${taken}`,
          'give it another name',
        );
    if (reader.hasFailed) return null;
    values = { ...values, ...modeled };
  }
  const reader = new VariantReader(values, index + 1, at, report);
  const parts = new PartReader(reader, topicOf);
  const given = readGiven(reader, source.given, main, ['given']);
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
