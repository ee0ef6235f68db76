import { writingLanguage } from '@marquee/contract/image-words'
import { toPrintedBrief } from './brief-print.ts'

const BRIEF = {
  title: 'Klappstuhl',
  status: 'draft',
  objective: 'Erster Kauf',
  audience: '',
  insight: '',
  concept: '',
  hooks: [],
  script: [],
  deliverables: [{ format: 'video', aspect_ratio: '9:16', duration_s: 20, count: 1 }],
  do: [],
  dont: ['Nichts behaupten'],
  success_metrics: '',
  due_date: '2026-12-01',
  created_by_name: 'Ada Marsh',
  version: 1,
  updated_at: '2026-11-02T09:00:00Z',
  product_name: 'Falto',
  reference_ads: [],
  images: [],
  videos: [],
} as const

const print = (language: string | null) => {
  const { hooks, script, deliverables, do: rules, dont, reference_ads: ads, images, videos, ...texts } = BRIEF
  const lists = {
    hooks: [...hooks],
    script: [...script],
    deliverables: [...deliverables],
    do: [...rules],
    dont: [...dont],
  }
  return toPrintedBrief(
    { ...texts, ...lists, reference_ads: [...ads], images: [...images], videos: [...videos], language },
    'Studio Nord',
  )
}
const headings = (language: string | null) =>
  print(language).blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))

describe('[P-51] a printed brief', () => {
  test('has its headings, dates and formats in the language of the brief, which the document declares', () => {
    const { language, footer, blocks } = print('de-AT')
    expect([language, footer]).toEqual(['de-AT', 'Kreativbriefing von Studio Nord · Version 1'])
    expect(headings('de-AT')).toEqual(['Ziel', 'Lieferumfang', 'Bitte nicht'])
    expect(JSON.stringify(blocks)).toContain('01.12.2026')
    expect(JSON.stringify(blocks)).toContain('1 × Video 9:16, 20 s')
  })

  test('is English when its language is unknown or has no labels', () => {
    expect([print(null).language, headings(null)]).toEqual(['en', ['Objective', 'Deliverables', 'Don’t']])
    expect(headings('pl')).toEqual(headings('en'))
  })

  test('has labels of its own in each language of the writer', () => {
    const all = writingLanguage.options.map((language) => headings(language).join())
    expect(new Set(all).size).toBe(all.length)
  })
})
