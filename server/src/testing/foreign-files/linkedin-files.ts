import { type ForeignFile, lines } from './foreign-file.ts'

const LINKEDIN_AD = 'https://www.linkedin.com/ad-library/detail/660011'

/** Answers of LinkedIn's Ad Library, of scrapers of its pages and of services that query it. */
export const LINKEDIN_FILES: readonly ForeignFile[] = [
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
]
