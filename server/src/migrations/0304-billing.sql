-- Plans and payments, the ledger of credits, and referrals.

create table plans (
  id uuid primary key default uuidv7(),
  code text not null unique,
  title text not null,
  -- In cents of the currency: money is never a float.
  price_month integer not null check (price_month >= 0),
  -- In cents of `currency`.
  price_year integer not null check (price_year >= 0),
  currency text not null default 'USD',
  -- Granted with every month.
  credits integer not null check (credits >= 0),
  seats integer not null check (seats > 0),
  spy_limit integer not null check (spy_limit >= 0),
  analyzer_accounts integer not null check (analyzer_accounts >= 0),
  features jsonb not null,
  position integer not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

insert into plans
  (code, title, price_month, price_year, credits, seats, spy_limit, analyzer_accounts, features, position)
values
  ('starter', 'Starter', 2900, 29000, 100, 1, 5, 1, '{"brand_spy": true, "generation": true}', 1),
  ('growth', 'Growth', 7900, 79000, 500, 5, 25, 3,
    '{"brand_spy": true, "generation": true, "creative_analyzer": true}', 2),
  ('agency', 'Agency', 19900, 199000, 2000, 20, 150, 25,
    '{"brand_spy": true, "generation": true, "creative_analyzer": true, "api": true}', 3);

create table subscriptions (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null unique references workspaces (id) on delete cascade,
  plan_id uuid not null references plans (id),
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled')),
  trial_ends_at timestamptz(3),
  current_period_start timestamptz(3) not null,
  current_period_end timestamptz(3) not null,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Whose free trial it is; null for plans that were bought, and once the account is gone.
  trial_user_id uuid references users (id) on delete set null,
  -- Null: a trial that was not bought.
  provider text check (provider in ('test', 'stripe')),
  billing_interval text not null default 'month' check (billing_interval in ('month', 'year')),
  scheduled_plan_id uuid references plans (id),
  scheduled_interval text check (scheduled_interval in ('month', 'year')),
  pause_starts_at timestamptz(3),
  pause_ends_at timestamptz(3),
  -- Until when an unpaid plan goes on.
  grace_ends_at timestamptz(3),
  -- The end of the month for which credits were granted last; null before the first.
  credits_granted_until timestamptz(3),
  -- The last reminder that was sent, as "trial 2026-03-16", so that each goes out once.
  reminder text,
  check (status <> 'trialing' or trial_ends_at is not null),
  check ((scheduled_plan_id is null) = (scheduled_interval is null)),
  check ((pause_starts_at is null) = (pause_ends_at is null))
);
create index subscriptions_trial_user on subscriptions (trial_user_id) where trial_user_id is not null;

-- One row for each workspace. A change of credits locks it first, so that changes follow each other.
create table credit_accounts (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  -- Available: what is held is not in it. Always the sum of the entries' amounts.
  balance integer not null default 0 check (balance >= 0),
  held integer not null default 0 check (held >= 0),
  entries_count bigint not null default 0,
  period_starts_at timestamptz(3) not null,
  period_ends_at timestamptz(3),
  period_granted integer not null default 0,
  period_spent integer not null default 0,
  -- The last mail about a low balance in this period, so that each is sent once.
  low_balance_notice text not null default 'none' check (low_balance_notice in ('none', 'low', 'empty')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

-- Credits that came together and expire together. The soonest to expire is spent first.
create table credit_lots (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  amount integer not null check (amount > 0),
  remaining integer not null,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- The key of the entry that brought it; null for lots that are older than keys.
  source_key text,
  check (remaining between 0 and amount)
);
create index credit_lots_usable on credit_lots (workspace_id, expires_at, id) where remaining > 0;
create index credit_lots_expiry on credit_lots (expires_at) where remaining > 0;
-- By the entry that brought the lot.
create index credit_lots_source on credit_lots (workspace_id, source_key);

create table credit_holds (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  feature text not null,
  reference text not null,
  amount integer not null check (amount > 0),
  spent integer,
  state text not null check (state in ('open', 'spent', 'released')),
  -- Work that has not ended by then is dead, and its credits go back.
  expires_at timestamptz(3) not null,
  idempotency_key text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, idempotency_key),
  check (spent between 0 and amount)
);
create index credit_holds_open on credit_holds (expires_at) where state = 'open';

create table credit_hold_lots (
  hold_id uuid not null references credit_holds (id) on delete cascade,
  lot_id uuid not null references credit_lots (id) on delete cascade,
  amount integer not null check (amount > 0),
  primary key (hold_id, lot_id)
);

create table credit_entries (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  number bigint not null,
  kind text not null check (kind in ('grant', 'hold', 'spend', 'release', 'topup', 'expire', 'adjust')),
  amount integer not null check (amount <> 0),
  balance_after integer not null check (balance_after >= 0),
  feature text,
  reference text not null,
  user_id uuid references users (id) on delete set null,
  idempotency_key text not null,
  created_at timestamptz(3) not null,
  unique (workspace_id, idempotency_key),
  unique (workspace_id, number)
);
create index credit_entries_settled on credit_entries (workspace_id, number desc)
  where kind not in ('hold', 'release');
create index credit_entries_kind on credit_entries (workspace_id, kind, number desc);

-- The database itself keeps the ledger: an entry continues the one before, and none is changed or removed on its
-- own.
create function check_credit_entry() returns trigger language plpgsql as $$
declare
  before integer;
begin
  select balance_after into before from credit_entries
  where workspace_id = new.workspace_id and number = new.number - 1;
  if (new.number > 1 and before is null) or new.balance_after <> coalesce(before, 0) + new.amount then
    raise exception 'Credit entry % does not continue the one before', new.number;
  end if;
  return new;
end
$$;

create function refuse_credit_entry_change() returns trigger language plpgsql as $$
begin
  -- Deeper than one: a workspace is being removed with all that is in it, or an account that entries name.
  if pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  raise exception 'Credit entries are never changed or removed';
end
$$;
create trigger credit_entries_append_only before delete or update on credit_entries
  for each row
  execute function refuse_credit_entry_change();
create trigger credit_entries_continue before insert on credit_entries
  for each row
  execute function check_credit_entry();

-- Sums of the ledger, so that a page about a million entries reads a few rows.
create table credit_usage_days (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  period_starts_at timestamptz(3) not null,
  period_ends_at timestamptz(3),
  day date not null,
  feature text not null,
  spent integer not null,
  count integer not null,
  primary key (workspace_id, period_starts_at, day, feature)
);

create table credit_prices (
  feature text primary key,
  title text not null,
  unit text not null,
  credits integer not null check (credits > 0),
  position integer not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

insert into credit_prices (feature, title, unit, credits, position) values
  ('image_generation', 'Image', 'image', 2, 1),
  ('text_generation', 'Script or brief draft', 'draft', 1, 3),
  ('creative_analysis', 'Creative analysis', 'creative', 3, 4);

create table subscription_cancellations (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  reason text not null,
  comment text not null,
  created_at timestamptz(3) not null
);
create index subscription_cancellations_workspace on subscription_cancellations (workspace_id);

create table billing_accounts (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  provider text not null check (provider in ('test', 'stripe')),
  customer_id text unique,
  subscription_id text unique,
  -- What pages show of the card; the provider has the rest.
  card_brand text,
  card_last4 text,
  card_expires text,
  details jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table billing_events (
  -- The provider's id: an event that is sent again is known by it.
  id text primary key,
  type text not null,
  workspace_id uuid references workspaces (id) on delete cascade,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table credit_packs (
  code text primary key,
  credits integer not null check (credits > 0),
  price integer not null check (price > 0),
  currency text not null default 'USD',
  position integer not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

insert into credit_packs (code, credits, price, currency, position) values
  ('100', 100, 1500, 'USD', 1),
  ('500', 500, 6500, 'USD', 2),
  ('2000', 2000, 22000, 'USD', 3);

create table checkouts (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('plan', 'top_up')),
  state text not null check (state in ('open', 'pending', 'paid', 'declined', 'expired', 'duplicate')),
  provider text not null check (provider in ('test', 'stripe')),
  provider_id text unique,
  url text,
  plan_id uuid references plans (id),
  billing_interval text check (billing_interval in ('month', 'year')),
  trial_ends_at timestamptz(3),
  pack_code text references credit_packs (code),
  credits integer not null check (credits >= 0),
  due_now integer not null check (due_now >= 0),
  price integer not null check (price >= 0),
  currency text not null,
  idempotency_key uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, idempotency_key)
);
create unique index checkouts_one_open_plan on checkouts (workspace_id) where kind = 'plan' and state = 'open';

create table invoices (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  provider text not null check (provider in ('test', 'stripe')),
  provider_id text not null unique,
  number text not null,
  description text not null,
  state text not null check (state in ('paid', 'open', 'void')),
  total integer not null,
  currency text not null,
  -- The provider's PDF; null for those that we draw.
  pdf_url text,
  issued_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- A keyed hash of the network from which the account was created; null where the address says nothing.
  refunded integer not null default 0,
  -- Cents that disputes withhold, while they are open and when they were lost.
  disputed integer not null default 0,
  dispute_state text check (dispute_state in ('open', 'won', 'lost')),
  -- What the payment was for: a period of a plan, or a purchase of credits; all null for anything else.
  covers_from timestamptz(3),
  covers_until timestamptz(3),
  checkout_id uuid references checkouts (id) on delete set null,
  -- Null until its receipt is mailed.
  receipt_sent_at timestamptz(3),
  check (refunded between 0 and greatest(total, 0)),
  check (disputed between 0 and greatest(total, 0)),
  check ((covers_from is null) = (covers_until is null))
);
create index invoices_workspace on invoices (workspace_id, issued_at desc, id desc);
create index invoices_checkout on invoices (checkout_id) where checkout_id is not null;

create table referral_terms (
  version integer primary key,
  commission_percent integer not null check (commission_percent between 1 and 100),
  commission_months integer not null check (commission_months > 0),
  attribution_days integer not null check (attribution_days > 0),
  hold_days integer not null check (hold_days >= 0),
  minimum_payout integer not null check (minimum_payout >= 0),
  currency text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

insert into referral_terms
  (version, commission_percent, commission_months, attribution_days, hold_days, minimum_payout, currency)
values (1, 25, 12, 60, 30, 5000, 'USD');

-- A visitor counts once a day. The hash of a day cannot be joined with that of another.
create table referral_visits (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  day date not null,
  visitor text not null,
  primary key (workspace_id, day, visitor)
);

create table referrals (
  id uuid primary key default uuidv7(),
  -- Whose link it was.
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Null when it is gone.
  referred_workspace_id uuid unique references workspaces (id) on delete set null,
  state text not null check (state in ('lead', 'conversion', 'refused')),
  refusal text check (refusal in ('same_person', 'same_network', 'same_workspace')),
  signed_up_at timestamptz(3) not null,
  converted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((state = 'refused') = (refusal is not null))
);
create index referrals_workspace on referrals (workspace_id, id desc);

-- A posting to the ledger locks this row first, so that entries follow each other.
create table affiliates (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  terms_version integer not null references referral_terms (version),
  payout_email text not null,
  joined_by uuid references users (id) on delete set null,
  entries_count bigint not null default 0,
  -- The sum of the entries; below zero when a payment was refunded after the payout.
  balance integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table affiliate_payouts (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  amount integer not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('due', 'paid')),
  payout_email text not null,
  reference text not null default '',
  paid_at timestamptz(3),
  paid_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index affiliate_payouts_workspace on affiliate_payouts (workspace_id, id desc);

create table commission_entries (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  number bigint not null,
  kind text not null check (kind in ('commission', 'reversal', 'payout')),
  amount integer not null check (amount <> 0),
  balance_after integer not null,
  currency text not null,
  -- Ids of what the entry is about, kept when that is gone.
  invoice_id uuid,
  payout_id uuid,
  available_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  unique (workspace_id, number)
);
create index commission_entries_invoice on commission_entries (workspace_id, invoice_id) where invoice_id is not null;

create function refuse_commission_entry_change() returns trigger language plpgsql as $$
begin
  -- Deeper than one: a workspace is being removed with all that is in it.
  if pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  raise exception 'Commission entries are never changed or removed';
end
$$;
create trigger commission_entries_append_only before delete or update on commission_entries
  for each row
  execute function refuse_commission_entry_change();

-- What was taken out of lots because the payment that brought them was taken back.
create table credit_set_asides (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  reference text not null,
  lot_id uuid not null references credit_lots (id) on delete cascade,
  amount integer not null check (amount > 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (workspace_id, reference, lot_id)
);
create index credit_set_asides_lot on credit_set_asides (lot_id);

-- Which mailboxes have had their free trial, also after their account is gone.
create table trial_mailboxes (
  -- Of the mailbox, as platform/mailbox.ts reads it from an address: SHA-256, in hexadecimal.
  mailbox_hash text primary key,
  created_at timestamptz(3) not null
);
