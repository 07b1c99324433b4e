import { contentOf } from '../free-response/content';
import type { FindMoment } from '../library/lesson-moment';
import type { Chapter, Topic } from '../library/library.type';
import { CHOICE_SIZE, DrawnFigure } from '../library/drawn-figure';
import type { CourseAnswer, CourseFreeResponse, CourseQuestion } from './course';
import type { CourseRows } from './course.queries';

function buildQuestion(
  row: CourseRows['questions'][number],
  topic: Topic,
  answerRows: CourseRows['answers'],
  findMoment: FindMoment,
): CourseQuestion {
  const { id, kind, unit, type, text, columns, enrichment, image_url: imageUrl, image_alt: imageAlt } = row;
  const set = row.set_name === null ? null : Object.freeze({ id: row.set_name, lead: row.lead ?? '' });
  const figure = row.figure && new DrawnFigure(row.figure, `question-${id}`);
  const answers = answerRows.map((answer): CourseAnswer => {
    const { is_correct: isCorrect, misconception } = answer;
    const { text, cells, accepts } = answer;
    const graph = answer.figure && new DrawnFigure(answer.figure, `answer-${answer.id}`, CHOICE_SIZE);
    const shown = Object.freeze({ id: answer.id, text, cells, figure: graph });
    const watch = misconception === null ? null : findMoment(misconception, topic);
    const rationale = Object.freeze({ answer: shown, isCorrect, text: answer.rationale, misconception, watch });
    const { id, retired } = answer;
    return Object.freeze({ id, text, isCorrect, accepts, misconception, retired, shown, rationale });
  });
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
