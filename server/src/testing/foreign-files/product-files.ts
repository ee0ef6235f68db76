import { type ForeignFile, lines } from './foreign-file.ts'

/** Exports of products that keep ads, and of databases. */
export const PRODUCT_FILES: readonly ForeignFile[] = [
  {
    name: 'swipe-file-of-a-tool.json',
    content: JSON.stringify({
      metadata: { count: 1, cursor: 'x' },
      data: [
        {
          id: 'kTz91',
          ad_id: '5550001112223',
          name: 'North Pine',
          brand_id: 'b77',
          avatar: 'https://i.example/avatar.jpg',
          description: 'Sleep outside.',
          headline: 'The two-minute tent',
          cta_title: 'Shop Now',
          cta_type: 'SHOP_NOW',
          categories: ['Outdoor'],
          languages: ['en'],
          link_url: 'https://northpine.example/tent',
          live: true,
          display_format: 'video',
          market_target: 'b2c',
          publisher_platform: ['facebook', 'instagram'],
          started_running: 1_772_409_600_000,
          running_duration: { days: 12 },
          image: null,
          thumbnail: 'https://i.example/t.jpg',
          video: 'https://i.example/v.mp4',
          video_duration: 31,
          full_transcription: 'Sleep outside',
          timestamped_transcription: [{ startTime: 0, endTime: 1.5, sentence: 'Sleep outside' }],
          emotional_drivers: { security: 7 },
        },
      ],
    }),
    ads: [
      {
        external_id: '5550001112223',
        brand: 'North Pine',
        page: 'b77',
        body: 'Sleep outside.',
        title: 'The two-minute tent',
        cta_text: 'Shop Now',
        landing_page: 'https://northpine.example/tent',
        status: 'active',
        start: '2026-03-02',
        videos: ['https://i.example/v.mp4'],
        images: [],
        niches: ['outdoor'],
        transcript: [{ start_s: 0, end_s: 1.5, text: 'Sleep outside' }],
      },
    ],
  },
  {
    name: 'nested-archive-of-a-tool.json',
    content: JSON.stringify({
      search_archive: [
        [
          {
            id: 88,
            external_id: '5550001112223',
            title: 'The two-minute tent',
            body: 'Sleep outside.',
            start_date: '2026-03-02 00:00:00',
            end_date: null,
            active_in_library: 1,
            days_active: 14,
            used_count: 12,
            performance_score: 88,
            landing_page: 'https://northpine.example/tent',
            cta_text: 'Shop now',
            display_format: 'image',
            ad_library_url: 'https://www.facebook.com/ads/library/?id=5550001112223',
            brand: {
              id: 5,
              name: 'North Pine',
              external_id: '990',
              logo_url: 'https://i.example/logo.png',
              active_ads: 31,
            },
            platforms: [
              { id: 1, name: 'Facebook' },
              { id: 2, name: 'Instagram' },
            ],
            media: [
              { id: 7, type: 'image', url: 'https://i.example/1.jpg', thumbnail_url: 'https://i.example/1t.jpg' },
            ],
          },
        ],
        [{ external_id: '6', body: 'Second', brand: { name: 'North Pine', external_id: '990' }, media: [] }],
      ],
    }),
    ads: [
      {
        external_id: '5550001112223',
        brand: 'North Pine',
        page: '990',
        status: 'active',
        start: '2026-03-02',
        platforms: ['facebook', 'instagram'],
        images: ['https://i.example/1.jpg'],
        variations_count: 12,
      },
      { external_id: '6', body: 'Second' },
    ],
  },
  {
    name: 'library-of-a-tool-in-words.json',
    content: JSON.stringify({
      ads: [
        {
          id: 'mb_1',
          advertiser: { id: '990', name: 'North Pine' },
          copy: 'Sleep outside.',
          headline: 'The two-minute tent',
          platform: 'Instagram',
          format: 'Video',
          startDate: '2 March 2026',
          status: 'Active',
          ctas: ['Shop now'],
          mediaUrl: 'https://i.example/v.mp4',
          thumbnailUrl: 'https://i.example/t.jpg',
          transcript: 'Sleep outside',
          boards: [{ name: 'Tents' }],
        },
      ],
    }),
    ads: [
      {
        external_id: 'mb_1',
        brand: 'North Pine',
        page: '990',
        body: 'Sleep outside.',
        asset_type: 'video',
        start: '2026-03-02',
        videos: ['https://i.example/v.mp4'],
        cta_text: 'Shop now',
      },
    ],
  },
  {
    name: 'table-of-a-tool.csv',
    content: lines(
      'Brand Name,Ad Description,Headline,CTA,Landing Page,Start Date,End Date,Live,Days Running,Ad Format,Platforms,Video URL,Thumbnail URL,Ad Library Link,Saved Date,Tags,Board',
      'North Pine,"Sleep outside.\nStay dry.",The two-minute tent,Shop Now,northpine.example/tent,"March 2nd, 2026",,Yes,14,Video,"Facebook, Instagram",https://i.example/v.mp4,https://i.example/t.jpg,https://www.facebook.com/ads/library/?id=5550001112223,2026-03-10,"tent, outdoor",Tents',
    ),
    ads: [
      {
        external_id: '5550001112223',
        brand: 'North Pine',
        body: 'Sleep outside.\nStay dry.',
        title: 'The two-minute tent',
        cta_text: 'Shop Now',
        landing_page: 'https://northpine.example/tent',
        start: '2026-03-02',
        status: 'active',
        platforms: ['facebook', 'instagram'],
        videos: ['https://i.example/v.mp4'],
      },
    ],
  },
  {
    name: 'records-of-a-database-tool.json',
    content: JSON.stringify({
      records: [
        {
          id: 'rec1',
          createdTime: '2026-03-01T00:00:00.000Z',
          fields: {
            'Ad ID': '77',
            Brand: ['North Pine'],
            'Primary text': 'Sleep outside.',
            Creative: [{ id: 'att1', url: 'https://i.example/1.jpg', type: 'image/jpeg' }],
            'Start date': '2026-03-02',
          },
        },
      ],
      offset: 'itr',
    }),
    ads: [
      {
        external_id: '77',
        brand: 'North Pine',
        body: 'Sleep outside.',
        start: '2026-03-02',
        images: ['https://i.example/1.jpg'],
      },
    ],
  },
  {
    name: 'documents-of-a-database.jsonl',
    content: lines(
      JSON.stringify({
        _id: { $oid: '65a' },
        adId: { $numberLong: '5550001112223' },
        pageName: 'North Pine',
        text: 'Sleep',
        startDate: { $date: '2026-03-02T00:00:00Z' },
        endDate: { $date: { $numberLong: '1773619200000' } },
      }),
    ),
    ads: [{ external_id: '5550001112223', brand: 'North Pine', start: '2026-03-02', stop: '2026-03-16' }],
  },
]
