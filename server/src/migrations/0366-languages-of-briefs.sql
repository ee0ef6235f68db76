-- The language that a brief is written in, as a tag of BCP 47: its PDF and its pages declare it. Null when it is not known.
alter table briefs add column language text check (language ~* '^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$');
update approved_brief_versions set content = content || '{"language": null}' where not content ? 'language';
