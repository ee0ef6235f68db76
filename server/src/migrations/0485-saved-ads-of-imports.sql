-- Some of the ads that an import has saved so far, which webhooks are told at its end; its report has their number.
alter table library_imports add column saved_ad_ids uuid[] not null default '{}';
