import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { FreeResponse as Definition } from '../../../../economics/free-response/free-response';
import { MOCK_LENGTHS, type ExtraTime, type MockLength } from '../../../../schema/rules/mock';
import { FreeResponseContent, FreeResponseLength } from '../../free-response/free-response.type';
import { Bytes, Items } from '../../graphql/list-sizes';
import { ExamUnit, Topic } from '../../library/library.type';
import { QuestionTypeEnum } from '../../quiz/question.type';
import type { QuestionType } from '../../quiz/question-types';
import { AttemptQuestion } from '../../quiz/quiz-attempt.type';
import type { MockPhase } from './exam-state';

export const MockLengthEnum = Object.fromEntries(MOCK_LENGTHS.map((length) => [length, length]));
registerEnumType(MockLengthEnum, {
  name: 'MockLength',
  description: 'How long a mock exam is.',
  valuesConfig: {
    full: { description: '60 questions in 70 minutes, a break, and three free-response questions in 60 minutes.' },
    half: { description: '30 questions in 35 minutes, without free-response questions.' },
  },
});

const MockPhaseEnum: Record<MockPhase, MockPhase> = {
  sectionOne: 'sectionOne',
  break: 'break',
  sectionTwo: 'sectionTwo',
  finished: 'finished',
};
registerEnumType(MockPhaseEnum, { name: 'MockPhase', description: 'How far a mock exam is.' });

const CHANGES = { gained: 'gained', lost: 'lost', same: 'same' } as const; // the three names are the type
export type AnswerChange = keyof typeof CHANGES;
registerEnumType(CHANGES, { name: 'AnswerChange', description: 'What changing the first answer came to.' });

@ObjectType({ description: 'A question of section I in one mock exam.' })
export class MockQuestion {
  @Field(() => ID, { description: 'Exam and position.' })
  readonly id!: string;

  @Field(() => AttemptQuestion, {
    description: 'The question and the answer. The key is null until the whole exam ends.',
  })
  readonly asked!: AttemptQuestion;

  @Field(() => Boolean)
  readonly isFlagged!: boolean;

  @Items(2)
  @Field(() => [ID], { description: 'IDs of the choices that the student crossed out.' })
  readonly crossedOut!: readonly number[];

  @Field(() => Int, { description: 'Time spent, in seconds, as the client measured it.' })
  readonly seconds!: number;

  @Field(() => CHANGES, {
    nullable: true,
    description: 'What changing the answer came to; null until the exam ends, or if it was not changed.',
  })
  readonly change!: AnswerChange | null;
}

@ObjectType({ description: 'A question of section II in one mock exam.' })
export class MockResponseQuestion {
  @Field(() => ID, { description: 'Of the free-response attempt that it becomes at the end.' })
  readonly id!: string;

  @Field(() => Int, { description: 'Position in section II, from 1.' })
  readonly position!: number;

  @Field(() => FreeResponseLength)
  readonly length!: Definition['length'];

  @Field(() => FreeResponseContent)
  readonly content!: FreeResponseContent;

  @Bytes(1000)
  @Field(() => String, { description: 'What was answered so far, as JSON in the form of FreeResponseAttempt.answer.' })
  readonly answer!: string;

  @Field(() => Int, { description: 'How often it was saved. A save sends it back.' })
  readonly revision!: number;
}

@ObjectType({ description: 'Right answers of section I in a unit of the exam.' })
export class MockUnitResult {
  @Field(() => ExamUnit)
  readonly unit!: ExamUnit;

  @Field(() => Int)
  readonly right!: number;

  @Field(() => Int)
  readonly asked!: number;

  @Items(5)
  @Field(() => [Topic], {
    description: 'Topics of questions that were missed, nine at most: the one that cost most first.',
  })
  readonly missedTopics!: readonly Topic[];
}

@ObjectType({ description: 'Right answers of section I to questions that ask for one skill.' })
export class MockSkillResult {
  @Field(() => QuestionTypeEnum)
  readonly skill!: QuestionType;

  @Field(() => Int)
  readonly right!: number;

  @Field(() => Int)
  readonly asked!: number;
}

