-- What a provider speaks for the server's own key is paid for by the operator, so it has a price.
insert into credit_prices (feature, title, unit, credits, position) values
  ('speech', 'Voice of a provider', 'scene', 1, 6);
