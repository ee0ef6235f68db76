-- When a file of ads was made, as its user said: its ads were seen then, not when they were imported (decision 187).
alter table ad_file_imports add column made_at timestamptz(3);
alter table library_imports add column made_at timestamptz(3);
