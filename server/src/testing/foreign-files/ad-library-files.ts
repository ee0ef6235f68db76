import { type ForeignFile, lines } from './foreign-file.ts'

const GOOGLE_AD = 'https://adstransparency.google.com/advertiser/AR01/creative/CR02?region=anywhere'

/** Answers of the libraries of Snapchat, Google and TikTok, and of services that query them. */
export const AD_LIBRARY_FILES: readonly ForeignFile[] = [
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
      'c3d4,https://www.snap.com/political-ads/asset/8e?mediaType=png,EUR,1,2,2026/03/02 15:00:00Z,,Agency,North Pine,,18+,france,,',
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
      { external_id: 'c3d4', platforms: ['snapchat'], countries: ['FR'], stop: undefined },
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
