import { PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../account/user.entity';
import { Topic } from '../../library/topic.entity';
import { Question } from '../../quiz/question.entity';

// The engine's rows (learner/state.ts), a cache of all finished answers. Read and written by memory.sql.ts alone.

/** What is believed of one number on the logit scale. */
abstract class Believed {
  @Property({ type: 'double' })
  mean!: number;

  @Property({ type: 'double' })
  variance!: number;
}

/** One row: how many finishes were counted, and what the rows were made with. */
@Entity({ tableName: 'learner_clock' })
@Check({ name: 'learner_clock_one_row', expression: 'id = 1' })
export class LearnerClock {
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  /** Raised by each finish, and by whatever else the rows must not be written after unseen. */
  @Property({ type: 'bigint' })
  version!: bigint;

  /** Hash of the parameters and of the questions' facts; the rows hold for these alone. */
  @Property({ type: 'text' })
  params!: string;

  /** Whether the rows are no longer what a replay gives: then finishes leave them alone until they are rebuilt. */
  @Property({ type: 'boolean' })
  stale!: boolean;

  /** How often they were found so: a rebuild that was overtaken by this begins anew. */
  @Property({ type: 'integer' })
  spoilt!: number;
}

@Entity({ tableName: 'learner_item' })
export class LearnerItem extends Believed {
  [PrimaryKeyProp]?: 'question';

  @ManyToOne(() => Question, { primary: true, deleteRule: 'cascade' })
  question!: Question;
}

@Entity({ tableName: 'learner_topic' })
export class LearnerTopic extends Believed {
  [PrimaryKeyProp]?: 'topic';

  @ManyToOne(() => Topic, { primary: true, deleteRule: 'cascade' })
  topic!: Topic;
}

@Entity({ tableName: 'learner_user' })
export class LearnerUser extends Believed {
  [PrimaryKeyProp]?: 'user';

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @Property({ type: 'integer' })
  questionsAsked!: number;

  @Property({ type: 'integer' })
  answeredCorrectly!: number;

  @Property({ type: 'double' })
  slowResidual!: number;

  @Property({ type: 'double' })
  fastResidual!: number;
}

// A student's own rows refer to no topic or question: each insert would look them up, twenty at a finish.

@Entity({ tableName: 'learner_user_topic' })
export class LearnerUserTopic extends Believed {
  [PrimaryKeyProp]?: ['user', 'topicId'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @PrimaryKey({ type: 'integer' })
  topicId!: number;

  /** Days since 1970, as all times here. */
  @Property({ type: 'double' })
  lastDays!: number;

  @Property({ type: 'integer' })
  questionsAsked!: number;

  @Property({ type: 'integer' })
  answeredCorrectly!: number;

  @Property({ type: 'double' })
  residual!: number;
}

@Entity({ tableName: 'learner_user_type' })
export class LearnerUserType extends Believed {
  [PrimaryKeyProp]?: ['user', 'type'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @PrimaryKey({ type: 'text' })
  type!: string;
}

@Entity({ tableName: 'learner_cell' })
export class LearnerCell extends Believed {
  [PrimaryKeyProp]?: ['user', 'topicId', 'type'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @PrimaryKey({ type: 'integer' })
  topicId!: number;

  @PrimaryKey({ type: 'text' })
  type!: string;

  @Property({ type: 'double' })
  lastDays!: number;

  @Property({ type: 'integer' })
  questionsAsked!: number;

  @Property({ type: 'boolean' })
  lastWrong!: boolean;
}

@Entity({ tableName: 'learner_user_item' })
export class LearnerUserItem {
  [PrimaryKeyProp]?: ['user', 'questionId'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @PrimaryKey({ type: 'integer' })
  questionId!: number;

  @Property({ type: 'double' })
  lastDays!: number;

  @Property({ type: 'boolean' })
  lastCorrect!: boolean;
}
