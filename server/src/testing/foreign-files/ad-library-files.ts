import { type ForeignFile, lines } from './foreign-file.ts'

const LINKEDIN_AD = 'https://www.linkedin.com/ad-library/detail/660011'
const GOOGLE_AD = 'https://adstransparency.google.com/advertiser/AR01/creative/CR02?region=anywhere'

/** Answers of the libraries of LinkedIn, Snapchat, Google and TikTok, and of services that query them. */
export const AD_LIBRARY_FILES: readonly ForeignFile[] = [
  {
    name: 'linkedin-api.json',
    source: 'linkedin',
    content: JSON.stringify({
      paging: { start: 0, count: 25, total: 1, links: [] },
      elements: [
        {
          isRestricted: false,
          adUrl: LINKEDIN_AD,
          details: {
            type: 'SPONSORED_VIDEO',
            advertiser: {
              advertiserName: 'North Pine',
              advertiserUrl: 'https://www.linkedin.com/company/10180448',
              adPayer: 'North Pine Ltd',
            },
            adStatistics: {
              firstImpressionAt: 1_772_409_600_000,
              latestImpressionAt: 1_773_619_200_000,
              totalImpressions: { from: 0, to: 1000 },
              impressionsDistributionByCountry: [
                { country: 'urn:li:country:DE', impressionPercentage: 91.5 },
                { country: 'urn:li:country:AT', impressionPercentage: 8.5 },
              ],
            },
            adTargeting: [{ facetName: 'Location', includedSegments: ['Germany'], excludedSegments: [] }],
          },
        },
      ],
    }),
    ads: [
      {
        external_id: '660011',
        brand: 'North Pine',
        page: '10180448',
        platforms: ['linkedin'],
        asset_type: 'video',
        countries: ['DE', 'AT'],
        start: '2026-03-02',
        seen: '2026-03-16',
        stop: undefined,
        library_url: LINKEDIN_AD,
      },
    ],
  },
  {
    name: 'linkedin-api-as-table.csv',
    source: 'linkedin',
    content: lines(
      'ad_url,is_restricted,advertiser_name,advertiser_url,ad_payer,ad_type,first_impression_at,latest_impression_at',
      `${LINKEDIN_AD},FALSE,North Pine,https://www.linkedin.com/company/10180448,NP,SPONSORED_VIDEO,2026-03-02T00:00:00Z,2026-03-16T00:00:00Z`,
    ),
    ads: [
      {
        external_id: '660011',
        brand: 'North Pine',
        page: '10180448',
        asset_type: 'video',
        start: '2026-03-02',
        seen: '2026-03-16',
        platforms: ['linkedin'],
      },
    ],
  },
  {
    name: 'linkedin-pages-of-a-scraper.json',
    source: 'linkedin',
    content: JSON.stringify([
      {
        adId: '660011',
        adDetailUrl: LINKEDIN_AD,
        capturedAt: '2026-04-26T12:34:56.789Z',
        advertiserName: 'North Pine',
        advertiserProfileId: '6387193',
        advertiserLogoUrl: 'https://l.example/logo.png',
        adType: 'CAROUSEL',
        adCopy: 'Send your team outside.',
        headline: 'Team tents',
        slides: [
          { imageUrl: 'https://l.example/1.jpg', title: 'Small' },
          { imageUrl: 'https://l.example/2.jpg', title: 'Large' },
        ],
        ctas: ['Learn more'],
        clickUrl: 'http://northpine.example?a=1',
        availability: { start: 'Aug 7, 2025', end: 'Sep 17, 2025' },
        impressionsPerCountry: [
          { country: 'United Kingdom', percentage: '26%' },
          { country: 'United States', percentage: '16%' },
        ],
        targeting: { language: ['English'], locationIncluded: ['Slovakia'] },
      },
    ]),
    ads: [
      {
        external_id: '660011',
        page: '6387193',
        body: 'Send your team outside.',
        title: 'Team tents',
        asset_type: 'carousel',
        images: ['https://l.example/1.jpg', 'https://l.example/2.jpg'],
        cards: [
          { title: 'Small', media_index: 0 },
          { title: 'Large', media_index: 1 },
        ],
        cta_type: 'learn_more',
        start: '2025-08-07',
        stop: '2025-09-17',
        countries: ['GB', 'US'],
        languages: ['en'],
        library_url: LINKEDIN_AD,
      },
    ],
  },
  {
    name: 'linkedin-answer-of-a-service.json',
    source: 'linkedin',
    content: JSON.stringify({
      ads: [
        {
          ad_id: '660011',
          advertiser: { logo_url: 'https://l.example/l.png', name: 'North Pine' },
          commentary: { text: 'Send your team outside.' },
          creative_type: 'SPONSORED_STATUS_UPDATE',
          headline: { title: 'Team tents', description: 'North Pine' },
          image: { alt_text: '', url: 'https://l.example/1.jpg' },
          view_details_link: LINKEDIN_AD,
        },
      ],
      is_last_page: true,
      total_ads: 1,
    }),
    ads: [
      {
        external_id: '660011',
        brand: 'North Pine',
        body: 'Send your team outside.',
        title: 'Team tents',
        images: ['https://l.example/1.jpg'],
        library_url: LINKEDIN_AD,
      },
    ],
  },
  {
    name: 'snapchat-gallery.json',
    content: JSON.stringify({
      request_status: 'SUCCESS',
      paging: { next_link: 'https://s.example/next' },
      ad_previews: [
        {
          sub_request_status: 'SUCCESS',
          ad_preview: {
            id: '0f2a',
            name: 'Launch 1',
            status: 'ACTIVE',
            creative_type: 'WEB_VIEW',
            ad_type: 'SNAP_AD',
            headline: 'Tents by Friday',
            call_to_action: 'SHOP NOW',
            top_snap_media_type: 'VIDEO',
            top_snap_media_download_link: 'https://s.example/1',
            start_date: '2026-03-02T00:00:00.000Z',
            impressions_map: { de: 1000, fr: 200 },
            paying_advertiser_name: 'North Pine Ltd',
            brand_name: 'North Pine',
            profile_logo_url: 'https://s.example/l.png',
            web_view_properties: { url: 'https://northpine.example/' },
          },
        },
      ],
    }),
    ads: [
      {
        external_id: '0f2a',
        brand: 'North Pine',
        title: 'Tents by Friday',
        status: 'active',
        platforms: ['snapchat'],
        countries: ['DE', 'FR'],
        cta_type: 'shop_now',
        landing_page: 'https://northpine.example/',
        videos: ['https://s.example/1'],
        images: [],
        start: '2026-03-02',
      },
    ],
  },
  {
    name: 'snapchat-political-ads.csv',
    content: lines(
      'ADID,CreativeUrl,Currency Code,Spend,Impressions,StartDate,EndDate,OrganizationName,PayingAdvertiserName,Gender,AgeBracket,CountryCode,Language,CreativeProperties',
      'a1b2,https://www.snap.com/political-ads/asset/9f?mediaType=mp4,EUR,623,55373,2026/03/02 15:00:00Z,2026/03/16 05:59:59Z,Agency,North Pine,FEMALE,18-34,united kingdom,en,web_view_url:https://northpine.example/join',
    ),
    ads: [
      {
        external_id: 'a1b2',
        brand: 'North Pine',
        platforms: ['snapchat'],
        countries: ['GB'],
        gender: 'female',
        start: '2026-03-02',
        stop: '2026-03-16',
        landing_page: 'https://northpine.example/join',
        videos: ['https://www.snap.com/political-ads/asset/9f?mediaType=mp4'],
        images: [],
      },
    ],
  },
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
  {
    name: 'tiktok-answer-of-a-search-service.json',
    source: 'tiktok',
    content: JSON.stringify({
      search_metadata: { id: 's' },
      ads: [
        {
          position: 1,
          id: '1790000000000001',
          advertiser: 'North Pine',
          first_shown_datetime: '2026-03-02T00:00:00Z',
          last_shown_datetime: '2026-03-16T00:00:00Z',
          estimated_audience: '10K-100K',
          video_link: 'https://t.example/v?mime_type=video_mp4',
          cover_image: 'https://t.example/c.jpg',
        },
      ],
    }),
    ads: [
      {
        external_id: '1790000000000001',
        brand: 'North Pine',
        platforms: ['tiktok'],
        start: '2026-03-02',
        seen: '2026-03-16',
        eu_total_reach: 10_000,
        videos: ['https://t.example/v?mime_type=video_mp4'],
        media: [{ thumbnail_url: 'https://t.example/c.jpg' }],
      },
    ],
  },
  {
    name: 'tiktok-library-of-a-scraper.json',
    source: 'tiktok',
    content: JSON.stringify([
      {
        source: 'library.tiktok.com',
        scraped_at: '2026-09-22T22:26:45Z',
        url: 'https://library.tiktok.com/ads/detail/?ad_id=1877067575&region=DE',
        sku: 'row-1',
        title: 'Back in stock',
        advertiser_name: 'North Pine',
        region: 'DE',
        first_shown_at: '2026-09-20T21:33:56+00:00',
        last_shown_at: '2026-09-22T21:33:56+00:00',
        creative_type: 'video+image',
        video_urls: ['https://t.example/cdn/1?mime_type=video_mp4&rc=1'],
        cover_urls: ['https://t.example/c.image'],
        image_urls: ['https://t.example/i.jpeg'],
      },
    ]),
    ads: [
      {
        external_id: '1877067575',
        title: 'Back in stock',
        asset_type: 'video',
        countries: ['DE'],
        start: '2026-09-20',
        seen: '2026-09-22',
        videos: ['https://t.example/cdn/1?mime_type=video_mp4&rc=1'],
        images: [],
        media: [{ thumbnail_url: 'https://t.example/c.image' }],
      },
    ],
  },
]
