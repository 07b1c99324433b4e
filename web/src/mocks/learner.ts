import type {
  Certainty,
  MetMisconception,
  Mistake,
  MutationPracticeNotebookArgs,
  MutationReportQuestionArgs,
  Notice,
  PredictionBand,
  QuizAttempt,
  Topic,
  TopicEstimate,
} from '../../../schema/generated/types';
import type { HeldUser } from './progress';
import type { pretendAttempts } from './quiz-attempts';
import { refuse } from './quiz-refusals';

type Attempts = ReturnType<typeof pretendAttempts>;

const LAST_ASKED = '2026-11-10T18:00:00Z';

/** What the server would know of a pretend student beside the counts. What needs the engine is put in by hand; the rest follows from the quizzes. */
export function pretendLearner(student: HeldUser, { attempts, begin }: Attempts) {
  const held = {
    misconceptions: [] as MetMisconception[], // filled by the tests
    notices: [] as Notice[], // filled by the tests
    predictions: [] as PredictionBand[], // filled by the tests
    /** Ids of topics. */
    due: [] as string[], // filled by the tests
    reports: [] as MutationReportQuestionArgs[], // filled by the calls
  };
  const finished = () => attempts.filter(({ finishedAt }) => finishedAt !== null);
  const answered = () => finished().flatMap(({ questions }) => questions);

  function mistakes(): Mistake[] {
    const latest = new Map(
      finished().flatMap(({ id, finishedAt, questions }) =>
        questions.map((asked) => [asked.question.id, { ...asked, attemptId: id, missedAt: finishedAt ?? '' }] as const),
      ),
    ); // the later quiz of a question stands
    return [...latest.values()]
      .flatMap(({ question, chosenAnswer, isCorrect, ...asked }) => {
        if (isCorrect !== false || !chosenAnswer) return [];
        const { answers, rationales, takeaway, certainty, missedAt, attemptId } = asked;
        const missed = answered().filter((one) => one.question.id === question.id && one.isCorrect === false);
        return {
          ...{ id: `42-${question.id}`, question, chosenAnswer, answers, missedAt, attemptId },
          rationales: rationales ?? [],
          takeaway: takeaway ?? null,
          timesMissed: missed.length,
          certainty: certainty ?? null,
        };
      })
      .sort((a, b) => Number(b.certainty === 'sure') - Number(a.certainty === 'sure'));
  }

  function estimates(): TopicEstimate[] {
    return student.topicProgress
      .filter(({ questionsAsked }) => questionsAsked > 0)
      .map(({ topic, questionsAsked, answeredCorrectly }) => {
        const estimate = answeredCorrectly / questionsAsked;
        return {
          id: `42-estimate-${topic.id}`,
          topic,
          estimate,
          low: Math.max(0, estimate - 0.1),
          high: Math.min(1, estimate + 0.1),
          trend: estimate > 0.5 ? ('rising' as const) : ('falling' as const), // two of the three words
          answers: questionsAsked,
          lastAskedAt: LAST_ASKED,
          reviewDue: held.due.includes(topic.id),
          history: [
            { at: '2026-11-01T18:00:00Z', estimate: 0.5 },
            { at: LAST_ASKED, estimate },
          ],
        };
      });
  }

  const recordOf = (certainty: Certainty) => {
    const said = answered().filter((one) => one.certainty === certainty);
    return { certainty, answers: said.length, correct: said.filter(({ isCorrect }) => isCorrect).length };
  };

  function predicted() {
    const answers = held.predictions.reduce((sum, band) => sum + band.answers, 0);
    const mean = (of: 'predicted' | 'correct') =>
      answers === 0 ? null : held.predictions.reduce((sum, band) => sum + band[of] * band.answers, 0) / answers;
    return { answers, predicted: mean('predicted'), correct: mean('correct') };
  }

  const titleOf = ({ type, chapter }: Pick<QuizAttempt, 'type' | 'chapter'>) =>
    `${type === 'chapterQuiz' ? 'Chapter quiz' : 'Practice'}${chapter ? `: ${chapter.name}` : ''}`;

  return {
    held,
    root: {
      learning: () => ({
        id: student.id,
        topics: estimates(),
        finishedQuizzes: finished().map((attempt) => ({
          id: attempt.id,
          type: attempt.type,
          title: titleOf(attempt),
          finishedAt: attempt.finishedAt,
          score: attempt.score,
          questions: attempt.questions.length,
        })),
        certainties: (['guessing', 'unsure', 'sure'] as const) // the three
          .map(recordOf)
          .filter(({ answers }) => answers > 0),
        predictions: held.predictions,
        predicted: predicted(),
      }),
      misconceptions: () => held.misconceptions,
      mistakes,
      notices: () => held.notices,
      dismissNotice: ({ id }: { id: string }) => (held.notices = held.notices.filter((notice) => notice.id !== id)),
      practiceNotebook: ({ unitId, topicId }: MutationPracticeNotebookArgs) => {
        const isWanted = ({ id, chapter }: Topic) => (topicId ? id === topicId : !unitId || chapter.unit.id === unitId);
        const wanted = mistakes().filter(({ question }) => isWanted(question.topic));
        if (wanted.length === 0) throw refuse('NO_QUESTIONS', 'There are no open mistakes here.');
        const attempt = begin({ type: 'topicQuiz', topicIds: wanted.map(({ question }) => question.topic.id) });
        return Object.assign(attempt, { chapter: null, questions: attempt.questions.slice(0, wanted.length) });
      },
      reportQuestion: (report: MutationReportQuestionArgs) => {
        held.reports.push({ ...report });
        return { reported: true };
      },
    },
  };
}
