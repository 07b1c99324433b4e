import type { FreeResponse as Definition } from '../../../economics/free-response/free-response';
import type { Context } from '../context';
import type { Course, CourseFreeResponse } from '../course/course';
import type { RowOf } from '../database/statement';
import { FREE_RESPONSE_RESULTS } from './attempt.queries';
import { rubricOf } from './content';
import type { FreeResponse } from './free-response.type';

const MINUTES: Readonly<Record<Definition['length'], number>> = { long: 25, short: 12 };

/** How long a question takes on the exam. */
export const minutesOf = ({ length }: Pick<Definition, 'length'>): number => MINUTES[length];

/** The one question that visitors may try. */
export const isFree = ({ freeResponses: [first] }: Course, { definition }: CourseFreeResponse): boolean =>
  first?.definition.id === definition.id;

type Results = readonly RowOf<typeof FREE_RESPONSE_RESULTS>[];

/** How the student did who asks; nothing for a visitor. */
async function readResults({ db, session, now }: Context): Promise<Results> {
  return session === null
    ? []
    : db.query(FREE_RESPONSE_RESULTS, { ownerId: session.userId, tokenHash: session.tokenHash, now });
}

function viewFreeResponse(course: Course, question: CourseFreeResponse, results: Results): FreeResponse {
  const { chapter, definition, shown } = question;
  const versions = new Set(course.versionsOf(definition.id).map(({ id }) => id));
  const own = results
    .filter(({ versionId }) => versions.has(versionId))
    .sort((a, b) => Number(b.lastAt) - Number(a.lastAt));
  const openAttemptId = own.find(({ openId }) => openId !== null)?.openId ?? null;
  const lastAttemptId = own.find(({ lastId }) => lastId !== null)?.lastId ?? null;
  const best = own.flatMap((result) => result.best ?? []);
  return {
    id: definition.id,
    family: definition.family,
    chapter,
    title: definition.title,
    length: definition.length,
    minutes: minutesOf(definition),
    points: rubricOf(definition).length,
    isFree: isFree(course, question),
    content: shown,
    state: openAttemptId !== null ? 'inProgress' : lastAttemptId !== null ? 'submitted' : 'notStarted',
    best: best.length > 0 ? Math.max(...best) : null,
    openAttemptId,
    lastAttemptId,
  };
}

/** Those of a chapter or a unit, or all, in course order. Throws NOT_FOUND. */
export async function readFreeResponses(
  context: Context,
  { chapterId, unitId }: { readonly chapterId?: number | undefined; readonly unitId?: number | undefined },
): Promise<FreeResponse[]> {
  const { course } = context;
  const chapter = chapterId === undefined ? null : course.chapter(chapterId);
  const unit = unitId === undefined ? null : course.unit(unitId);
  const asked = course.freeResponses.filter(
    (question) =>
      (chapter === null || question.chapter === chapter) && (unit === null || question.chapter.unit === unit),
  );
  const results = await readResults(context);
  return asked.map((question) => viewFreeResponse(course, question, results));
}

/** A question as it is now; null if the course no longer has it. */
export async function findFreeResponse(context: Context, id: string): Promise<FreeResponse | null> {
  const question = context.course.freeResponses.find(({ definition }) => definition.id === id);
  return question ? viewFreeResponse(context.course, question, await readResults(context)) : null;
}

/** Throws NOT_FOUND. */
export async function readFreeResponse(context: Context, id: string): Promise<FreeResponse> {
  const question = context.course.freeResponse(id);
  return viewFreeResponse(context.course, question, await readResults(context));
}
