import { type ForeignFile, lines } from './foreign-file.ts'

const META_AD = 'https://www.facebook.com/ads/library/?id=1550534860016399'

/** Exports and answers of tools that collect the ads of several networks. */
export const TOOL_FILES: readonly ForeignFile[] = [
  {
    name: 'meta-ads-with-lists-as-text.json',
    source: 'meta',
    content: JSON.stringify([
      {
        sku: 'facebook-ad-155',
        source: 'facebook.com',
        title: 'Tents by Friday, and…',
        brand: null,
        product_url: META_AD,
        scraped_at: '2026-10-06T12:44:15Z',
        versions: 2,
        is_active: true,
        advertiser_name: 'North Pine',
        advertiser_page_id: '115939511520844',
        first_shown_at: '2026-05-19',
        last_shown_at: '2026-10-06',
        platforms_json: '["FACEBOOK", "INSTAGRAM"]',
        display_format: 'IMAGE',
        body: 'Tents by Friday, and dry ones.',
        link_url: 'https://northpine.example/',
        cta_text: 'Install now',
        image_urls_json: '["https://i.example/1.jpg", "https://i.example/2.jpg"]',
        eu_reach: 43_597,
      },
    ]),
    ads: [
      {
        external_id: '1550534860016399',
        brand: 'North Pine',
        page: '115939511520844',
        body: 'Tents by Friday, and dry ones.',
        platforms: ['facebook', 'instagram'],
        variations_count: 2,
        start: '2026-05-19',
        seen: '2026-10-06',
        images: ['https://i.example/1.jpg', 'https://i.example/2.jpg'],
        eu_total_reach: 43_597,
        library_url: META_AD,
      },
    ],
  },
  {
    name: 'cards-with-images.json',
    content: JSON.stringify({
      metadata: { success: true },
      data: [
        {
          id: 'z5lc',
          ad_id: '4432260153696860',
          name: 'North Pine',
          brand_id: 'bYeK',
          description: null,
          headline: '',
          display_format: 'MULTI_IMAGES',
          cards: [
            { headline: 'Small', description: 'For one', image: 'https://i.example/1.jpg', video: null, title: '' },
            { headline: 'Large', description: 'For six', image: null, video: 'https://i.example/2.mp4', title: 'Six' },
          ],
          link_url: 'https://northpine.example/',
        },
      ],
    }),
    ads: [
      {
        external_id: '4432260153696860',
        brand: 'North Pine',
        display_format: 'carousel',
        images: ['https://i.example/1.jpg'],
        videos: ['https://i.example/2.mp4'],
        cards: [
          { title: 'Small', body: 'For one', media_index: 0 },
          { title: 'Six', body: 'For six', media_index: 1 },
        ],
      },
    ],
  },
  {
    name: 'creatives-of-an-intelligence-tool.json',
    content: JSON.stringify({
      code: 0,
      data: {
        creative_list: [
          {
            ad_key: 'ab12cd',
            page_name: 'North Pine',
            title: 'Tents by Friday',
            body: 'Sleep outside.',
            platform: 'facebook',
            first_seen: 1_772_409_600,
            last_seen: 1_773_619_200,
            days_count: 14,
            preview_img_url: 'https://b.example/p.jpg',
            call_to_action: 'Shop Now',
            store_url: 'https://northpine.example',
          },
        ],
      },
    }),
    ads: [
      {
        external_id: 'ab12cd',
        brand: 'North Pine',
        images: ['https://b.example/p.jpg'],
        landing_page: 'https://northpine.example',
        seen: '2026-03-16',
      },
    ],
  },
  {
    name: 'videos-of-an-intelligence-tool.json',
    content: JSON.stringify({
      result: {
        data: [
          {
            ad_id: '7300',
            desc: 'Watch this tent',
            app_name: 'North Pine',
            cover: 'https://p.example/c.jpg',
            video_url: 'https://p.example/v.mp4',
            region: 'US',
            ad_landing_page: 'https://northpine.example',
            button_text: 'Shop now',
            found_time: 1_772_409_600,
            last_put_time: 1_773_619_200,
          },
        ],
      },
    }),
    ads: [
      {
        external_id: '7300',
        brand: 'North Pine',
        body: 'Watch this tent',
        landing_page: 'https://northpine.example',
        seen: '2026-03-16',
        videos: ['https://p.example/v.mp4'],
      },
    ],
  },
  {
    name: 'texts-in-lists.json',
    content: JSON.stringify({
      totalRecords: 1,
      data: [
        {
          adId: '5550001',
          page: { id: '990011', name: 'North Pine' },
          texts: [{ text: 'Sleep outside.', language: 'en' }],
          headlines: ['Tents by Friday'],
          createdOn: '2026-03-02T00:00:00',
          mediaType: 'photo',
          images: ['https://a.example/1.jpg'],
          urls: ['https://northpine.example'],
          countries: [{ code: 'US' }, { code: 'GB' }],
          buttons: ['Shop Now'],
        },
      ],
    }),
    ads: [
      {
        external_id: '5550001',
        page: '990011',
        body: 'Sleep outside.',
        title: 'Tents by Friday',
        asset_type: 'image',
        countries: ['US', 'GB'],
        cta_type: 'shop_now',
        landing_page: 'https://northpine.example',
      },
    ],
  },
  {
    name: 'posts-and-pins.csv',
    content: lines(
      'Advertiser,Post ID,Post URL,Post text,Pin title,Start date',
      'North Pine,1790000000000000001,https://x.com/northpine/status/1790000000000000001,Sleep outside.,,2026-03-02',
      'North Pine,7700,https://www.pinterest.com/pin/7700/,,Tents by Friday,2026-03-02',
    ),
    ads: [
      { external_id: '1790000000000000001', body: 'Sleep outside.', platforms: ['x'] },
      { external_id: '7700', title: 'Tents by Friday', platforms: ['pinterest'] },
    ],
  },
  {
    name: 'links-of-a-swipe-file.csv',
    source: 'meta',
    content: lines(
      'Brand name,Ad copy,Ad library link,Media link,Platforms,Launch date',
      `North Pine,Sleep outside.,${META_AD},https://m.example/1.jpg,"Facebook, Snapchat, Twitter, Billboard",2026-03-02`,
    ),
    ads: [
      {
        external_id: '1550534860016399',
        body: 'Sleep outside.',
        images: ['https://m.example/1.jpg'],
        platforms: ['facebook', 'snapchat', 'x'],
      },
    ],
  },
  {
    name: 'collected-by-readers.csv',
    content: lines(
      'id,html,political,title,message,created_at,lang,images,advertiser,page',
      'story_1,"<div><h5>North Pine</h5></div>",10,North Pine,"<p>Sleep outside &amp; stay dry.</p><p> Join <span class=""more"">us</span></p>",2026-03-24 14:47:13.303056+00,en-US,"{https://r.example/2.jpg,https://r.example/3.jpg}",North Pine,https://www.facebook.com/northpine/',
    ),
    ads: [
      {
        external_id: 'story_1',
        brand: 'North Pine',
        body: 'Sleep outside & stay dry.\n Join us',
        images: ['https://r.example/2.jpg', 'https://r.example/3.jpg'],
      },
    ],
  },
]
