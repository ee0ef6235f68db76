import { type ForeignFile, lines } from './foreign-file.ts'

const CARD = `\u200b\nActive\nLibrary ID: 5550001112223\nStarted running on Mar 2, 2026\nPlatforms\n\u200b\nThis ad has multiple versions\n192 ads use this creative and text\nSee summary details\nNorth Pine\nSponsored\nSleep outside.\nStay dry.\n0:00 / 0:31\nNORTHPINE.EXAMPLE\nShop now`

/** Whole cards of Meta's Ad Library, as scrapers keep their texts. */
export const CARD_FILES: readonly ForeignFile[] = [
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
]
