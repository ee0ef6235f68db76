import { type ForeignFile, lines } from './foreign-file.ts'

const GOOGLE_AD = 'https://adstransparency.google.com/advertiser/AR01/creative/CR02?region=anywhere'

/** Answers of Google's library, and of services that query it. */
export const GOOGLE_FILES: readonly ForeignFile[] = [
  {
    name: 'google-answer-of-a-search-service.json',
    source: 'google',
    content: JSON.stringify({
      search_metadata: { id: 'search_1', status: 'Success' },
      search_information: { total_results: 1 },
      ad_creatives: [
        {
          id: '7',
          target_domain: 'northpine.example',
          advertiser: { id: 'AR01', name: 'North Pine Ltd' },
          first_shown_datetime: '2026-01-05T10:00:00Z',
          last_shown_datetime: '2026-03-01T10:00:00Z',
          total_days_shown: 56,
          format: 'image',
          image: { link: 'https://tpc.example/simgad/9', width: 380, height: 300 },
          details_link: GOOGLE_AD,
        },
      ],
      pagination: { next_page_token: 'x' },
    }),
    ads: [
      {
        external_id: 'CR02',
        brand: 'North Pine Ltd',
        page: 'AR01',
        platforms: ['google'],
        asset_type: 'image',
        landing_page: 'https://northpine.example',
        start: '2026-01-05',
        seen: '2026-03-01',
        stop: undefined,
        images: ['https://tpc.example/simgad/9'],
        library_url: GOOGLE_AD,
      },
    ],
  },
  {
    name: 'google-answer-of-another-service.json',
    source: 'google',
    content: JSON.stringify({
      search_metadata: { id: '1', status: 'Success' },
      ad_creatives: [
        {
          advertiser_id: 'AR01',
          advertiser: 'North Pine Ltd',
          ad_creative_id: 'CR02',
          format: 'video',
          link: 'https://displayads-formats.googleusercontent.com/ads/preview/content.js?x=1',
          first_shown: 1_767_571_200,
          last_shown: 1_772_323_200,
          details_link: GOOGLE_AD,
        },
      ],
    }),
    ads: [
      {
        external_id: 'CR02',
        brand: 'North Pine Ltd',
        asset_type: 'video',
        landing_page: undefined,
        start: '2026-01-05',
        seen: '2026-03-01',
      },
    ],
  },
  {
    name: 'google-answer-with-markup.json',
    source: 'google',
    content: JSON.stringify({
      ads: [
        {
          advertiser_id: 'AR01',
          advertiser_name: 'North Pine Ltd',
          creative_id: 'CR02',
          format: 'image',
          last_seen: '2026-03-01T10:00:00+00:00',
          start: '2026-01-05T10:00:00+00:00',
          original_url: GOOGLE_AD,
          variants: [{ content: '<img src="https://tpc.example/9" height="300">', height: 300, width: 380 }],
        },
      ],
      total_ad_count: '3',
    }),
    ads: [
      {
        external_id: 'CR02',
        brand: 'North Pine Ltd',
        body: '',
        start: '2026-01-05',
        seen: '2026-03-01',
        images: ['https://tpc.example/9'],
      },
    ],
  },
  {
    name: 'google-political-ads.csv',
    source: 'google',
    content: lines(
      'Ad_ID,Ad_URL,Ad_Type,Regions,Advertiser_ID,Advertiser_Name,Date_Range_Start,Date_Range_End,Num_of_Days,Impressions,Spend_USD',
      `CR02,${GOOGLE_AD},VIDEO,"US, PR",AR01,North Pine,2026-03-02,2026-03-16,15,10000-100000,100-1000`,
    ),
    ads: [
      {
        external_id: 'CR02',
        brand: 'North Pine',
        page: 'AR01',
        asset_type: 'video',
        countries: ['US', 'PR'],
        start: '2026-03-02',
        seen: '2026-03-16',
        stop: undefined,
      },
    ],
  },
  {
    name: 'google-transparency-of-a-warehouse.csv',
    source: 'google',
    content: lines(
      'advertiser_id,creative_id,creative_page_url,ad_format_type,advertiser_disclosed_name,region_stats',
      `AR01,CR02,${GOOGLE_AD},TEXT,North Pine,"[{'region_code': 'DE', 'first_shown': '2026-01-05', 'last_shown': '2026-02-01'}, {'region_code': 'AT', 'first_shown': '2026-01-03', 'last_shown': '2026-03-01'}]"`,
    ),
    ads: [
      { external_id: 'CR02', countries: ['DE', 'AT'], start: '2026-01-03', seen: '2026-03-01', platforms: ['google'] },
    ],
  },
]
