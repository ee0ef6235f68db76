/* oxlint-disable max-lines -- as long as the database has columns */
// Written by "npm run make table-types" from the migrated database. Do not edit it.
import type { Day, Generated, Int8, Json, Numeric } from './column-types.ts'
import type { DeclaredColumns } from './declared-columns.ts'

export interface Tables {
  ad_account_syncs: {
    id: Generated<string>
    workspace_id: string
    ad_account_id: string
    state: 'waiting' | 'running' | 'done' | 'failed' | 'canceled'
    trigger: 'person' | 'schedule'
    first_day: Day
    last_day: Day
    next_day: Day | null
    window_days: number
    is_report: boolean
    report_id: string | null
    is_report_ready: Generated<boolean>
    cursor: string | null
    pages: Generated<number>
    stored: Generated<number>
    replaced: Generated<number>
    failures: Generated<number>
    waits: Generated<number>
    problem: Json<DeclaredColumns['ad_account_syncs.problem']> | null
    resumes_at: Date | null
    leased_until: Date | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  ad_accounts: {
    id: Generated<string>
    workspace_id: string
    account_id: string
    created_by: string | null
    external_id: string
    name: string
    currency: string
    time_zone: string
    credential_hint: string
    sealed_token: string
    token_key_id: string
    problem: Json<DeclaredColumns['ad_accounts.problem']> | null
    next_sync_at: Date | null
    last_synced_at: Date | null
    created_at: Date
    updated_at: Date
  }
  ad_captures: {
    workspace_id: string
    ad_id: string
    captured_by: string | null
    page_url: string
    captured_at: Date
    facts: Json<DeclaredColumns['ad_captures.facts']>
    created_at: Date
    updated_at: Date
  }
  ad_crawl_refusals: {
    id: Generated<string>
    crawl_id: string
    external_id: string | null
    field: string
    reason: string
    created_at: Date
    updated_at: Date
  }
  ad_crawls: {
    id: Generated<string>
    workspace_id: string | null
    query_id: string
    state: 'waiting' | 'running' | 'done' | 'failed' | 'canceled'
    trigger: 'person' | 'schedule'
    cursor: string | null
    page_size: number | null
    pages: Generated<number>
    found: Generated<number>
    added: Generated<number>
    changed: Generated<number>
    unchanged: Generated<number>
    ended: Generated<number>
    refused: Generated<number>
    failures: Generated<number>
    waits: Generated<number>
    has_restarted: Generated<boolean>
    resumes_at: Date | null
    problem: Json<DeclaredColumns['ad_crawls.problem']> | null
    leased_until: Date | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
    source_id: string | null
  }
  ad_facet_counts: {
    lexeme: string | null
    ads_count: number | null
  }
  ad_file_imports: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    file_name: string
    format: 'csv' | 'jsonl' | 'json' | 'zip'
    size: Int8
    preview: Json<DeclaredColumns['ad_file_imports.preview']>
    state: 'ready' | 'waiting' | 'running' | 'done' | 'failed' | 'canceled'
    source: string | null
    mapping: Json<DeclaredColumns['ad_file_imports.mapping']> | null
    bytes_done: Generated<Int8>
    rows_done: Generated<Int8>
    added: Generated<Int8>
    changed: Generated<Int8>
    unchanged: Generated<Int8>
    refused: Generated<Int8>
    import_id: string | null
    attempts: Generated<number>
    failed_reason: string | null
    leased_until: Date | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
    notes: Generated<Json<DeclaredColumns['ad_file_imports.notes']>>
    reading: Generated<Json<DeclaredColumns['ad_file_imports.reading']>>
    made_at: Date | null
  }
  ad_import_refusals: {
    import_id: string
    line: Int8
    external_id: string | null
    field: string
    reason: string
    created_at: Date
    updated_at: Date
  }
  ad_imports: {
    id: Generated<string>
    source: string
    format: string
    fingerprint: string
    label: string
    records_done: Int8
    inserted: Int8
    updated: Int8
    unchanged: Int8
    refused: Int8
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  ad_media: {
    id: Generated<string>
    ad_id: string
    position: number
    kind: DeclaredColumns['ad_media.kind']
    width: number
    height: number
    duration_s: number | null
    palette: string[]
    hash: string | null
    storage_key: string | null
    recipe: Json<unknown> | null
    external_url: string | null
    created_at: Date
    updated_at: Date
    poster_url: string | null
    poster_key: string | null
  }
  ad_query_followers: {
    query_id: string
    workspace_id: string
    subject_id: string
    created_at: Date
  }
  ad_score_pass: {
    is_only: Generated<boolean>
    started_on: Day
    after_id: string | null
    scored: Int8
    changed: Int8
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  ad_scores_due: {
    ad_id: string
    created_at: Date
  }
  ad_search: {
    ad_id: string
    brand_id: string | null
    is_active: boolean
    started_ms: Int8
    run_key: Int8
    variations: Int8
    reach: Int8
    terms: string
    created_at: Date
    updated_at: Date
    verified_floor: Date | null
    facets: Generated<string[]>
    seen_floor: Date | null
    home_id: string | null
  }
  ad_search_changes: {
    id: Int8
    ad_id: string
    awaited_by: string | null
    created_at: Generated<Date>
  }
  ad_search_index: {
    is_only: Generated<boolean>
    shards: number
    build: number
    is_ready: boolean
    created_at: Date
    updated_at: Date
  }
  ad_sightings: {
    query_id: string
    external_id: string
    is_active: boolean
    crawl_id: string
    seen_at: Date
    created_at: Date
    updated_at: Date
  }
  ad_source_queries: {
    id: Generated<string>
    workspace_id: string | null
    source_id: string | null
    criteria: Json<DeclaredColumns['ad_source_queries.criteria']>
    schedule: 'off' | 'daily' | 'weekly'
    next_crawl_at: Date | null
    created_at: Date
    updated_at: Date
    provider: DeclaredColumns['ad_source_queries.provider'] | null
    target_kind: 'page' | 'site' | 'name' | null
    target: string | null
    looked_at: Date | null
    ads_found: number | null
    found_page: string | null
  }
  ad_sources: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    provider: DeclaredColumns['ad_sources.provider']
    name: string
    credential_hint: string
    sealed_credentials: string
    credential_key_id: string
    problem: Json<DeclaredColumns['ad_sources.problem']> | null
    last_used_at: Date | null
    created_at: Date
    updated_at: Date
    owner: Generated<'platform' | 'workspace'>
    calls_until: Date | null
    rests_until: Date | null
  }
  ad_stats: {
    ad_id: string
    last_seen_at: Date
    verified_at: Date | null
    variations_count: number
    performance_score: number | null
    score_factors: Json<DeclaredColumns['ad_stats.score_factors']> | null
    eu_total_reach: number | null
    created_at: Date
    updated_at: Date
    source_variations_count: number | null
  }
  ad_templates: {
    id: Generated<string>
    workspace_id: string
    idempotency_key: string
    name: string
    style: string
    niches: string[]
    texts: Json<unknown>
    formats: Json<unknown>
    created_by: string | null
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  ad_version_media: {
    id: string
    version_id: string
    position: number
    kind: DeclaredColumns['ad_version_media.kind']
    width: number
    height: number
    duration_s: number | null
    palette: string[]
    hash: string | null
    storage_key: string | null
    recipe: Json<unknown> | null
    external_url: string | null
    poster_url: string | null
    poster_key: string | null
  }
  ad_versions: {
    id: Generated<string>
    ad_id: string
    title: string | null
    body: string
    link_description: string | null
    cta_text: string | null
    landing_page: string | null
    cards: Json<DeclaredColumns['ad_versions.cards']>
    changes: DeclaredColumns['ad_versions.changes']
    first_seen_at: Date
    last_seen_at: Date
    replaced_at: Date
  }
  ad_videos: {
    media_id: string
    state: 'waiting' | 'ready' | 'failed'
    storage_key: string | null
    created_at: Date
    updated_at: Date
  }
  ads: {
    id: Generated<string>
    source: DeclaredColumns['ads.source']
    external_id: string
    brand_id: string | null
    platforms: DeclaredColumns['ads.platforms']
    countries: string[]
    languages: string[]
    niches: string[]
    market_target: DeclaredColumns['ads.market_target'] | null
    status: DeclaredColumns['ads.status']
    display_format: DeclaredColumns['ads.display_format']
    asset_type: DeclaredColumns['ads.asset_type']
    title: string | null
    body: string
    link_description: string | null
    hook_text: string | null
    cta_type: string | null
    cta_text: string | null
    landing_page: string | null
    page_type: DeclaredColumns['ads.page_type'] | null
    started_at: Date | null
    stopped_at: Date | null
    first_seen_at: Date
    age_min: number | null
    age_max: number | null
    gender: DeclaredColumns['ads.gender'] | null
    cards: Json<DeclaredColumns['ads.cards']>
    library_url: string | null
    raw: Json<unknown> | null
    content_hash: string
    created_at: Date
    updated_at: Date
    transcript: Json<DeclaredColumns['ads.transcript']> | null
    named_brand_id: string | null
    home_id: string | null
  }
  affiliate_payouts: {
    id: Generated<string>
    workspace_id: string
    amount: number
    currency: string
    state: 'due' | 'paid'
    payout_email: string
    reference: Generated<string>
    paid_at: Date | null
    paid_by: string | null
    created_at: Date
    updated_at: Date
  }
  affiliates: {
    workspace_id: string
    terms_version: number
    payout_email: string
    joined_by: string | null
    entries_count: Generated<Int8>
    balance: Generated<number>
    created_at: Date
    updated_at: Date
  }
  api_keys: {
    id: Generated<string>
    workspace_id: string
    user_id: string
    name: string
    prefix: string
    key_hash: string
    scopes: DeclaredColumns['api_keys.scopes']
    idempotency_key: string
    last_used_at: Date | null
    expires_at: Date | null
    revoked_at: Date | null
    created_at: Date
    updated_at: Date
    browser: string | null
  }
  api_usage_days: {
    workspace_id: string
    key_id: string
    day: Day
    requests: number
    failures: number
  }
  approved_brief_versions: {
    workspace_id: string
    brief_id: string
    version: number
    content: Json<DeclaredColumns['approved_brief_versions.content']>
    created_at: Date
  }
  asset_usage: {
    workspace_id: string
    bytes: Int8
    quota_bytes: Generated<Int8>
    created_at: Date
    updated_at: Date
  }
  assets: {
    id: Generated<string>
    workspace_id: string
    user_id: string | null
    content_type: string
    width: number | null
    height: number | null
    size: Int8
    hash: string
    created_at: Date
    updated_at: Date
    kind: DeclaredColumns['assets.kind']
    name: string
    duration_s: number | null
    storage_key: string
    idempotency_key: string | null
    stored_at: Date | null
  }
  billing_accounts: {
    workspace_id: string
    provider: 'test' | 'stripe'
    customer_id: string | null
    subscription_id: string | null
    card_brand: string | null
    card_last4: string | null
    card_expires: string | null
    details: Generated<Json<unknown>>
    created_at: Date
    updated_at: Date
    readings_begun: Generated<Int8>
    reading_stored: Generated<Int8>
  }
  billing_events: {
    id: string
    type: string
    workspace_id: string | null
    created_at: Date
    updated_at: Date
  }
  board_ads: {
    board_id: string
    ad_id: string
    position: number
    added_by: string | null
    created_at: Date
    updated_at: Date
    note: Generated<string>
    is_cover: Generated<boolean>
  }
  board_folders: {
    id: Generated<string>
    workspace_id: string
    name: string
    parent_id: string | null
    position: number
    created_at: Date
    updated_at: Date
    import_key: string | null
    idempotency_key: string | null
  }
  boards: {
    id: Generated<string>
    workspace_id: string
    name: string
    description: Generated<string>
    created_by: string | null
    created_at: Date
    updated_at: Date
    folder_id: string | null
    position: Generated<number>
    removed_at: Date | null
    idempotency_key: string | null
    copies_count: Generated<number>
    is_staff_pick: Generated<boolean>
    curator_note: Generated<string>
    pick_position: Generated<number>
  }
  brand_ad_counts: {
    brand_id: string | null
    active_ads: number | null
  }
  brand_alert_ads: {
    tracker_id: string
    ad_id: string
    created_at: Date
  }
  brand_alert_changes: {
    tracker_id: string
    change_id: string
    created_at: Date
  }
  brand_alerts: {
    id: Generated<string>
    workspace_id: string
    tracker_id: string
    brand_id: string
    run_key: string
    ads_count: number
    created_at: Date
    kind: Generated<'new_ads' | 'changes'>
    pages_count: Generated<number>
  }
  brand_days: {
    brand_id: string
    day: Day
    active: number
    inactive: number
    launched: number
    stopped: number
    image: number
    video: number
    carousel: number
    created_at: Date
    updated_at: Date
  }
  brand_figures: {
    brand_id: string
    figures: Json<DeclaredColumns['brand_figures.figures']>
    coverage: Json<DeclaredColumns['brand_figures.coverage']> | null
    counted_at: Date
    created_at: Date
    updated_at: Date
  }
  brand_landing_pages: {
    brand_id: string
    page_id: string
    advertised_at: Date
  }
  brand_profile_fonts: {
    brand_profile_id: string
    role: 'heading' | 'body'
    family: string
    asset_id: string | null
    created_at: Date
    updated_at: Date
  }
  brand_profile_logos: {
    brand_profile_id: string
    position: number
    asset_id: string
    created_at: Date
    updated_at: Date
  }
  brand_profiles: {
    id: Generated<string>
    workspace_id: string
    idempotency_key: string
    name: string
    website: string | null
    description: string
    colors: string[]
    voice: string
    audience: string
    always_include: string[]
    never_mention: string[]
    version: Generated<number>
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  brand_stats: {
    brand_id: string
    is_due: boolean
    counted_on: Day | null
    ads_count: Generated<number>
    active_ads: Generated<number>
    launched_7d: Generated<number>
    launched_30d: Generated<number>
    image: Generated<number>
    video: Generated<number>
    carousel: Generated<number>
    text: Generated<number>
    longest_run_days: Generated<number>
    niches: Generated<string[]>
    created_at: Date
    updated_at: Date
  }
  brand_trackers: {
    id: Generated<string>
    workspace_id: string
    brand_id: string
    created_by: string | null
    created_at: Date
    updated_at: Date
    folder: string | null
    is_favorite: Generated<boolean>
    alert_channel: Generated<'none' | 'email' | 'webhook'>
    alert_frequency: Generated<'at_once' | 'daily' | 'weekly'>
    webhook_url: string | null
    alerts_since: Date | null
    alerted_until: Date | null
    alert_due_at: Date | null
    named_brand_id: string | null
  }
  brands: {
    id: Generated<string>
    source: string
    external_id: string
    name: string
    logo_url: string | null
    category: string | null
    website: string | null
    created_at: Date
    updated_at: Date
    merged_into_id: string | null
    merged_by: string | null
    merged_at: Date | null
    home_id: string | null
  }
  brands_kept_apart: {
    brand_id: string
    other_brand_id: string
    kept_by: string | null
    created_at: Date
  }
  brief_images: {
    workspace_id: string
    brief_id: string
    image_id: string
    position: number
    created_at: Date
    updated_at: Date
  }
  brief_reference_ads: {
    brief_id: string
    position: number
    ad_id: string
    created_at: Date
    updated_at: Date
  }
  brief_videos: {
    workspace_id: string
    brief_id: string
    video_id: string
    position: number
    created_at: Date
    updated_at: Date
  }
  briefs: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    idempotency_key: string
    title: string
    status: 'draft' | 'in_review' | 'approved' | 'delivered'
    objective: string
    audience: string
    concept: string
    hooks: string[]
    script: Json<DeclaredColumns['briefs.script']>
    deliverables: Json<DeclaredColumns['briefs.deliverables']>
    do_list: string[]
    dont_list: string[]
    success_metrics: string
    product_id: string | null
    due_date: Day | null
    archived_at: Date | null
    version: Generated<number>
    created_at: Date
    updated_at: Date
    brand_profile_id: string | null
    insight: Generated<string>
    language: string | null
  }
  browser_codes: {
    id: Generated<string>
    workspace_id: string
    user_id: string
    browser: string
    code_hash: string
    challenge: string
    expires_at: Date
    created_at: Date
    updated_at: Date
  }
  checkouts: {
    id: Generated<string>
    workspace_id: string
    user_id: string | null
    kind: 'plan' | 'top_up'
    state: 'open' | 'pending' | 'paid' | 'declined' | 'expired' | 'duplicate'
    provider: 'test' | 'stripe'
    provider_id: string | null
    url: string | null
    plan_id: string | null
    billing_interval: 'month' | 'year' | null
    trial_ends_at: Date | null
    pack_code: string | null
    credits: number
    due_now: number
    price: number
    currency: string
    idempotency_key: string
    created_at: Date
    updated_at: Date
  }
  commission_entries: {
    id: Generated<string>
    workspace_id: string
    number: Int8
    kind: 'commission' | 'reversal' | 'payout'
    amount: number
    balance_after: number
    currency: string
    invoice_id: string | null
    payout_id: string | null
    available_at: Date
    created_at: Date
  }
  creative_analyses: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    source: 'upload' | 'address' | 'ad'
    kind: 'image' | 'video'
    asset_id: string | null
    ad_id: string | null
    ad_external_id: string | null
    media_id: string | null
    address: string | null
    name: string
    words: Json<DeclaredColumns['creative_analyses.words']>
    state: 'waiting' | 'running' | 'done' | 'failed'
    progress: Generated<number>
    step: string | null
    findings: Json<DeclaredColumns['creative_analyses.findings']> | null
    failed_reason: string | null
    hold_id: string | null
    idempotency_key: string
    created_at: Date
    updated_at: Date
    finished_at: Date | null
    poster_asset_id: string | null
    sheet_asset_id: string | null
    image_id: string | null
    placements: Generated<Json<DeclaredColumns['creative_analyses.placements']>>
  }
  creative_document_assets: {
    document_id: string
    asset_id: string
  }
  creative_documents: {
    id: Generated<string>
    workspace_id: string
    document: Json<unknown>
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  credit_accounts: {
    workspace_id: string
    balance: Generated<number>
    held: Generated<number>
    entries_count: Generated<Int8>
    period_starts_at: Date
    period_ends_at: Date | null
    period_granted: Generated<number>
    period_spent: Generated<number>
    low_balance_notice: Generated<'none' | 'low' | 'empty'>
    created_at: Date
    updated_at: Date
  }
  credit_entries: {
    id: Generated<string>
    workspace_id: string
    number: Int8
    kind: 'grant' | 'hold' | 'spend' | 'release' | 'topup' | 'expire' | 'adjust'
    amount: number
    balance_after: number
    feature: string | null
    reference: string
    user_id: string | null
    idempotency_key: string
    created_at: Date
  }
  credit_hold_lots: {
    hold_id: string
    lot_id: string
    amount: number
  }
  credit_holds: {
    id: Generated<string>
    workspace_id: string
    user_id: string | null
    feature: string
    reference: string
    amount: number
    spent: number | null
    state: 'open' | 'spent' | 'released'
    expires_at: Date
    idempotency_key: string
    created_at: Date
    updated_at: Date
  }
  credit_lots: {
    id: Generated<string>
    workspace_id: string
    amount: number
    remaining: number
    expires_at: Date | null
    created_at: Date
    updated_at: Date
    source_key: string | null
  }
  credit_packs: {
    code: string
    credits: number
    price: number
    currency: Generated<string>
    position: number
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  credit_prices: {
    feature: string
    title: string
    unit: string
    credits: number
    position: number
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  credit_set_asides: {
    workspace_id: string
    reference: string
    lot_id: string
    amount: number
    created_at: Date
    updated_at: Date
  }
  credit_usage_days: {
    workspace_id: string
    period_starts_at: Date
    period_ends_at: Date | null
    day: Day
    feature: string
    spent: number
    count: number
  }
  demo_furnishings: {
    part: string
    created_at: Date
  }
  demo_library: {
    is_only: Generated<boolean>
    state: 'seeding' | 'ready' | 'removed'
    as_of: Date
    created_at: Date
    updated_at: Date
  }
  exports: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    kind: 'csv' | 'media' | 'library'
    ad_ids: string[]
    state: 'waiting' | 'running' | 'done' | 'failed'
    done_count: number
    size: Int8 | null
    expires_at: Date | null
    created_at: Date
    updated_at: Date
  }
  favorite_ad_templates: {
    workspace_id: string
    user_id: string
    template_id: string
    created_at: Date
  }
  favorite_funnel_templates: {
    workspace_id: string
    user_id: string
    template_id: string
    created_at: Date
  }
  feature_flag_changes: {
    flag_key: string
    version: number
    default_value: Json<unknown>
    rules: Json<DeclaredColumns['feature_flag_changes.rules']>
    is_enabled: boolean
    changed_by: string | null
    changed_by_name: string | null
    created_at: Date
    is_removed: Generated<boolean>
  }
  feature_flag_payload: {
    is_only: Generated<boolean>
    revision: Generated<number>
    experiments: Generated<Json<DeclaredColumns['feature_flag_payload.experiments']>>
    saved_groups: Generated<Json<DeclaredColumns['feature_flag_payload.saved_groups']>>
    documents_version: Generated<number>
    created_at: Date
    updated_at: Date
    contextual_bandits: Generated<Json<DeclaredColumns['feature_flag_payload.contextual_bandits']>>
  }
  feature_flags: {
    key: string
    description: string
    type: 'boolean' | 'string' | 'number' | 'json'
    default_value: Json<unknown>
    rules: Generated<Json<DeclaredColumns['feature_flags.rules']>>
    is_enabled: boolean
    version: Generated<number>
    created_at: Date
    updated_at: Date
    removed_at: Date | null
  }
  feedback_comments: {
    id: Generated<string>
    workspace_id: string
    brief_id: string | null
    parent_id: string | null
    section: string
    body: string
    author_id: string | null
    guest_name: string | null
    is_for_guests: boolean
    mentioned_user_ids: string[]
    idempotency_key: string
    resolved_at: Date | null
    resolved_by: string | null
    created_at: Date
    updated_at: Date
    funnel_page_id: string | null
    video_id: string | null
    frame: number | null
    target_id: Generated<string>
  }
  feedback_reviews: {
    id: Generated<string>
    workspace_id: string
    brief_id: string | null
    decision: 'approved' | 'changes_requested'
    version: number
    note: string
    reviewer_id: string | null
    guest_name: string | null
    idempotency_key: string
    created_at: Date
    funnel_page_id: string | null
    video_id: string | null
    target_id: Generated<string>
  }
  funnel_page_assets: {
    page_id: string
    asset_id: string
  }
  funnel_page_days: {
    page_id: string
    shown_page_id: string
    day: Day
    views: Generated<number>
    form_posts: Generated<number>
  }
  funnel_pages: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    idempotency_key: string
    title: string
    page: Json<unknown>
    version: Generated<number>
    kind: string
    is_template: Generated<boolean>
    sections_count: number
    preview_asset_id: string | null
    template_id: string
    product_id: string | null
    product_name: string | null
    brand_profile_id: string | null
    ad_id: string | null
    brief_id: string | null
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  funnel_publication_files: {
    id: string
    page_id: string
    path: string
    content_type: string
    size: number
  }
  funnel_publications: {
    page_id: string
    workspace_id: string
    slug: string
    published_by: string | null
    page_version: number
    html: string
    policy: string
    forms: Json<unknown>
    published_at: Date
    withdrawn_at: Date | null
    rival_page_id: string | null
    rival_share: Generated<number>
    rival_since: Date | null
  }
  generated_images: {
    id: Generated<string>
    workspace_id: string
    order_id: string
    design_id: string
    aspect_ratio: '1:1' | '4:5' | '9:16' | '16:9'
    width: number
    height: number
    status: 'queued' | 'running' | 'done' | 'failed' | 'canceled'
    asset_id: string | null
    document_version: number | null
    hold_id: string
    price: number
    failed_reason: string | null
    rating: 'up' | 'down' | null
    request_key: string | null
    deleted_at: Date | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
    layout_faults: Generated<Json<DeclaredColumns['generated_images.layout_faults']>>
  }
  generation_providers: {
    workspace_id: string
    created_by: string | null
    base_address: string
    text_model: string
    image_model: string
    sealed_key: string
    credential_key_id: string
    key_hint: string
    created_at: Date
    updated_at: Date
    speech_model: Generated<string>
    transcription_model: Generated<string>
  }
  google_identities: {
    issuer: string
    subject: string
    user_id: string
    created_at: Date
    updated_at: Date
  }
  hidden_brands: {
    workspace_id: string
    brand_id: string
    hidden_by: string | null
    created_at: Date
    updated_at: Date
  }
  image_designs: {
    id: Generated<string>
    workspace_id: string
    order_id: string
    variation: number
    template_id: string
    maker: 'embedded' | 'model' | 'scene'
    document_id: string
    ground_asset_id: string | null
    postponements: Generated<number>
    created_at: Date
    updated_at: Date
    layout_alternatives: Generated<string[]>
    layout_tries: Generated<Json<DeclaredColumns['image_designs.layout_tries']>>
  }
  image_orders: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    idempotency_key: string
    title: string
    status: 'queued' | 'running' | 'done' | 'failed' | 'canceled'
    source_kind: 'template' | 'ad' | 'idea'
    product_id: string | null
    input: Json<unknown>
    product_name: string | null
    brand_name: string | null
    source_name: string | null
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  image_subjects: {
    asset_id: string
    subject: Json<unknown> | null
    created_at: Date
    updated_at: Date
  }
  invitations: {
    id: Generated<string>
    workspace_id: string
    email: string
    role: 'admin' | 'member' | 'viewer'
    token_hash: string | null
    invited_by: string | null
    idempotency_key: string
    expires_at: Date
    accepted_at: Date | null
    revoked_at: Date | null
    created_at: Date
    updated_at: Date
  }
  invoices: {
    id: Generated<string>
    workspace_id: string
    provider: 'test' | 'stripe'
    provider_id: string
    number: string
    description: string
    state: 'paid' | 'open' | 'void'
    total: number
    currency: string
    pdf_url: string | null
    issued_at: Date
    created_at: Date
    updated_at: Date
    refunded: Generated<number>
    disputed: Generated<number>
    dispute_state: 'open' | 'won' | 'lost' | null
    covers_from: Date | null
    covers_until: Date | null
    checkout_id: string | null
    receipt_sent_at: Date | null
  }
  job_progress: {
    job_id: string
    attempt: number
    fraction: number
    note: string | null
    created_at: Date
    updated_at: Date
  }
  known_devices: {
    user_id: string
    device_hash: string
    created_at: Date
  }
  landing_page_versions: {
    id: Generated<string>
    page_id: string
    title: string
    headline: string
    price: string | null
    currency: string | null
    offer: string
    call_to_action: string
    text_hash: string
    changes: DeclaredColumns['landing_page_versions.changes']
    first_seen_at: Date
    last_seen_at: Date
  }
  landing_pages: {
    id: Generated<string>
    address: string
    origin: string
    due_at: Date
    tried_at: Date | null
    problem: string | null
    created_at: Date
    updated_at: Date
  }
  lead_settings: {
    workspace_id: string
    keep_days: number | null
    webhook_url: string | null
    updated_at: Date
  }
  leads: {
    id: Generated<string>
    workspace_id: string
    page_id: string | null
    page_title: string
    fields: Json<unknown>
    consent: string | null
    created_at: Date
  }
  library_imports: {
    id: Generated<string>
    workspace_id: string
    created_by: string
    file_name: string
    kind: 'library' | 'csv' | 'jsonl' | 'json' | 'zip'
    size: Int8
    state: 'ready' | 'waiting' | 'running' | 'done' | 'failed'
    manifest: Json<DeclaredColumns['library_imports.manifest']>
    preview: Json<DeclaredColumns['library_imports.preview']>
    done_count: Generated<number>
    report: Json<DeclaredColumns['library_imports.report']>
    created_at: Date
    updated_at: Date
    saved_ad_ids: Generated<string[]>
    made_at: Date | null
  }
  mail_deliveries: {
    id: string
    kind: string
    recipient: string
    data: Json<DeclaredColumns['mail_deliveries.data']>
    state: 'waiting' | 'sent' | 'failed' | 'dropped'
    attempts: number
    problem: string | null
    sent_at: Date | null
    created_at: Date
    updated_at: Date
  }
  media_copies: {
    ad_id: string
    source_url: string
    state: 'waiting' | 'copied' | 'failed'
    failed_reason: string | null
    storage_key: string | null
    content_type: string | null
    size: number | null
    hash: string | null
    width: number | null
    height: number | null
    created_at: Date
    updated_at: Date
  }
  memberships: {
    workspace_id: string
    user_id: string
    role: 'owner' | 'admin' | 'member' | 'viewer'
    created_at: Date
    updated_at: Date
  }
  niche_months: {
    niche: string
    month: Day
    judged_ads: Generated<number>
    judged_brands: Generated<number>
    not_judged_ads: Generated<number>
    sayings: Generated<Json<unknown>>
    counted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  notification_preferences: {
    workspace_id: string
    user_id: string
    kind: DeclaredColumns['notification_preferences.kind']
    channel: 'app' | 'email'
    is_on: boolean
    created_at: Date
    updated_at: Date
  }
  notifications: {
    id: Generated<string>
    workspace_id: string
    user_id: string
    kind: DeclaredColumns['notifications.kind']
    data: Json<unknown>
    dedupe_key: string | null
    read_at: Date | null
    created_at: Date
  }
  onboardings: {
    user_id: string
    step: 'role' | 'niches' | 'goals' | 'competitors' | 'done'
    role: DeclaredColumns['onboardings.role'] | null
    niches: Generated<string[]>
    goals: Generated<DeclaredColumns['onboardings.goals']>
    competitors: Generated<string[]>
    is_skipped: Generated<boolean>
    finished_at: Date | null
    board_id: string | null
    created_at: Date
    updated_at: Date
  }
  page_reports: {
    id: Generated<string>
    page_id: string
    reason: 'phishing' | 'illegal' | 'misleading' | 'other'
    details: string
    created_at: Date
  }
  page_takedowns: {
    id: Generated<string>
    workspace_id: string
    page_id: string | null
    reason: string
    taken_down_by: string | null
    taken_down_at: Date
  }
  page_vitals: {
    hour: Date
    page: string
    package: string
    release: string
    metric: 'LCP' | 'INP' | 'CLS'
    counts: number[]
    created_at: Date
    updated_at: Date
  }
  password_resets: {
    user_id: string
    token_hash: string
    expires_at: Date
    created_at: Date
    updated_at: Date
  }
  picture_hashes: {
    media_id: string
    hash: string | null
    quarter_1: number | null
    quarter_2: number | null
    quarter_3: number | null
    quarter_4: number | null
    created_at: Date
    updated_at: Date
  }
  plans: {
    id: Generated<string>
    code: string
    title: string
    price_month: number
    price_year: number
    currency: Generated<string>
    credits: number
    seats: number
    spy_limit: number
    analyzer_accounts: number
    features: Json<DeclaredColumns['plans.features']>
    position: number
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  prepared_clips: {
    asset_id: string
    workspace_id: string
    status: 'queued' | 'running' | 'done' | 'failed'
    progress: Generated<number>
    clip_asset_id: string | null
    width: number | null
    height: number | null
    frames: number | null
    has_sound: boolean | null
    failed_reason: string | null
    created_at: Date
    updated_at: Date
  }
  process_minutes: {
    minute: Date
    process_id: string
    figures: Json<unknown>
    created_at: Date
    updated_at: Date
  }
  product_images: {
    product_id: string
    position: number
    asset_id: string
    created_at: Date
    updated_at: Date
  }
  product_import_pages: {
    id: Generated<string>
    import_id: string
    position: number
    url: string
    state: Generated<'waiting' | 'done' | 'failed'>
    product_id: string | null
    reason: string | null
    created_at: Date
    updated_at: Date
  }
  product_imports: {
    id: Generated<string>
    workspace_id: string
    user_id: string | null
    idempotency_key: string
    brand_profile_id: string | null
    cuts_out_images: boolean
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  product_tours: {
    user_id: string
    created_at: Date
  }
  products: {
    id: Generated<string>
    workspace_id: string
    idempotency_key: string
    name: string
    url: string | null
    description: string
    price: Numeric | null
    currency: string
    benefits: string[]
    offer: string
    category: string
    version: Generated<number>
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
    brand_profile_id: string | null
    rating: Numeric | null
    review_count: number | null
    reviews: Generated<Json<DeclaredColumns['products.reviews']>>
    language: string | null
    price_before: Generated<string>
    price_after: Generated<string>
  }
  rate_limits: {
    key: string
    hits: number
    expires_at: Date
  }
  read_positions: {
    holder_id: string
    position: string
    noted_at: Date
  }
  referral_terms: {
    version: number
    commission_percent: number
    commission_months: number
    attribution_days: number
    hold_days: number
    minimum_payout: number
    currency: string
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  referral_visits: {
    workspace_id: string
    day: Day
    visitor: string
  }
  referrals: {
    id: Generated<string>
    workspace_id: string
    referred_workspace_id: string | null
    state: 'lead' | 'conversion' | 'refused'
    refusal: 'same_person' | 'same_network' | 'same_workspace' | null
    signed_up_at: Date
    converted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  release_alarms: {
    package: string
    release: string
    reason: string
    last_failed_at: Date
    returned_to: string | null
    created_at: Date
    updated_at: Date
  }
  release_changes: {
    package: string
    generation: number
    channel: 'preview' | 'canary' | 'live' | 'off' | 'on' | 'retired' | 'restored'
    from_release: string | null
    to_release: string | null
    percent: number | null
    changed_by: string
    reason: string
    created_at: Date
  }
  release_channels: {
    package: string
    live: string | null
    last_known_good: string | null
    canary: string | null
    canary_percent: number | null
    preview: string | null
    is_enabled: Generated<boolean>
    is_team_owned: Generated<boolean>
    generation: Generated<number>
    created_at: Date
    updated_at: Date
    is_retired: Generated<boolean>
    alarm_email: string | null
    alarm_url: string | null
    is_auto_rollback: Generated<boolean>
  }
  release_health: {
    package: string
    release: string
    bucket: Date
    is_override: boolean
    loads: Generated<number>
    failures: Generated<number>
    errors: Generated<number>
    load_times: number[]
    created_at: Date
    updated_at: Date
    failure_kinds: Generated<number[]>
    renders: Generated<number>
  }
  release_registry: {
    is_only: Generated<boolean>
    generation: Generated<number>
    created_at: Date
    updated_at: Date
  }
  release_tokens: {
    id: Generated<string>
    package: string
    name: string
    token_hash: string
    revoked_at: Date | null
    created_at: Date
    updated_at: Date
  }
  release_visits: {
    package: string
    release: string
    bucket: Date
    is_override: boolean
    visitor: string
    has_account: boolean
    reports: number
    has_failed: Generated<boolean>
    created_at: Date
    updated_at: Date
    has_rendered: Generated<boolean>
  }
  releases: {
    package: string
    release: string
    description: Json<DeclaredColumns['releases.description']>
    files: Json<DeclaredColumns['releases.files']>
    bytes: Int8
    is_complete: Generated<boolean>
    is_preview: Generated<boolean>
    uploaded_by: string
    last_live_at: Date | null
    rolled_back_at: Date | null
    created_at: Date
    updated_at: Date
  }
  rendered_scenes: {
    workspace_id: string
    hash: string
    storage_key: string
    frames: number
    created_at: Date
    updated_at: Date
  }
  rendered_videos: {
    id: Generated<string>
    workspace_id: string
    render_id: string
    aspect_ratio: '1:1' | '4:5' | '9:16' | '16:9'
    width: number
    height: number
    status: 'queued' | 'running' | 'done' | 'failed' | 'canceled'
    frames_done: Generated<number>
    asset_id: string | null
    poster_asset_id: string | null
    hold_id: string
    price: number
    findings: Generated<string[]>
    failed_reason: string | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
    mended: Generated<string[]>
    is_free: Generated<boolean>
  }
  replaced_trackers: {
    brand_id: string
    workspace_id: string
    tracker: Json<unknown>
    created_at: Date
  }
  result_accounts: {
    id: Generated<string>
    workspace_id: string
    name: string
    currency: string
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
  result_ads: {
    id: Generated<string>
    workspace_id: string
    account_id: string
    key: string
    external_id: string | null
    name: string
    campaign_name: string | null
    ad_set_name: string | null
    creative_file: string | null
    analysis_id: string | null
    match: 'id' | 'file' | 'name' | 'person' | null
    fatigue: Json<DeclaredColumns['result_ads.fatigue']> | null
    created_at: Date
    updated_at: Date
  }
  result_days: {
    workspace_id: string
    account_id: string
    ad_id: string
    day: Day
    last_day: Day
    spend_micros: Int8 | null
    impressions: Int8 | null
    reach: Int8 | null
    link_clicks: Int8 | null
    plays_3s: Int8 | null
    thruplays: Int8 | null
    purchases: number | null
    revenue_micros: Int8 | null
    plays_25: Int8 | null
    plays_50: Int8 | null
    plays_75: Int8 | null
    plays_95: Int8 | null
    plays_100: Int8 | null
  }
  result_imports: {
    id: Generated<string>
    workspace_id: string
    account_id: string | null
    created_by: string | null
    file_name: string
    format: 'csv' | 'xlsx'
    size: number
    state: 'ready' | 'waiting' | 'running' | 'done' | 'failed' | 'canceled'
    preview: Json<DeclaredColumns['result_imports.preview']>
    reading: Json<DeclaredColumns['result_imports.reading']> | null
    progress: Generated<number>
    rows: Generated<number>
    stored: Generated<number>
    replaced: Generated<number>
    skipped: Generated<number>
    refused: Generated<number>
    refusals: Generated<Json<DeclaredColumns['result_imports.refusals']>>
    first_day: Day | null
    last_day: Day | null
    failed_reason: string | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
    restated: Generated<number>
    undelivered: Generated<number>
  }
  robots_files: {
    origin: string
    content: string
    read_at: Date
  }
  saved_ad_changes: {
    id: Generated<string>
    workspace_id: string
    effect: Json<unknown>
    undone_at: Date | null
    created_at: Date
    updated_at: Date
  }
  saved_ads: {
    id: Generated<string>
    workspace_id: string
    ad_id: string
    saved_by: string | null
    created_at: Date
    updated_at: Date
    note: Generated<string>
    tags: Generated<string[]>
  }
  saved_searches: {
    id: Generated<string>
    workspace_id: string
    user_id: string
    idempotency_key: string
    name: string
    search: Json<unknown>
    pin_position: number | null
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  server_processes: {
    id: string
    role: 'web' | 'worker' | 'all'
    release: string
    host: string
    started_at: Date
    last_seen_at: Date
    created_at: Date
    updated_at: Date
  }
  sessions: {
    id: Generated<string>
    token_hash: string
    csrf_token: string
    user_id: string | null
    ip_address: string | null
    user_agent: string | null
    is_remembered: Generated<boolean>
    last_seen_at: Date
    expires_at: Date
    created_at: Date
    updated_at: Date
    password_confirmed_at: Date | null
    challenged_user_id: string | null
    challenged_at: Date | null
  }
  shares: {
    id: Generated<string>
    workspace_id: string
    board_id: string | null
    ad_id: string | null
    token: string
    shows_notes: boolean
    expires_at: Date | null
    revoked_at: Date | null
    created_by: string | null
    created_at: Date
    updated_at: Date
    brief_id: string | null
    image_order_id: string | null
    image_id: string | null
    analysis_id: string | null
    allows_comments: Generated<boolean>
    allows_download: Generated<boolean>
    video_id: string | null
    funnel_page_id: string | null
    password_hash: string | null
  }
  sound_beats: {
    asset_id: string
    workspace_id: string
    bpm: number | null
    beats: number[]
    created_at: Date
  }
  spy_folders: {
    workspace_id: string
    name: string
    position: number
  }
  stored_file_removals: {
    storage_key: string
    attempts: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  subscription_cancellations: {
    id: Generated<string>
    workspace_id: string
    user_id: string | null
    reason: string
    comment: string
    created_at: Date
  }
  subscriptions: {
    id: Generated<string>
    workspace_id: string
    plan_id: string
    status: 'trialing' | 'active' | 'past_due' | 'canceled'
    trial_ends_at: Date | null
    current_period_start: Date
    current_period_end: Date
    cancel_at_period_end: Generated<boolean>
    created_at: Date
    updated_at: Date
    trial_user_id: string | null
    provider: 'test' | 'stripe' | null
    billing_interval: Generated<'month' | 'year'>
    scheduled_plan_id: string | null
    scheduled_interval: 'month' | 'year' | null
    pause_starts_at: Date | null
    pause_ends_at: Date | null
    grace_ends_at: Date | null
    credits_granted_until: Date | null
    reminder: string | null
  }
  transcripts: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    idempotency_key: string
    ad_id: string | null
    asset_id: string | null
    state: Generated<'waiting' | 'running' | 'done' | 'failed'>
    progress: Generated<number>
    made_by: 'provider' | 'model'
    model: string
    languages: Generated<string[]>
    duration_s: number | null
    words: Generated<Json<DeclaredColumns['transcripts.words']>>
    terms: Generated<string>
    note: string | null
    failed_reason: string | null
    hold_id: string | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  trial_mailboxes: {
    mailbox_hash: string
    created_at: Date
  }
  two_factor: {
    user_id: string
    key_id: string
    sealed_secret: string
    recovery_key_id: string
    sealed_recovery_codes: string
    confirmed_at: Date | null
    last_used_step: Int8 | null
    created_at: Date
    updated_at: Date
  }
  upload_parts: {
    id: Generated<string>
    upload_id: string
    position: Int8
    size: Int8 | null
    storage_key: string
    created_at: Date
  }
  uploads: {
    id: Generated<string>
    workspace_id: string
    user_id: string
    kind: 'video' | 'audio' | 'creative'
    name: string
    size: Int8
    received: Generated<Int8>
    file_key: string
    kept_at: Date | null
    created_at: Date
    updated_at: Date
  }
  users: {
    id: Generated<string>
    display_name: string
    email: string
    email_verified_at: Date | null
    password_hash: string
    phone: string | null
    is_admin: Generated<boolean>
    is_super_admin: Generated<boolean>
    is_new: Generated<boolean>
    current_workspace_id: string | null
    attribution: Generated<Json<DeclaredColumns['users.attribution']>>
    created_at: Date
    updated_at: Date
    picture_name: string | null
    change_log_read: string | null
    sign_up_network: string | null
    has_password: Generated<boolean>
  }
  video_assets: {
    video_id: string
    asset_id: string
  }
  video_render_assets: {
    render_id: string
    asset_id: string
  }
  video_renders: {
    id: Generated<string>
    workspace_id: string
    video_id: string
    created_by: string | null
    idempotency_key: string
    number: number
    title: string
    video_version: number
    project: Json<unknown>
    encoding: 'mp4' | 'webm'
    captions: 'burnt' | 'webvtt' | 'srt' | 'none'
    frames: number
    status: 'queued' | 'running' | 'done' | 'failed' | 'canceled'
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  videos: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    idempotency_key: string
    title: string
    project: Json<unknown>
    version: Generated<number>
    frames: number
    scenes_count: number
    aspect_ratios: DeclaredColumns['videos.aspect_ratios']
    preview_asset_id: string | null
    source: Json<DeclaredColumns['videos.source']>
    product_id: string | null
    product_name: string | null
    brand_profile_id: string | null
    taken: string[]
    not_taken: string[]
    state: Generated<'draft' | 'rendering' | 'done' | 'failed'>
    poster_asset_id: string | null
    credits_used: Generated<number>
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  wanted_brands: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    name: string
    kind: 'website' | 'page_id' | 'name'
    created_at: Date
  }
  webhook_attempts: {
    id: Generated<string>
    delivery_id: string
    status: number | null
    problem: string | null
    duration_ms: number
    answer: string
    created_at: Date
  }
  webhook_deliveries: {
    id: Generated<string>
    workspace_id: string
    endpoint_id: string
    event_id: string
    type: DeclaredColumns['webhook_deliveries.type']
    state: 'waiting' | 'delivered' | 'failed'
    attempts_made: Generated<number>
    next_attempt_at: Date | null
    merge_key: string | null
    idempotency_key: string | null
    resend_key: string | null
    created_at: Date
    updated_at: Date
  }
  webhook_endpoints: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    url: string
    description: string
    event_types: DeclaredColumns['webhook_endpoints.event_types']
    is_on: Generated<boolean>
    listening_since: Date
    off_reason: 'gone' | 'failing' | null
    failing_since: Date | null
    sealed_secret: string
    credential_key_id: string
    sealed_earlier_secret: string | null
    earlier_credential_key_id: string | null
    earlier_secret_until: Date | null
    idempotency_key: string
    renewal_key: string | null
    resend_key: string | null
    created_at: Date
    updated_at: Date
    last_failed_at: Date | null
    timeouts_in_row: Generated<number>
    next_asked_at: Date | null
  }
  webhook_events: {
    id: Generated<string>
    workspace_id: string
    type: string
    body: string
    created_at: Date
  }
  weekly_watch_runs: {
    workspace_id: string
    last_day: Day
    created_at: Date
  }
  workspace_activity: {
    id: Generated<string>
    workspace_id: string
    actor_id: string | null
    action: DeclaredColumns['workspace_activity.action']
    subject: string | null
    role: DeclaredColumns['workspace_activity.role'] | null
    created_at: Date
  }
  workspace_changes: {
    workspace_id: string
    topic: DeclaredColumns['workspace_changes.topic']
    revision: number
    created_at: Date
    updated_at: Date
  }
  workspace_exports: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    state: 'waiting' | 'running' | 'done' | 'failed'
    size: Int8 | null
    expires_at: Date | null
    created_at: Date
    updated_at: Date
  }
  workspaces: {
    id: Generated<string>
    name: string
    features: Generated<Json<DeclaredColumns['workspaces.features']>>
    is_ad_template_allowed: Generated<boolean>
    created_at: Date
    updated_at: Date
    created_by: string | null
    idempotency_key: string | null
    logo_name: string | null
    time_zone: string | null
    currency: Generated<string>
    deleted_at: Date | null
    referral_code: Generated<string>
    render_credit_limit: number | null
    offers_captures: Generated<boolean>
  }
}
