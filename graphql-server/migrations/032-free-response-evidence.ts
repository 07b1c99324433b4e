import { Migration } from '@mikro-orm/migrations';

/**
 * The place of a submitted free response among what the learner folds. Of attempts that were submitted before, each student's first at a
 * question gets one, after everything that the student had ended.
 */
export class Migration032 extends Migration {
  override up(): void {
    this.addSql(`alter table "free_response_attempt" add column "finish_number" int null`);
    this.addSql(`with firsts as (
        select distinct on (a.owner_id, f.stable_id) a.owner_id, a.id, a.submitted_at
        from free_response_attempt a join free_response f on f.id = a.free_response_id
        where a.user_id is not null and a.submitted_at is not null
        order by a.owner_id, f.stable_id, a.submitted_at),
      numbered as (
        select owner_id, id, row_number() over (partition by owner_id order by submitted_at, id)::int as place,
          count(*) over (partition by owner_id)::int as places
        from firsts),
      learned as (
        insert into learner_state as l (user_id, revision, parameters)
        select distinct owner_id, places, '' from numbered
        on conflict (user_id) do update set revision = l.revision + excluded.revision, state = null
        returning l.user_id, l.revision)
      update free_response_attempt a set finish_number = l.revision - n.places + n.place
      from numbered n join learned l on l.user_id = n.owner_id
      where a.owner_id = n.owner_id and a.id = n.id`);
    this.addSql(`create index "free_response_attempt_counted" on "free_response_attempt" ("submitted_at", "id")
      where finish_number is not null`);
  }
}
