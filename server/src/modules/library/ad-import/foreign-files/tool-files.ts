import { type ForeignFile, lines } from './foreign-file.ts'

const CARD = `\u200b\nActive\nLibrary ID: 5550001112223\nStarted running on Mar 2, 2026\nPlatforms\n\u200b\nThis ad has multiple versions\n192 ads use this creative and text\nSee summary details\nNorth Pine\nSponsored\nSleep outside.\nStay dry.\n0:00 / 0:31\nNORTHPINE.EXAMPLE\nShop now`

/** Exports of other products and of scrapers. */
export const TOOL_FILES: readonly ForeignFile[] = [
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
    name: 'whole-cards-of-a-scraper.json',
    content: JSON.stringify([
      { page_name: 'North Pine', ad_text: CARD, image_urls: ['https://i.example/1.jpg'], start_date: null },
      {
        page_name: 'North Pine',
        ad_text: CARD.replace('Library ID: 5550001112223', 'Library ID: 666666')
          .replace('Started running on Mar 2, 2026', '2 Mar 2026 - 9 Apr 2026')
          .replace('Active', 'Inactive'),
      },
    ]),
    ads: [
      {
        external_id: '5550001112223',
        body: 'Sleep outside.\nStay dry.\nNORTHPINE.EXAMPLE\nShop now',
        status: 'active',
        start: '2026-03-02',
        variations_count: 192,
      },
      { external_id: '666666', status: 'inactive', start: '2026-03-02', stop: '2026-04-09' },
    ],
  },
  {
    name: 'german-cards-of-a-scraper.json',
    content: JSON.stringify([
      {
        advertiser: 'Nordkiefer',
        text: 'Aktiv\nBibliotheks-ID: 5550001112223\nAuslieferung begonnen am 24.12.2025\nPlattformen\n3 Werbeanzeigen verwenden dieses Creative und diesen Text\nZusammenfassungsdetails ansehen\nNordkiefer\nAnzeige\nDraußen schlafen.',
      },
    ]),
    ads: [
      {
        external_id: '5550001112223',
        start: '2025-12-24',
        variations_count: 3,
        status: 'active',
        body: 'Draußen schlafen.',
      },
    ],
  },
  {
    name: 'french-and-spanish-cards.jsonl',
    content: lines(
      JSON.stringify({
        advertiser: 'Pin du Nord',
        text: 'Actif\nID dans la bibliothèque : 555000111222\nDébut de diffusion le 18 juin 2026\nPin du Nord\nSponsorisé\nDormez dehors.',
      }),
      JSON.stringify({
        advertiser: 'Pino Norte',
        text: 'Inactivo\nIdentificador de la biblioteca: 555000111223\nEn circulación desde el 5 ago 2026\nPino Norte\nPublicidad\nDuerme fuera.',
      }),
    ),
    ads: [
      { external_id: '555000111222', start: '2026-06-18', body: 'Dormez dehors.', status: 'active' },
      { external_id: '555000111223', start: '2026-08-05', body: 'Duerme fuera.', status: 'inactive' },
    ],
  },
  {
    name: 'lines-of-a-browser-scraper.json',
    content: JSON.stringify({
      scrapedAt: '2026-03-20T10:00:00Z',
      query: 'tent',
      ads: [
        {
          'Library ID': '5550001112223',
          Status: 'Active',
          'Started running on': 'Mar 2, 2026',
          Platforms: 'Facebook\nInstagram',
          Advertiser: 'North Pine',
          'Ad text': 'Sleep outside.',
          'Image URLs': 'https://i.example/1.jpg, https://i.example/2.jpg',
          'Number of ads': '3 ads use this creative and text',
        },
      ],
    }),
    ads: [
      {
        external_id: '5550001112223',
        status: 'active',
        start: '2026-03-02',
        platforms: ['facebook', 'instagram'],
        images: ['https://i.example/1.jpg', 'https://i.example/2.jpg'],
        variations_count: 3,
        brand: 'North Pine',
      },
    ],
  },
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
