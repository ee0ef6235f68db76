import {
  countSpeakableWords,
  countText,
  measureText,
  namePrimaryTextLength,
  TEXT_PLACEMENTS,
  toSpokenSeconds,
} from './text-placements.ts'

test('[P-44] characters are counted as readers see them, and double width where the placement does so', () => {
  expect(countText('Café', 'graphemes')).toBe(4)
  expect(countText('Cafe\u0301 👩‍👩‍👧', 'graphemes')).toBe(6)
  expect(countText('咖啡 Go', 'half_widths')).toBe(7)
  expect(countText('Größe 👍🏽', 'half_widths')).toBe(8)
})

test('[P-44] a headline of 35 characters is whole on Meta and LinkedIn, and refused by Google', () => {
  expect(measureText('x'.repeat(35), 'headline').map(({ placement, fit }) => [placement.id, fit])).toEqual([
    ['meta_headline', 'whole'],
    ['linkedin_headline', 'whole'],
    ['google_headline', 'refused'],
  ])
  expect(measureText('x'.repeat(71), 'headline')[1]?.fit).toBe('cut')
})

test('[P-44] a primary text is short in Reels, medium in a feed, and long where it is folded', () => {
  expect([72, 73, 125, 126].map((length) => namePrimaryTextLength('é'.repeat(length)))).toEqual([
    'short',
    'medium',
    'medium',
    'long',
  ])
})

test('[P-44] each limit names its page', () => {
  for (const { source, shown, most } of TEXT_PLACEMENTS) {
    expect(source.address).toMatch(/^https:\/\//)
    expect(most ?? shown).toBeGreaterThanOrEqual(shown)
  }
})

test('[P-44] a spoken line takes the seconds of its language', () => {
  expect(countSpeakableWords(6, 'en')).toBe(15)
  expect(countSpeakableWords(6, 'de')).toBe(11)
  expect(toSpokenSeconds('One two three four five', 'en')).toBe(2)
})
