-- The source of an ad is a facet: it is filtered and counted as the others are. Ads that arrive later get it from the server.
update ad_search
set terms = ad_search.terms || array_to_tsvector(array['r:' || ads.source]), facets = ad_search.facets || array['r:' || ads.source]
from ads
where ads.id = ad_search.ad_id;

refresh materialized view ad_facet_counts;
