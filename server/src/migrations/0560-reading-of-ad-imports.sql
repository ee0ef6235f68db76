-- How a file of ads is read where it does not show it: its encoding, and the order of day and month.
alter table ad_file_imports add column reading jsonb not null default '{}';
