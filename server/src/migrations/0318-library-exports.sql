-- A file with the whole library of a workspace. It may be larger than 2 GB.
alter table exports drop constraint exports_kind_check;
alter table exports add constraint exports_kind_check check (kind in ('csv', 'media', 'library'));
alter table exports alter column size type bigint;
