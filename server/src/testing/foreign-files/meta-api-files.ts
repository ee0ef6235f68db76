import { type ForeignFile, lines } from './foreign-file.ts'

const API_AD = {
  id: '1203456789012345',
  ad_creation_time: '2025-11-02',
  ad_delivery_start_time: '2025-11-03',
  ad_delivery_stop_time: '2025-12-24',
  ad_creative_bodies: ['Warm socks for cold feet.', 'Cold feet? Not any more.'],
  ad_creative_link_captions: ['woolhaus.example'],
  ad_creative_link_titles: ['Two pairs for one'],
  ad_creative_link_descriptions: ['Free returns'],
  ad_snapshot_url: 'https://www.facebook.com/ads/archive/render_ad/?id=1203456789012345&access_token=EAASECRET',
  bylines: 'Woolhaus GmbH',
  currency: 'EUR',
  spend: { lower_bound: '100', upper_bound: '199' },
  impressions: { lower_bound: '5000', upper_bound: '5999' },
  demographic_distribution: [{ percentage: '0.2', age: '25-34', gender: 'female' }],
  estimated_audience_size: { lower_bound: '100001' },
  eu_total_reach: 4321,
  age_country_gender_reach_breakdown: [
    { country: 'DE', age_gender_breakdowns: [{ age_range: '25-34', male: 3, female: 5 }] },
    { country: 'AT', age_gender_breakdowns: [] },
  ],
  target_ages: ['25', '54'],
  target_gender: 'Women',
  languages: ['de'],
  page_id: '440055006600',
  page_name: 'Woolhaus',
  publisher_platforms: ['facebook', 'instagram'],
}
const API_EXPECTED = {
  external_id: '1203456789012345',
  brand: 'Woolhaus',
  page: '440055006600',
  body: 'Warm socks for cold feet.',
  title: 'Two pairs for one',
  link_description: 'Free returns',
  platforms: ['facebook', 'instagram'],
  countries: ['DE', 'AT'],
  languages: ['de'],
  start: '2025-11-03',
  stop: '2025-12-24',
  eu_total_reach: 4321,
  age_min: 25,
  age_max: 54,
  gender: 'female',
  cards: [{ body: 'Warm socks for cold feet.' }, { body: 'Cold feet? Not any more.' }],
}
const { id: _id, ad_delivery_stop_time: _stop, ...WITHOUT_ID } = API_AD
const PAGING = { cursors: { after: 'QVFI' }, next: 'https://graph.facebook.com/v24.0/ads_archive?after=QVFI' }

/** Answers of Meta's Ad Library API, and tables that were made of them. */
export const META_API_FILES: readonly ForeignFile[] = [
  { name: 'api-answer.json', content: JSON.stringify({ data: [API_AD], paging: PAGING }), ads: [API_EXPECTED] },
  {
    name: 'api-answer-indented.json',
    content: JSON.stringify({ data: [API_AD, { ...API_AD, id: '2' }], paging: PAGING }, null, 4),
    ads: [API_EXPECTED, { external_id: '2' }],
  },
  {
    name: 'api-answers-a-page-a-line.jsonl',
    content: lines(
      JSON.stringify({ data: [API_AD], paging: PAGING }),
      JSON.stringify({ data: [{ ...API_AD, id: '3' }], paging: {} }),
    ),
    ads: [API_EXPECTED, { external_id: '3' }],
  },
  {
    name: 'api-answer-id-in-address.json',
    content: JSON.stringify({ data: [WITHOUT_ID] }),
    ads: [{ external_id: '1203456789012345', stop: undefined, status: undefined }],
  },
  {
    name: 'api-error.json',
    content: '{"error":{"message":"Session has expired","type":"OAuthException","code":190}}',
    ads: [],
    refusals: [expect.stringContaining('“Session has expired”. Export these ads again')],
  },
  {
    name: 'api-flattened-by-pandas.csv',
    content: lines(
      ',id,ad_creation_time,ad_creative_bodies,ad_creative_link_titles,ad_delivery_start_time,ad_delivery_stop_time,ad_snapshot_url,page_id,page_name,publisher_platforms,languages,impressions.lower_bound,impressions.upper_bound,spend.lower_bound,spend.upper_bound,demographic_distribution',
      `0,1203456789012345,2025-11-02,"['Warm socks, for cold feet.', ""Don't wait""]",['Two for one'],2025-11-03,nan,https://www.facebook.com/ads/archive/render_ad/?id=1203456789012345&access_token=X,440055006600,Woolhaus,"['facebook', 'instagram']",['de'],5000,5999,100,199,"[{'percentage': '0.2', 'age': '25-34', 'gender': 'female'}]"`,
      '1,99,2025-11-02,nan,nan,2025-11-03,2025-11-09,,440055006600.0,Woolhaus,None,nan,,,,,nan',
    ),
    ads: [
      {
        external_id: '1203456789012345',
        body: 'Warm socks, for cold feet.',
        title: 'Two for one',
        cards: [{ body: 'Warm socks, for cold feet.' }, { body: "Don't wait" }],
        platforms: ['facebook', 'instagram'],
        start: '2025-11-03',
        stop: undefined,
      },
      { external_id: '99', body: '', page: '440055006600', stop: '2025-11-09', platforms: [] },
    ],
  },
  {
    name: 'ad-library-download.csv',
    content: lines(
      '"ad_archive_id","page_id","page_name","ad_creation_time","ad_delivery_start_time","ad_delivery_stop_time","byline","ad_creative_bodies","ad_creative_link_titles","ad_creative_link_captions","languages","publisher_platforms","impressions","spend","currency","demographic_distribution"',
      '"120","44","Woolhaus","2025-11-02","2025-11-03","","Woolhaus GmbH","Warm socks, for cold feet.","Two for one","woolhaus.example","de","facebook,instagram","lower_bound: 5000, upper_bound: 5999","lower_bound: 100, upper_bound: 199","EUR","25-34, female: 0.2"',
    ),
    ads: [
      {
        external_id: '120',
        page: '44',
        brand: 'Woolhaus',
        body: 'Warm socks, for cold feet.',
        title: 'Two for one',
        platforms: ['facebook', 'instagram'],
        languages: ['de'],
      },
    ],
  },
  {
    name: 'api-in-r.csv',
    content: lines(
      'id;page_name;page_id;ad_creative_bodies;ad_delivery_start_time;publisher_platforms',
      '120;Woolhaus;44;"c(""Warm socks"", ""Cold feet"")";2025-11-03;"list(""facebook"", ""instagram"")"',
    ),
    ads: [{ body: 'Warm socks', platforms: ['facebook', 'instagram'], cards: [{}, { body: 'Cold feet' }] }],
  },
]
