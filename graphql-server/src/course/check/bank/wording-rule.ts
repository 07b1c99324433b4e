import type { LessonSource } from '../../read/course-source';
import { plainText } from '../../read/course-html';
import {
  problem,
  type FreeResponseSource,
  type QuestionSource,
  type RichText,
  type SourceLocation,
} from '../../read/course-source';
import { sentencesOf } from '../free-responses';
import type { Audit, AuditRule, Finding } from './audit';
import { wordingsIn, type TEXT_KINDS } from './wordings';

const MISCONCEPTIONS = 'misconceptions.yaml';

type TextKind = (typeof TEXT_KINDS)[number];

interface ReadText {
  readonly at: SourceLocation;
  readonly unit: number | null;
  readonly question: string | null;
  readonly kind: TextKind;
  readonly text: string;
}

function textsOfQuestion({ lead, stem, choices, takeaway }: QuestionSource): (readonly [TextKind, RichText | null])[] {
  return [
    ['stem', lead?.text ?? null],
    ['stem', stem],
    ...choices.flatMap(({ text, rationale }) => [['choice', text] as const, ['rationale', rationale] as const]),
    ['takeaway', takeaway],
  ];
}

function* textsOfLesson({ lesson, beatAt, moveAt }: LessonSource) {
  for (const [scene, { beats, move }] of lesson.scenes.entries()) {
    for (const [beat, { say }] of beats.entries()) yield { at: beatAt(scene, beat), text: say };
    for (const text of move ? [move.task, move.right] : []) yield { at: moveAt(scene), text };
  }
}

function* textsOfFreeResponse({ id: question, stem, parts, at }: FreeResponseSource) {
  const read = (kind: TextKind, text: string, here: SourceLocation) => ({
    at: here,
    question,
    kind,
    text: plainText({ format: 'html', text }),
  });
  yield read('stem', stem, at(['stem']));
  for (const part of parts) {
    const here = at(['parts', part.id]);
    for (const [index, text] of sentencesOf(part).entries()) yield read(index === 0 ? 'stem' : 'rationale', text, here);
    if (part.kind === 'choice') for (const option of part.options) yield read('choice', option, here);
  }
}

function* readTexts({ course: { units, misconceptions }, files }: Audit): Generator<ReadText> {
  const lines = (files.get(MISCONCEPTIONS) ?? '').split('\n');
  for (const [name, text] of misconceptions) {
    const at = { file: MISCONCEPTIONS, line: 1 + lines.findIndex((line) => line.startsWith(`${name}:`)) };
    yield { at, unit: null, question: null, kind: 'misconception', text };
  }
  for (const { id: unit, chapters } of units)
    for (const { at, videoBlurb, quizBlurb, lesson, questions, freeResponses } of chapters) {
      for (const blurb of [videoBlurb, quizBlurb])
        yield { at, unit, question: null, kind: 'blurb', text: plainText(blurb) };
      if (lesson !== null)
        for (const said of textsOfLesson(lesson)) yield { ...said, unit, question: null, kind: 'lesson' };
      for (const freeResponse of freeResponses)
        for (const read of textsOfFreeResponse(freeResponse)) yield { ...read, unit };
      for (const question of questions)
        for (const [kind, text] of textsOfQuestion(question))
          if (text !== null) yield { at: question.at, unit, question: question.stableId, kind, text: plainText(text) };
    }
}

export const wordingRule: AuditRule = {
  name: 'wording',
  demands: 'Texts use the exam’s terms and American classroom English (wordings.yaml).',
  *find(audit): Generator<Finding> {
    for (const { at, unit, question, kind, text } of readTexts(audit))
      for (const wording of audit.wordings)
        if (wording.in.includes(kind))
          for (const found of new Set(wordingsIn(wording, text)))
            yield {
              ...problem(
                at,
                `${question === null ? '' : `${question}: `}"${found}" in the ${kind}`,
                `write: ${wording.write}`,
              ),
              unit,
              question,
            };
  },
};
