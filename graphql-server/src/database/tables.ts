import type { ColumnType, Generated } from 'kysely';
import type { PasswordResetEntity } from '../account/password-reset.entity';
import type { SecretEntity } from '../account/secret.entity';
import type { SessionEntity } from '../account/session.entity';
import type { UserEntity } from '../account/user.entity';
import type { ContactMessageEntity } from '../contact/contact-message.entity';
import type { CourseImportEntity } from '../course/course-import.entity';
import type { LearnerParametersEntity } from '../learner/store/learner-parameters.entity';
import type { LearnerStateEntity } from '../learner/store/learner-state.entity';
import type { LessonPositionEntity } from '../lessons/lesson-position.entity';
import type { ScenePracticeEntity } from '../lessons/scene-practice.entity';
import type { ChapterEntity } from '../library/chapter.entity';
import type { SubjectEntity } from '../library/subject.entity';
import type { TopicEntity } from '../library/topic.entity';
import type { UnitEntity } from '../library/unit.entity';
import type { QueuedMailEntity } from '../mail/queued-mail.entity';
import type { TopicProgressEntity } from '../progress/topic-progress.entity';
import type { UserChapterEntity } from '../progress/user-chapter.entity';
import type { AnswerEntity } from '../quiz/answer.entity';
import type { AttemptQuestionEntity } from '../quiz/attempt-question.entity';
import type { QuestionEntity } from '../quiz/question.entity';
import type { QuizAttemptEntity } from '../quiz/quiz-attempt.entity';
import type { NoticeEntity } from '../review/notice.entity';
import type { QuestionReportEntity } from '../review/question-report.entity';

// The tables as Kysely's queries see them, derived from the entities. A test compares the entities with the migrated schema.

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${SnakeCase<Rest>}`
    : `${Lowercase<First>}_${SnakeCase<Rest>}`
  : Name;

/** A property that refers to another table holds its entity, which has an id. */
type IsReference<Value> = NonNullable<Value> extends { id: number | string } ? true : false;

type ColumnName<Name, Value> = Name extends string
  ? IsReference<Value> extends true
    ? `${SnakeCase<Name>}_id`
    : SnakeCase<Name>
  : never;

/** The drivers return timestamps in different forms: select them with `milliseconds()`. */
type Timestamp<Value> = ColumnType<unknown, Value, Value>;

/** Written as JSON text: the PostgreSQL driver would take an array for one of PostgreSQL's own. */
type Json<Value> = ColumnType<Value, string | Extract<Value, null>, string | Extract<Value, null>>;

type ColumnValue<Value> =
  NonNullable<Value> extends string | number | boolean
    ? Value
    : NonNullable<Value> extends Date
      ? Timestamp<Value>
      : NonNullable<Value> extends { id: infer Id }
        ? Id | Extract<Value, null>
        : Json<Value>;

type Columns<Entity> = { [Key in keyof Entity as ColumnName<Key, Entity[Key]>]: ColumnValue<Entity[Key]> };

/** The columns of an entity; those named have a default and may be left out of an insert. */
type Table<Entity, Default extends keyof Columns<Entity> = never> = Omit<Columns<Entity>, Default> & {
  [Key in Default]: Generated<Columns<Entity>[Key]>;
};

export interface Tables {
  answer: Table<AnswerEntity, 'id'>;
  attempt_question: Table<AttemptQuestionEntity>;
  chapter: Table<ChapterEntity>;
  contact_message: Table<ContactMessageEntity, 'id'>;
  course_import: Table<CourseImportEntity>;
  learner_parameters: Table<LearnerParametersEntity, 'version'>;
  learner_state: Table<LearnerStateEntity>;
  lesson_position: Table<LessonPositionEntity>;
  notice: Table<NoticeEntity, 'id'>;
  password_reset: Table<PasswordResetEntity, 'id'>;
  question: Table<QuestionEntity, 'id'>;
  question_report: Table<QuestionReportEntity>;
  mail: Table<QueuedMailEntity, 'id' | 'attempts'>;
  quiz_attempt: Table<QuizAttemptEntity>;
  scene_practice: Table<ScenePracticeEntity, 'asked' | 'correct'>;
  secret: Table<SecretEntity>;
  session: Table<SessionEntity, 'id'>;
  subject: Table<SubjectEntity>;
  topic: Table<TopicEntity>;
  topic_progress: Table<TopicProgressEntity, 'questions_asked' | 'answered_correctly'>;
  unit: Table<UnitEntity>;
  user_chapter: Table<UserChapterEntity, 'chosen' | 'video_completed'>;
  users: Table<UserEntity, 'id'>;
}
