import { type ForeignFile, lines } from './foreign-file.ts'

/** Answers of the libraries of Snapchat and TikTok, and of services that query them. */
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
