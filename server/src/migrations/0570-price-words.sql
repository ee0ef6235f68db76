-- What belongs to the price of a product beside its amount: "from" and "per month" (decision 187).
alter table products
  add column price_before text not null default '',
  add column price_after text not null default '';
