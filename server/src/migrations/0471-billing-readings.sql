-- Readings of a workspace's subscription are numbered when they begin, and one that began earlier never replaces a later one.
alter table billing_accounts
  add column readings_begun bigint not null default 0,
  add column reading_stored bigint not null default 0;
