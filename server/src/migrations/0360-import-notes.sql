-- What an import passed over although it refused nothing, in sentences for users.
alter table ad_file_imports add column notes jsonb not null default '[]';
