-- Folders that were brought from a library file keep their key there, so that the file makes each one once.
alter table board_folders add column import_key uuid;
alter table board_folders add constraint board_folders_import_key unique (workspace_id, import_key);

create table library_imports (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid not null references users (id) on delete cascade,
  file_name text not null,
  kind text not null check (kind in ('library', 'csv', 'jsonl', 'json', 'zip')),
  size bigint not null,
  state text not null check (state in ('ready', 'waiting', 'running', 'done', 'failed')),
  -- Folders, boards, searches and followed brands of the file, as libraryManifest of the contract.
  manifest jsonb not null,
  preview jsonb not null,
  -- Lines of ads that are in; the report is written in the same transactions.
  done_count integer not null default 0,
  report jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index library_imports_workspace on library_imports (workspace_id, id);
create index library_imports_user on library_imports (created_by);
create unique index library_imports_one_at_a_time on library_imports (workspace_id)
  where state in ('waiting', 'running');
create index library_imports_age on library_imports (created_at);
create trigger library_imports_file_removal after delete on library_imports
  for each row
  execute function queue_stored_file_removal('''library-imports/'' || ($1).id');
