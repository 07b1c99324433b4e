import { Migration } from '@mikro-orm/migrations';

export class Migration010 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "readiness_record" (
    "user_id" int not null,
    "day" date not null,
    "revision" int not null,
    "made_at" timestamptz not null,
    "low" smallint not null,
    "high" smallint not null,
    "composite" smallint not null,
    "composite_low" smallint not null,
    "composite_high" smallint not null,
    primary key ("user_id", "day")
  )`,
  `alter table "readiness_record" add constraint "readiness_record_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "readiness_record" add constraint "readiness_record_ranges_check" check (1 <= low and low <= high and high <= 5 and 0 <= composite_low and composite_low <= composite and composite <= composite_high and composite_high <= 100)`,
];