@ObjectType({ description: 'The points of a question of section II.' })
export class MockResponseResult {
  @Field(() => ID, { description: 'The free-response attempt, which has every point with its reason.' })
  readonly attemptId!: string;

  @Field(() => ID, { description: 'The ID of the question.' })
  readonly freeResponseId!: string;

  @Field(() => String)
  readonly title!: string;

  @Field(() => FreeResponseLength)
  readonly length!: Definition['length'];

  @Field(() => Int, { description: 'Points earned, self-scored ones included.' })
  readonly earned!: number;

  @Field(() => Int, { description: 'Points that the student has yet to compare with the rubric.' })
  readonly open!: number;

  @Field(() => Int)
  readonly possible!: number;
}

@ObjectType({ description: 'What a mock exam came to, by the current answer key.' })
export class MockReport {
  @Field(() => Int, { description: 'Right answers of section I.' })
  readonly right!: number;

  @Field(() => Int, { description: 'Answers given in section I.' })
  readonly answered!: number;

  @Field(() => Float, { description: '0 to 100. Without a section II, what section I alone comes to.' })
  readonly composite!: number;

  @Field(() => Float, { description: 'The composite if every point still to be compared is earned.' })
  readonly highestComposite!: number;

  @Field(() => Int, { description: 'The lowest exam score, 1 to 5, that estimates of the cut scores give it.' })
  readonly lowScore!: number;

  @Field(() => Int, { description: 'The highest one.' })
  readonly highScore!: number;

  @Items(6)
  @Field(() => [MockUnitResult], { description: 'In the order of the exam.' })
  readonly units!: readonly MockUnitResult[];

  @Items(5)
  @Field(() => [MockSkillResult])
  readonly skills!: readonly MockSkillResult[];

  @Items(3)
  @Field(() => [MockResponseResult], { description: 'Empty for a half exam, or if section II was left out.' })
  readonly responses!: readonly MockResponseResult[];

  @Field(() => Int, { description: 'Answers given in the last two minutes of section I.' })
  readonly lastMinuteAnswers!: number;

  @Field(() => Int, { description: 'Those of them that are right.' })
  readonly lastMinuteRight!: number;
}

@ObjectType({ description: 'A mock exam of a student.' })
export class MockExam {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => MockLengthEnum)
  readonly length!: MockLength;

  @Field(() => Int, { description: 'Which form of section I, from 1.' })
  readonly form!: number;

  @Field(() => Float, { description: 'The factor of each section’s time: 1, 1.25, 1.5 or 2.' })
  readonly extraTime!: ExtraTime;

  @Field(() => Boolean, { description: 'False once the student paused: the result is not timed.' })
  readonly timed!: boolean;

  @Field(() => MockPhaseEnum)
  readonly phase!: MockPhase;

  @Field(() => GraphQLISODateTime)
  readonly startedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the section ends that runs or is paused.' })
  readonly deadline!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  readonly pausedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  readonly finishedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    description: 'By the server’s clock, which counts: a client corrects its own by it.',
  })
  readonly now!: Date;

  @Items(60)
  @Field(() => [MockQuestion], { description: 'Section I in the order asked.' })
  readonly questions!: readonly MockQuestion[];

  @Items(3)
  @Field(() => [MockResponseQuestion], {
    description: 'Section II, one long question and two short ones; empty before it begins, and in a half exam.',
  })
  readonly responses!: readonly MockResponseQuestion[];

  @Field(() => MockReport, { nullable: true, description: 'Null until both sections have ended.' })
  readonly report!: MockReport | null;
}

@ObjectType({ description: 'The mock exams of a student, and what can be started.' })
export class MockExams {
  @Field(() => ID, { description: 'The student.' })
  readonly id!: string;

  @Items(3)
  @Field(() => [MockExam], { description: 'The latest first.' })
  readonly exams!: readonly MockExam[];

  @Field(() => Int, { description: 'Full forms that the student has not seen.' })
  readonly fullFormsLeft!: number;

  @Field(() => Int, { description: 'Half forms that the student has not seen. A full form that is taken takes two.' })
  readonly halfFormsLeft!: number;

  @Field(() => Float, { description: 'The factor of each section’s time in the next exam.' })
  readonly extraTime!: ExtraTime;
}
