import { type ForeignFile, lines } from './foreign-file.ts'

/** Ads of TikTok's, LinkedIn's and Google's libraries. */
export const NETWORK_FILES: readonly ForeignFile[] = [
  {
    name: 'tiktok-top-ads.json',
    content: JSON.stringify({
      code: 0,
      msg: 'OK',
      data: {
        materials: [
          {
            id: '7300000000000000001',
            ad_title: 'Watch this tent',
            brand_name: '',
            cost: 1,
            ctr: 0.12,
            like: 4400,
            industry_key: 'label_20000000000',
            landing_page: 'https://northpine.example/',
            country_code: ['US', 'CA'],
            video_info: {
              vid: 'v1',
              duration: 12.5,
              cover: 'https://t.example/c.jpg',
              video_url: { '360p': 'https://t.example/360.mp4', '720p': 'https://t.example/720.mp4' },
              width: 720,
              height: 1280,
            },
          },
        ],
        pagination: { page: 1, has_more: true },
      },
    }),
    ads: [
      {
        external_id: '7300000000000000001',
        title: 'Watch this tent',
        brand: undefined,
        platforms: ['tiktok'],
        countries: ['US', 'CA'],
        landing_page: 'https://northpine.example/',
        videos: ['https://t.example/720.mp4'],
        images: [],
      },
    ],
  },
  {
    name: 'tiktok-library.json',
    content: JSON.stringify({
      code: 0,
      total: 1,
      has_more: false,
      search_id: 's',
      data: [
        {
          id: '1790000000000001',
          name: 'North Pine',
          title: null,
          type: '2',
          audit_status: '1',
          first_shown_date: 1_772_409_600_000,
          last_shown_date: 1_773_619_200_000,
          image_urls: [],
          videos: [{ video_url: 'https://t.example/v', cover_img: 'https://t.example/c.jpg' }],
          estimated_audience: '10K-100K',
          spent: '',
          impression: 0,
          show_mode: 1,
        },
      ],
    }),
    ads: [
      {
        external_id: '1790000000000001',
        brand: 'North Pine',
        start: '2026-03-02',
        seen: '2026-03-16',
        stop: undefined,
        platforms: ['tiktok'],
        videos: ['https://t.example/v'],
        images: [],
      },
    ],
  },
  {
    name: 'tiktok-commercial-api.json',
    content: JSON.stringify({
      data: {
        ads: [
          {
            ad: {
              id: 1_790_000_000_000_001,
              first_shown_date: 20_260_302,
              last_shown_date: 20_260_316,
              status: 'active',
              image_urls: [],
              videos: [{ url: 'https://t.example/v.mp4', cover_image_url: 'https://t.example/c.jpg' }],
              reach: { unique_users_seen: '16K' },
            },
            advertiser: { business_id: 3_847_236, business_name: 'North Pine', paid_for_by: 'North Pine Ltd' },
          },
        ],
        has_more: true,
        search_id: 's',
      },
      error: { code: 'ok', message: '' },
    }),
    ads: [
      {
        external_id: '1790000000000001',
        brand: 'North Pine',
        page: '3847236',
        start: '2026-03-02',
        status: 'active',
        platforms: ['tiktok'],
        videos: ['https://t.example/v.mp4'],
        eu_total_reach: 16_000,
      },
    ],
  },
  {
    name: 'linkedin-library.json',
    content: JSON.stringify([
      {
        adId: '660011',
        adUrl: 'https://www.linkedin.com/ad-library/detail/660011',
        advertiserName: 'North Pine',
        paidBy: 'North Pine Ltd',
        adType: 'Single Image Ad',
        commentary: 'Send your team outside.',
        headline: 'Team tents',
        imageUrl: 'https://l.example/1.jpg',
        ctaText: 'Learn more',
        availability: 'Ran from Jul 17, 2026 to Jul 22, 2026',
        totalImpressions: '1k-5k',
        clickUrl: 'https://northpine.example/teams',
      },
    ]),
    ads: [
      {
        external_id: '660011',
        brand: 'North Pine',
        body: 'Send your team outside.',
        title: 'Team tents',
        asset_type: 'image',
        start: '2026-07-17',
        stop: '2026-07-22',
        images: ['https://l.example/1.jpg'],
        landing_page: 'https://northpine.example/teams',
        library_url: 'https://www.linkedin.com/ad-library/detail/660011',
      },
    ],
  },
  {
    name: 'google-transparency.json',
    content: JSON.stringify([
      {
        advertiserId: 'AR01',
        advertiserName: 'North Pine',
        creativeId: 'CR02',
        format: 'IMAGE',
        firstShown: '2026-01-05',
        lastShown: '2026-03-01',
        url: 'https://adstransparency.google.com/advertiser/AR01/creative/CR02?region=US',
        imageUrl: 'https://tpc.example/simgad/9',
        domain: 'northpine.example',
      },
    ]),
    ads: [
      {
        external_id: 'CR02',
        brand: 'North Pine',
        page: 'AR01',
        start: '2026-01-05',
        seen: '2026-03-01',
        stop: undefined,
        asset_type: 'image',
        landing_page: undefined,
        library_url: 'https://adstransparency.google.com/advertiser/AR01/creative/CR02?region=US',
        images: ['https://tpc.example/simgad/9'],
      },
    ],
  },
  {
    name: 'google-transparency-in-bigquery.jsonl',
    content: lines(
      JSON.stringify({
        advertiser_id: 'AR01',
        creative_id: 'CR02',
        creative_page_url: 'https://adstransparency.google.com/advertiser/AR01/creative/CR02',
        ad_format_type: 'VIDEO',
        advertiser_disclosed_name: 'North Pine',
        topic: 'Apparel',
        region_stats: [
          { region_code: 'DE', first_shown: '2026-01-05', last_shown: '2026-02-01' },
          { region_code: 'AT', first_shown: '2026-01-03', last_shown: '2026-03-01' },
        ],
      }),
    ),
    ads: [
      {
        external_id: 'CR02',
        brand: 'North Pine',
        page: 'AR01',
        asset_type: 'video',
        countries: ['DE', 'AT'],
        start: '2026-01-03',
        seen: '2026-03-01',
      },
    ],
  },
  {
    name: 'google-transparency-by-numbers.json',
    content: JSON.stringify({ 1: [{ 1: 'AR01', 2: 'CR02', 6: { 1: '1767571200' }, 12: 'North Pine' }], 2: 'next' }),
    ads: [],
    refusals: [expect.stringContaining('Say in the mapping which column holds it')],
  },
]
