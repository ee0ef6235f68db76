-- How far a replica has to have replayed the log to be read by a user or in a workspace (decision 161). It is not logged itself: after
-- a crash or a promotion no position is known, and none of the lost log is waited for.
create unlogged table read_positions (
  -- A user or a workspace. Without a foreign key: rows are removed after an hour.
  holder_id uuid primary key,
  position pg_lsn not null,
  noted_at timestamptz(3) not null
);
create index read_positions_noted on read_positions (noted_at);
