-- Boards are listed by their last use: the last time that an ad was put on them.
create index board_ads_latest on board_ads (board_id, created_at);
