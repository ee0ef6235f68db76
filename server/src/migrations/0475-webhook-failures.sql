-- The last failed attempt of an endpoint: a failure long after it begins a new time of failures.
alter table webhook_endpoints add column last_failed_at timestamptz(3);
