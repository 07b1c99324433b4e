import { contentOf } from '../free-response/content';
import type { FindMoment } from '../library/lesson-moment';
import type { Chapter, Topic } from '../library/library.type';
import { CHOICE_SIZE, DrawnFigure } from '../library/drawn-figure';
import type { NamedFigure } from '../library/named-figure';
import type { CourseAnswer, CourseFreeResponse, CourseQuestion } from './course';
import type { CourseRows } from './course.queries';

interface AnswerContent {
  readonly id: number;
  readonly text: string;
  readonly cells: readonly string[] | null;
  readonly figure: NamedFigure | null;
  readonly isCorrect: boolean;
  readonly accepts: CourseAnswer['accepts'];
  readonly rationale: string;
  readonly misconception: string | null;
  readonly retired: boolean;
}

export function buildAnswer(answer: AnswerContent, topic: Topic, findMoment: FindMoment): CourseAnswer {
  const { id, text, cells, isCorrect, accepts, misconception, retired } = answer;
  const figure = answer.figure && new DrawnFigure(answer.figure, `answer-${id}`, CHOICE_SIZE);
  const shown = Object.freeze({ id, text, cells, figure });
  const watch = misconception === null ? null : findMoment(misconception, topic);
  const rationale = Object.freeze({ answer: shown, isCorrect, text: answer.rationale, misconception, watch });
  return Object.freeze({ id, text, isCorrect, accepts, misconception, retired, shown, rationale });
}

export const questionFigure = (figure: NamedFigure | null, id: number) =>
  figure && new DrawnFigure(figure, `question-${id}`);

function buildQuestion(
  row: CourseRows['questions'][number],
  topic: Topic,
  answerRows: CourseRows['answers'],
  findMoment: FindMoment,
): CourseQuestion {
  const { id, kind, unit, type, text, columns, enrichment, image_url: imageUrl, image_alt: imageAlt } = row;
  const set = row.set_name === null ? null : Object.freeze({ id: row.set_name, lead: row.lead ?? '' });
  const figure = questionFigure(row.figure, id);
  const answers = answerRows.map(({ is_correct: isCorrect, ...answer }) =>
    buildAnswer({ ...answer, isCorrect }, topic, findMoment),
  );
  return Object.freeze({
    id,
    stableId: row.stable_id,
    topic,
    kind,
    type,
    difficulty: row.difficulty,
    form: row.form,
    market: row.model,
    set: row.set_name,
    takeaway: row.takeaway,
    solution: Object.freeze(row.solution ?? []),
    enrichment,
    retired: Boolean(row.retired),
    answers: Object.freeze(answers),
    shown: Object.freeze({ id, topic, kind, unit, type, text, set, columns, imageUrl, imageAlt, figure, enrichment }),
  });
}

/** Retired ones included. */
export function buildQuestions(
  questions: CourseRows['questions'],
  answers: CourseRows['answers'],
  topicById: (id: number) => Topic,
  findMoment: FindMoment,
): CourseQuestion[] {
  const answersOf = Map.groupBy(answers, (answer) => answer.question_id);
  return questions.map((row) => buildQuestion(row, topicById(row.topic_id), answersOf.get(row.id) ?? [], findMoment));
}

/** In course order. */
export function buildFreeResponses(
  rows: CourseRows['freeResponses'],
  chapters: readonly Chapter[],
): CourseFreeResponse[] {
  const rowsOf = Map.groupBy(rows, ({ chapter_id }) => chapter_id);
  return chapters.flatMap((chapter) =>
    (rowsOf.get(chapter.id) ?? []).map(({ id, definition, retired }) =>
      Object.freeze({ id, chapter, definition, retired: Boolean(retired), shown: contentOf(id, definition) }),
    ),
  );
}
