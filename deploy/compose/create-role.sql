-- Runs once, when the database is made. The servers' role owns its database, and so the schema "public", and is no superuser.
\getenv password DATABASE_PASSWORD
create role curve login password :'password';
alter database curve owner to curve;
-- The servers report how the replicas are.
grant pg_monitor to curve;
