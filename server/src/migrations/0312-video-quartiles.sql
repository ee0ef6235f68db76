-- How far videos of ads were watched.
alter table result_days
  add column plays_25 bigint,
  add column plays_50 bigint,
  add column plays_75 bigint,
  add column plays_95 bigint,
  add column plays_100 bigint;
