import { Migration } from '@mikro-orm/migrations';

/**
 * Quizzes get the key by which they can be distributed: the student, or for a visitor's quiz an id made of the quiz's own random one.
 * The triggers fill it in for servers of the release before.
 */
export class Migration016 extends Migration {
  override up(): void {
    for (const statement of this.statements) this.addSql(statement);
  }

  private readonly statements = [
    `alter table "quiz_attempt" add column "owner_id" int null`,
    `alter table "attempt_question" add column "owner_id" int null`,
    // The same as visitorIdOf in src/account/visitor-id.ts.
    `create function quiz_owner(user_id int, attempt_id uuid) returns int language sql immutable
      return coalesce(user_id, ('x' || left(attempt_id::text, 8))::bit(32)::int | (-2147483648)::int)`,
    `create function set_attempt_owner() returns trigger language plpgsql as $$ begin
      new.owner_id := quiz_owner(new.user_id, new.id);
      return new;
    end $$`,
    `create trigger "quiz_attempt_set_owner" before insert on "quiz_attempt"
      for each row when (new.owner_id is null) execute function set_attempt_owner()`,
    `create function set_question_owner() returns trigger language plpgsql as $$ begin
      select quiz_owner(user_id, id) into new.owner_id from quiz_attempt where id = new.attempt_id;
      return new;
    end $$`,
    `create trigger "attempt_question_set_owner" before insert on "attempt_question"
      for each row when (new.owner_id is null) execute function set_question_owner()`,
  ];
}
