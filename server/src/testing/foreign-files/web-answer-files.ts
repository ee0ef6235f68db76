import { type ForeignFile, lines } from './foreign-file.ts'

const WEB_AD = {
  ad_archive_id: '777000111222333',
  collation_count: 7,
  collation_id: '99',
  page_id: '551199',
  page_name: 'Bright Kettle',
  page_is_deleted: false,
  is_active: true,
  start_date: 1_762_156_800,
  end_date: 1_764_057_600,
  publisher_platform: ['FACEBOOK', 'AUDIENCE_NETWORK', 'THREADS'],
  targeted_or_reached_countries: [],
  snapshot: {
    page_name: 'Bright Kettle',
    body: { text: 'Tea in ninety seconds.' },
    title: 'The kettle that listens',
    caption: 'BRIGHTKETTLE.EXAMPLE',
    cta_text: 'Shop now',
    cta_type: 'SHOP_NOW',
    link_url: 'https://brightkettle.example/k1?utm_source=fb',
    link_description: 'Ships tomorrow',
    display_format: 'VIDEO',
    images: [],
    videos: [
      {
        video_hd_url: 'https://video.example/hd.mp4',
        video_sd_url: 'https://video.example/sd.mp4',
        video_preview_image_url: 'https://video.example/p.jpg',
      },
    ],
    cards: [],
  },
}
const WEB_EXPECTED = {
  external_id: '777000111222333',
  brand: 'Bright Kettle',
  page: '551199',
  body: 'Tea in ninety seconds.',
  title: 'The kettle that listens',
  cta_text: 'Shop now',
  cta_type: 'shop_now',
  landing_page: 'https://brightkettle.example/k1?utm_source=fb',
  platforms: ['facebook', 'audience_network', 'threads'],
  status: 'active',
  start: '2025-11-03',
  stop: undefined,
  variations_count: 7,
  videos: ['https://video.example/hd.mp4'],
}

/** Answers of the Ad Library's pages, as they are, and as scrapers keep them. */
export const WEB_ANSWER_FILES: readonly ForeignFile[] = [
  {
    name: 'web-answer.json',
    content: JSON.stringify({
      data: {
        ad_library_main: {
          search_results_connection: {
            count: 2,
            edges: [{ node: { collated_results: [WEB_AD, { ...WEB_AD, ad_archive_id: '8', collation_count: null }] } }],
            page_info: { end_cursor: 'x', has_next_page: true },
          },
        },
      },
      extensions: { is_final: true },
    }),
    ads: [WEB_EXPECTED, { external_id: '8', variations_count: undefined }],
  },
  {
    name: 'web-answers-recorded.txt',
    content: lines(
      `for (;;);${JSON.stringify({ payload: { results: [[WEB_AD]] } })}`,
      JSON.stringify({ payload: { results: [[{ ...WEB_AD, ad_archive_id: '8' }]] } }),
    ),
    ads: [WEB_EXPECTED, { external_id: '8' }],
  },
  {
    name: 'web-dynamic-creative.json',
    content: JSON.stringify([
      {
        ...WEB_AD,
        is_active: false,
        snapshot: {
          ...WEB_AD.snapshot,
          body: { text: '{{product.brand}}' },
          title: '{{product.name}}',
          link_url: 'https://brightkettle.example/',
          display_format: 'DCO',
          videos: [],
          cards: [
            {
              title: '{{product.name}}',
              body: 'Hot',
              link_url: 'https://brightkettle.example/a',
              original_image_url: 'https://i.example/1.jpg',
              resized_image_url: 'https://i.example/1s.jpg',
              cta_text: 'Buy',
            },
            {
              title: 'Blue kettle',
              body: 'Hot',
              link_url: 'https://brightkettle.example/b',
              video_sd_url: 'https://i.example/2.mp4',
            },
          ],
        },
      },
    ]),
    ads: [
      {
        title: 'Blue kettle',
        body: 'Hot',
        stop: '2025-11-25',
        status: 'inactive',
        images: ['https://i.example/1.jpg'],
        videos: ['https://i.example/2.mp4'],
        display_format: 'dco',
      },
    ],
  },
  {
    name: 'web-answers-flattened-by-a-scraper.csv',
    content: lines(
      'adArchiveID,pageID,pageName,isActive,startDate,endDate,publisherPlatform/0,publisherPlatform/1,snapshot/body/text,snapshot/title,snapshot/ctaText,snapshot/linkUrl,snapshot/cards/0/title,snapshot/cards/0/body,snapshot/cards/0/originalImageUrl,snapshot/cards/1/title,snapshot/cards/1/originalImageUrl,snapshot/displayFormat,collationCount',
      '777,551199,Bright Kettle,true,1762156800,1764057600,FACEBOOK,INSTAGRAM,{{product.brand}},{{product.name}},Shop now,https://brightkettle.example/,Red kettle,Hot water,https://i.example/1.jpg,Blue kettle,https://i.example/2.jpg,DPA,4',
    ),
    ads: [
      {
        external_id: '777',
        page: '551199',
        title: 'Red kettle',
        body: 'Hot water',
        platforms: ['facebook', 'instagram'],
        images: ['https://i.example/1.jpg', 'https://i.example/2.jpg'],
        variations_count: 4,
        stop: undefined,
        landing_page: 'https://brightkettle.example/',
      },
    ],
  },
  {
    name: 'web-answers-snapshot-as-python.tsv',
    content: lines(
      'ad_archive_id\tpage_name\tstart_date\tis_active\tsnapshot',
      `777\tBright Kettle\t1762156800\tTrue\t{'body': {'text': "It's hot"}, 'title': None, 'link_url': 'https://brightkettle.example/', 'images': [{'original_image_url': 'https://i.example/1.jpg'}], 'videos': [], 'cards': []}`,
    ),
    ads: [
      {
        external_id: '777',
        body: "It's hot",
        images: ['https://i.example/1.jpg'],
        status: 'active',
        start: '2025-11-03',
      },
    ],
  },
  {
    name: 'web-answers-of-a-scraper-in-camel-case.json',
    content: JSON.stringify([
      {
        inputUrl: 'https://www.facebook.com/ads/library/?view_all_page_id=551199',
        adArchiveID: '777',
        adid: '0',
        pageID: '551199',
        startDate: 1_762_156_800,
        startDateFormatted: '2025-11-03T08:00:00.000Z',
        isActive: false,
        endDateFormatted: '2025-11-25T08:00:00.000Z',
        collationCount: 3,
        publisherPlatform: ['INSTAGRAM'],
        snapshot: {
          pageName: 'Bright Kettle',
          body: { text: 'Tea' },
          images: [{ originalImageUrl: 'https://i.example/1.jpg' }],
          linkUrl: 'https://brightkettle.example/',
        },
      },
      { error: 'no_items', errorDescription: 'Empty or private data for provided input' },
    ]),
    ads: [{ external_id: '777', brand: 'Bright Kettle', start: '2025-11-03', stop: '2025-11-25', variations_count: 3 }],
    refusals: [expect.stringContaining('“Empty or private data for provided input”')],
  },
]
