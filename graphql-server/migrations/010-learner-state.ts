import { Migration } from '@mikro-orm/migrations';

/**
 * What is known of a student becomes one row, folded from that student's own answers; difficulties are published in
 * versions. The old tables were a cache of the answers, so they are dropped: each student is folded at the next request.
 */
export class Migration010 extends Migration {
  override up(): void {
    for (const statement of this.statements) this.addSql(statement);
  }

  private readonly statements = [
    ...['clock', 'item', 'topic', 'user', 'user_topic', 'user_type', 'cell', 'user_item'].map(
      (name) => `drop table "learner_${name}"`,
    ),
    `alter table "quiz_attempt" drop constraint "quiz_attempt_counted_once"`,
    // The order of a student's finishes. So far it was counted over all students, which is an order for each of them too.
    `alter table "quiz_attempt" rename column "counted_as" to "finish_number"`,
    `alter table "quiz_attempt" alter column "finish_number" type int, drop column "estimates"`,
    `create table "learner_parameters" (
      "version" serial primary key,
      "published_at" timestamptz not null,
      "answers" int not null,
      "items" json not null,
      "topics" json not null
    )`,
    `create table "learner_state" (
      "user_id" int not null,
      "revision" int not null,
      "parameters" text not null,
      "state" json null,
      primary key ("user_id")
    )`,
    `alter table "learner_state" add constraint "learner_state_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
    // Students with finished quizzes have no state yet, which means: fold the answers.
    `insert into learner_state (user_id, revision, parameters)
      select user_id, max(finish_number), '' from quiz_attempt
      where user_id is not null and finished_at is not null group by user_id`,
  ];
}
