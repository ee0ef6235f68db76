import { type ForeignFile, lines } from './foreign-file.ts'

const META_AD = 'https://www.facebook.com/ads/archive/render_ad/?id=639357034958709'

/** Tables that went through a spreadsheet, and tables that hold no ads. */
export const SPREADSHEET_FILES: readonly ForeignFile[] = [
  {
    name: 'rounded-ids.csv',
    source: 'meta',
    content: lines(
      'ad_id,page_id,page_name,ad_creative_bodies,ad_snapshot_url',
      `639357000000000,102330000000000,North Pine,"[""Sleep outside."", ""Sleep outside.""]",${META_AD}`,
      `6.39357E+14,102330000000000,North Pine,Stay dry.,${META_AD.replace('709', '710')}`,
    ),
    ads: [
      { external_id: '639357034958709', brand: 'North Pine', page: undefined, body: 'Sleep outside.', cards: [] },
      { external_id: '639357034958710', body: 'Stay dry.' },
    ],
  },
  {
    name: 'unknown-ids.csv',
    content: lines(
      'ad_id,page_name,promotional_text',
      'unknown,North Pine,Sleep outside.',
      'unknown,North Pine,Stay dry.',
    ),
    ads: [
      { external_id: expect.stringMatching(/^made-/), body: 'Sleep outside.' },
      { external_id: expect.stringMatching(/^made-/), body: 'Stay dry.' },
    ],
  },
  {
    name: 'report-of-advertisers.csv',
    content: lines(
      'Page ID,Page Name,Disclaimer,Amount Spent (USD),Number of Ads in Library',
      '7860876103,North Pine,North Pine Ltd,15359523,2786',
    ),
    ads: [],
    refusals: [expect.stringContaining('the file is a list of advertisers')],
  },
]
