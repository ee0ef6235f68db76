-- What the check of a finished file led to: changes that were made without asking, and a file that is free because of our own fault.
alter table rendered_videos
  add column mended text[] not null default '{}',
  add column is_free boolean not null default false,
  add check (not is_free or status = 'done');

-- The credits that one render may cost at most; null: there is no limit.
alter table workspaces add column render_credit_limit integer check (render_credit_limit > 0);
