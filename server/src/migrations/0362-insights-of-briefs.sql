-- What is known of the audience that a brief's concept answers. Drafts wrote it at the beginning of the concept before.
alter table briefs add column insight text not null default '';
update approved_brief_versions set content = content || '{"insight": ""}' where not content ? 'insight';
