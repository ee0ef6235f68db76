-- What the ads of a niche say, by the month in which they started; counted in the background.
create table niche_months (
  -- A niche of the library, or `all`.
  niche text not null,
  -- The first day of the month, in UTC.
  month date not null,
  judged_ads integer not null default 0,
  judged_brands integer not null default 0,
  not_judged_ads integer not null default 0,
  -- The hooks, angles and offers that occur, with their numbers and latest ads.
  sayings jsonb not null default '[]',
  -- Null until it was counted.
  counted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (niche, month)
);
