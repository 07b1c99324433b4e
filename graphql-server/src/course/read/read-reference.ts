import { z } from 'zod';
import { frameSchema } from '../../../../economics/lesson/frame-schema';
import type { CourseFiles } from './course-files';
import type { ChapterSource, Report, UnitSource } from './course-source';
import type { ReferenceSource, TaughtAt } from './reference-source';
import { kebabCase, oneLine, readYaml, shortText, type YamlData, type YamlPath } from './read-yaml';

export const REFERENCE_FOLDER = 'reference';

const taught = z
  .string()
  .regex(/^\d+\.\d+\/[a-z0-9-]+$/, 'name a chapter and a scene of its lesson, as in 2.11/too-few');

const termShape = z.strictObject({
  term: shortText,
  also: z.array(shortText).default([]),
  is: oneLine,
  example: oneLine,
  graph: kebabCase.optional(),
  taught,
  topics: z.array(shortText).default([]),
});

const formulaShape = z.strictObject({
  name: shortText,
  formula: oneLine,
  letters: z.record(z.string(), oneLine),
  worked: oneLine,
  taught,
});

const controlShape = z.strictObject({
  name: shortText,
  /** A path, or several, each with a formula of x. */
  field: z.union([oneLine, z.record(z.string(), oneLine)]),
  handle: oneLine,
  range: z.tuple([z.number(), z.number()]),
  step: z.number().positive(),
  start: z.number(),
  grip: oneLine,
});

const graphShape = z.strictObject({
  id: kebabCase,
  name: shortText,
  about: oneLine,
  taught,
  frame: frameSchema,
  controls: z.array(controlShape).min(1).max(3),
  says: z.array(oneLine).min(1).max(4),
  points: z.array(oneLine).min(2).max(6),
  lost: oneLine,
});

const verbShape = z.strictObject({ verb: shortText, earns: oneLine, loses: oneLine, task: oneLine, answer: oneLine });

/** "Deadweight loss" → deadweight-loss. */
const idOf = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const controlOf = ({ field, range: [from, to], ...rest }: z.infer<typeof controlShape>) => ({
  ...rest,
  fields: typeof field === 'string' ? { [field]: 'x' } : field,
  from,
  to,
});

/** Reads the files of the folder `reference`. A course may have none of them. */
class ReferenceReader {
  private readonly chapters: ReadonlyMap<string, ChapterSource>;

  constructor(
    private readonly files: CourseFiles,
    units: readonly UnitSource[],
    private readonly report: Report,
  ) {
    const chapters = units.flatMap((unit) => unit.chapters);
    this.chapters = new Map(chapters.map((chapter) => [chapter.name.split(' ', 1)[0] ?? '', chapter]));
  }

  read(): ReferenceSource {
    return {
      terms: this.list('terms', termShape, ({ is: definition, graph = null, topics, ...source }, at, yaml) => {
        const place = this.taughtAt(source.taught, yaml, [at, 'taught']);
        return (
          place && {
            ...source,
            id: idOf(source.term),
            definition,
            graph,
            taught: place,
            topicIds: this.topicsIn(place, topics, yaml, [at, 'topics']),
          }
        );
      }),
      formulas: this.list('formulas', formulaShape, ({ letters, ...source }, at, yaml) => {
        const place = this.taughtAt(source.taught, yaml, [at, 'taught']);
        const meanings = Object.entries(letters).map(([letter, meaning]) => ({ letter, meaning }));
        return place && { ...source, letters: meanings, taught: place };
      }),
      graphs: this.list('graphs', graphShape, ({ frame, controls, says, ...source }, at, yaml) => {
        const place = this.taughtAt(source.taught, yaml, [at, 'taught']);
        return place && { ...source, graph: { frame, controls: controls.map(controlOf), says }, taught: place };
      }),
      verbs: this.list('verbs', verbShape, (verb) => verb),
    };
  }

  private list<Source, Content extends object>(
    name: string,
    shape: z.ZodType<Source>,
    contentOf: (source: Source, at: number, yaml: YamlData<Source[]>) => Content | null,
  ) {
    const file = `${REFERENCE_FOLDER}/${name}.yaml`;
    const text = this.files.get(file);
    if (text === undefined) return [];
    const yaml = readYaml(file, text, z.array(shape), this.report);
    return (yaml.data ?? []).flatMap((source, index) => {
      const content = contentOf(source, index, yaml);
      return content === null ? [] : [{ ...content, at: yaml.at([index]) }];
    });
  }

  private taughtAt(written: string, yaml: YamlData<unknown>, path: YamlPath): TaughtAt | null {
    const [number = '', scene = ''] = written.split('/');
    const chapter = this.chapters.get(number);
    if (chapter?.lesson?.lesson.scenes.some(({ id }) => id === scene)) return { chapterId: chapter.id, scene };
    const message = chapter === undefined ? `there is no chapter ${number}` : `chapter ${number} has no scene ${scene}`;
    this.report(yaml.at(path), message, 'name the chapter and the scene that teach it');
    return null;
  }

  private topicsIn({ chapterId }: TaughtAt, names: readonly string[], yaml: YamlData<unknown>, path: YamlPath) {
    const topics = [...this.chapters.values()].find(({ id }) => id === chapterId)?.topics ?? [];
    return names.flatMap((name, index) => {
      const topic = topics.find((one) => one.name === name);
      if (topic !== undefined) return [topic.id];
      this.report(
        yaml.at([...path, index]),
        `its chapter has no topic "${name}"`,
        'name a topic of the chapter that teaches it',
      );
      return [];
    });
  }
}

export const readReference = (files: CourseFiles, units: readonly UnitSource[], report: Report): ReferenceSource =>
  new ReferenceReader(files, units, report).read();
