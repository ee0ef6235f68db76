-- Whether captures of the workspace count as confirmations: three of different owners with the same words make an ad common.
alter table workspaces add column offers_captures boolean not null default false;
