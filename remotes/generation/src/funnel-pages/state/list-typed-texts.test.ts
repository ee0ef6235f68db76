import type { LineFinding } from '@marquee/contract/line-checks'
import { line, markup, words } from './field-plan.ts'
import { listTypedTexts } from './list-typed-texts.ts'
import { keepOutsideMarkup, maskMarkup } from './mask-markup.ts'

const plans = [
  words('headline', 'Headline'),
  markup('text', 'Text'),
  {
    kind: 'list' as const,
    path: 'items',
    label: 'Items',
    item: 'item',
    fields: [line('title', 'Title')],
    empty: () => ({ title: '' }),
  },
]

test('[P-47] the words of all fields of a section are checked as they are typed, each once', () => {
  const text = [{ style: 'heading', spans: [{ text: 'Warm ' }, { text: 'tea', bold: true }] }]
  const items = [
    { title: 'Closes tight' },
    { title: 'Hot' },
    { title: 'Hot' },
    { title: ' ' },
    { title: 'a'.repeat(2300) },
  ]
  expect(listTypedTexts(plans, { headline: 'Hot', text, items })).toEqual(['Hot', '## Warm **tea**', 'Closes tight'])
})

test('[P-47] a check reads words without their marks, at the places where they are typed', () => {
  const typed = '## Hot **tea**\n- see [our page](https://fjell.example/a) - now'
  const masked = maskMarkup(typed)
  expect(masked.split(/\s+/).filter((word) => word !== '')).toEqual(['Hot', 'tea', 'see', 'our', 'page', '-', 'now'])
  expect([masked.length, masked.indexOf('our')]).toEqual([typed.length, typed.indexOf('our')])
})

test('[P-47] a finding that touches a mark is not shown, because mending it would take the mark away', () => {
  const typed = 'Hot **taa** now'
  const found = (start: number, end: number): LineFinding => ({
    kind: 'spelling',
    rule: 'unknown_word',
    start,
    end,
    message: '',
    suggestions: [],
    source: null,
  })
  const kept = [found(6, 9), found(0, 3)]
  expect(keepOutsideMarkup(typed, [...kept, found(3, 6), found(4, 9)])).toEqual(kept)
})
