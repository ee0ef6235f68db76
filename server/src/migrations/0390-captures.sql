-- Ads that the browser extension saw: when, where, and what the page said that the library does not. Other workspaces do not see it.
create table ad_captures (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  ad_id uuid not null references ads (id) on delete cascade,
  captured_by uuid references users (id) on delete set null,
  -- Of the last capture.
  page_url text not null,
  captured_at timestamptz(3) not null,
  -- As `captureFacts` of the contract.
  facts jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (workspace_id, ad_id)
);
create index ad_captures_ad on ad_captures (ad_id);

-- Keys of browsers: made by the sign-in of the extension, and used by it alone.
alter table api_keys add column browser text;

-- Codes with which the extension signs in, each once and within minutes (RFC 7636).
create table browser_codes (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  browser text not null,
  -- SHA-256 of the code.
  code_hash text not null unique,
  -- SHA-256 of the verifier, base64url.
  challenge text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index browser_codes_expired on browser_codes (expires_at);
