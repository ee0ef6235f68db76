-- Workbooks and archives of ad files.
alter table ad_file_imports drop constraint ad_file_imports_format_check;
alter table ad_file_imports add constraint ad_file_imports_format_check check (format in ('csv', 'jsonl', 'json', 'zip'));
