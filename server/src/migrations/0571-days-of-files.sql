-- The day on which a file of ads was made, as the user said: its ads were seen then, not when they were imported (decision 187).
alter table ad_file_imports add column made_on date;
