/**
 * The names that sources use for a field of an ad record, in small letters with underscores, the most certain first. The field's own
 * name is always accepted, and stands before all others.
 */
const ALIASES: Readonly<Record<string, string>> = {
  external_id: `
    ad_archive_id ad_library_id library_id archive_id ad_id adid ads_id ad_key ad_number creative_id facebook_ad_id
    fb_ad_id meta_ad_id tiktok_ad_id platform_ad_id anzeigen_id werbeanzeigen_id bibliotheks_id
    identifiant_de_la_publicité id_del_anuncio id_do_anúncio id_inserzione ad_creative_id ad_creative_key post_id tweet_id pin_id object_id uuid id`,
  body: `
    ad_creative_body ad_creative_bodies primary_text primary_texts body_text ad_body ad_text ad_creative_text ad_copy
    copy text message caption_text post_text creative_body main_text content bodies ad_content creative_text
    body_markup_html commentary ad_message ad_caption
    anzeigentext werbetext haupttext texte texte_de_la_publicité texte_de_l_annonce texte_principal texto texto_del_anuncio
    texto_principal texto_do_anúncio testo testo_dell_inserzione ad_texts tweet_text pin_description commentary_text caption promotional_text texts desc`,
  title: `
    headline ad_creative_link_title ad_creative_link_titles ad_title ad_headline link_title creative_title titles
    headlines ad_name überschrift anzeigentitel titel titre título titulo titolo name pin_title`,
  link_description:
    'ad_creative_link_description ad_creative_link_descriptions link_text ad_description description descriptions',
  hook_text: 'hook video_hook',
  brand_name: `
    page_name advertiser_name advertiser brand company_name company profile_name ad_account_name account_name sponsor
    sponsor_name business_name page fb_page_name store_name advertiser_page_name page_title funding_entity
    advertiser_disclosed_name business_account_name werbetreibender werbetreibende marke seite seitenname annonceur marque nom_de_la_page
    anunciante marca nombre_de_la_página página inserzionista pagina advertiser_business_name paying_advertiser_name organization_name ad_payer paid_by payer_name app_name username`,
  brand_external_id:
    'page_id advertiser_id brand_id fb_page_id facebook_page_id profile_id advertiser_page_id advertiser_profile_id advertiser_business_id organization_id company_id',
  locale: '',
  platforms:
    'publisher_platforms publisher_platform platform placements placement ad_platforms networks channels channel plattformen plattform plateformes plateforme plataformas plataforma piattaforme',
  countries:
    'country country_code country_codes targeted_or_reached_countries geo regions region land länder pays país países paese paesi reached_countries',
  languages: 'language lang ad_language language_code sprache langue idioma lingua',
  niches: 'niche category kind categories industry industries vertical niches_list product_category branche kategorie',
  status:
    'ad_status is_active active ad_active_status active_status live is_live running active_in_library laufend statut estado stato',
  started_at: `
    ad_delivery_start_time ad_delivery_start_date start_date started_running started_running_on started_running_date
    start_time started start start_date_formatted start_date_string launch_date launched_at first_shown first_shown_date
    publish_date published_at delivery_start ad_start_date date_started running_since ad_creation_time creation_date
    date_range date availability run_dates ran_from startdatum beginn date_de_début début
    fecha_de_inicio inicio data_de_início data_di_inizio first_shown_at first_shown_datetime first_impression_at first_served_timestamp date_range_start availability_start`,
  stopped_at: `
    ad_delivery_stop_time ad_delivery_end_time ad_delivery_stop_date end_date stop_date end_time stopped ended end
    stop_time end_date_formatted end_date_string delivery_stop delivery_end ad_end_date date_ended ran_to
    enddatum ende date_de_fin fin fecha_de_finalización fecha_de_fin data_de_término data_di_fine availability_end`,
  first_seen_at:
    'first_seen first_seen_date found_time created_on created_at date_added discovered_at date_decouverte_utc',
  last_seen_at:
    'last_seen last_seen_date last_shown last_shown_date last_shown_at last_shown_datetime latest_impression_at last_impression_at last_served_timestamp date_range_end last_put_time collected_at scraped_at crawled_at fetched_at captured_at saved_at processed_at scraped_on scrape_date scraped_date scraped_time crawl_date crawled_on extracted_at extraction_date retrieved_at collected_on collection_date snapshot_date exported_at export_date',
  cta_text:
    'cta call_to_action button_text cta_button button cta_title call_to_action_text cta_label ctas cta_texts buttons',
  cta_type: 'call_to_action_type button_type',
  landing_page: `
    landing_page_url landing_url landing_page_link link_url destination_url destination cta_link cta_url website_url
    target_url final_url click_url website link url links urls
    zielseite ziel_url page_de_destination url_de_destination página_de_destino url_de_destino pagina_di_destinazione ad_landing_page store_url learn_more_url product_link target_domain`,
  library_url: `
    ad_snapshot_url snapshot_url ad_library_url ad_library_link ad_url ad_link facebook_ad_url library_link preview_url
    permalink share_url foreplay_url magicbrief_url ad_library creative_page_url ad_details_url detail_url details_link ad_detail_url detail_page_url view_details_link ad_detail_link post_url tweet_url pin_url magic_brief_url ad_page`,
  image_url: `
    image_urls original_image_url resized_image_url ad_creative_image_urls ad_creative_image_url images image image_link
    image_links img img_url img_src creative_image creative_url picture pictures photo photos media_url media_urls
    ad_image ad_images ad_image_url main_image static_url card_images image_src bild bild_url imagen
    creative creatives attachment attachments screenshot screenshots preview_img_url resource_urls media_link media_links variants`,
  video_url: `
    video_urls video_hd_url video_sd_url ad_creative_video_url ad_creative_video_urls videos video video_link
    video_links video_src ad_video ad_video_url media_video_url`,
  video_thumbnail_url: `
    video_preview_image_url thumbnail_url poster_url cover_image_url thumbnail thumbnails preview_image video_thumbnail
    poster cover_image preview_image_url cover cover_urls cover_link cover_img thumbnail_link video_poster_url`,
  media: '',
  cards: 'carousel carousel_cards carousel_items ad_cards slides',
  transcript: 'timestamped_transcription timestamped_transcript transcription video_transcript full_transcription',
  eu_total_reach:
    'reach total_reach_estimate eu_reach total_reach aaa_eu_total_reach unique_users_seen reichweite portée alcance copertura estimated_audience',
  variations_count: `
    collation_count variations variation_count number_of_variations versions versions_count number_of_versions
    ads_using_creative ads_count ad_count duplicates duplicates_count num_ads ads_use_this_creative number_of_ads
    similar_ads_count total_ads active_ads_count duplicate_count used_count anzahl_anzeigen`,
  asset_type: 'format ad_format ad_type media_type creative_type type asset_format ad_format_type',
  display_format: 'ad_display_format',
  gender: 'target_gender genders',
}

/** Names that are certain to be the id of an ad; a plain `id` may be that of anything. */
export const AD_IDS: ReadonlySet<string> = new Set(
  listWords(
    `external_id ad_archive_id ad_library_id library_id archive_id ad_id adid ad_key facebook_ad_id fb_ad_id
    meta_ad_id tiktok_ad_id platform_ad_id`,
  ),
)

export interface Meaning {
  field: string
  /** 0 for the field's own name; the lower, the more certain. */
  rank: number
}

/** What each name means. */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(ALIASES).flatMap(([field, names]) =>
    [field, ...listWords(names)].map((name, rank) => [name, { field, rank }] as const),
  ),
)

function listWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
