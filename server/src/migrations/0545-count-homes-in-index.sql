-- Whether a workspace sees an ad is read from the index, so that the matches of a search without filters are counted without the table.
drop index ad_search_started_ms;
create index ad_search_started_ms on ad_search (is_active, started_ms, ad_id) include (home_id);
