-- The time-outs of an endpoint since its last answer. One with many is asked rarely, so that it holds up no other (decision 182).
alter table webhook_endpoints
  add column timeouts_in_row integer not null default 0,
  add column next_asked_at timestamptz(3);
