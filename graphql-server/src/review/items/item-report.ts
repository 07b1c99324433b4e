import type { Course, CourseQuestion } from '../../course/course';
import { plainText } from '../../course/read/course-html';
import type { Chapter, Topic } from '../../library/library.type';
import type { QuestionForm } from '../../quiz/question-types';
import type { FirstAnswerRow } from './first-answers.queries';
import { itemRemarks, type ItemChoice } from './item-remarks';
import { itemStatistics, randomGuessScore, shareOf, type ItemStatistics } from './item-statistics';

export interface ItemReport {
  readonly id: string;
  readonly chapter: string;
  readonly topic: string;
  /** How it asks; null where its author does not say. */
  readonly form: QuestionForm | null;
  readonly statistics: ItemStatistics;
  /** In percent. */
  readonly guess: number;
  /** As the author wrote them, with the percent of students who chose each. */
  readonly choices: readonly (ItemChoice & { readonly share: number })[];
  readonly remarks: readonly string[];
}

export interface ItemChosen {
  readonly chapter: (chapter: Chapter) => boolean;
  readonly topic: (topic: Topic) => boolean;
  /** How many first answers a remark needs. */
  readonly needed: number;
}

function choicesOf(question: CourseQuestion): ItemChoice[] {
  return question.answers
    .filter(({ retired }) => !retired)
    .map(({ id, text, isCorrect, shown }) => ({
      id,
      text: shown.figure?.alt ?? plainText({ format: 'html', text }),
      isCorrect,
    }));
}

/** Reports on every question that may be asked, in course order. */
export function itemReports(course: Course, rows: readonly FirstAnswerRow[], chosen: ItemChosen): ItemReport[] {
  const answersOf = Map.groupBy(rows, ({ questionId }) => questionId);
  const topics = course.chapters
    .filter(chosen.chapter)
    .flatMap((chapter) => chapter.topics.filter(chosen.topic).map((topic) => ({ chapter, topic })));
  return topics.flatMap(({ chapter, topic }) =>
    course.questionsOfChosen(topic).map((question) => {
      const answers = answersOf.get(question.id) ?? [];
      const statistics = itemStatistics(answers);
      const choices = choicesOf(question);
      return {
        id: question.stableId,
        chapter: chapter.name,
        topic: topic.topicName,
        form: question.form,
        statistics,
        guess: randomGuessScore(choices.length),
        choices: choices.map((choice) => ({ ...choice, share: shareOf(answers, choice.id) })),
        remarks: itemRemarks(statistics, choices, answers, chosen.needed),
      };
    }),
  );
}
