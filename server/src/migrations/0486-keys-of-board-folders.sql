-- The key of the request that made a folder; folders without one have none.
alter table board_folders add column idempotency_key uuid;
create unique index board_folders_key on board_folders (workspace_id, idempotency_key);
