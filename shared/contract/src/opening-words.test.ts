import { quoteOpeningWords } from './opening-words.ts'

test.each([
  ['the first line of its text', { title: 'Sale', body: 'Tired of cold tea?\nMeet Kettle.' }, '“Tired of cold tea?”'],
  ['its title where it has no text', { title: 'Sale', body: ' \n' }, '“Sale”'],
  ['nothing where it has no words', { title: null, body: '' }, ''],
  ['whole words of a long line', { title: null, body: `${'word '.repeat(40)}end` }, `“${'word '.repeat(32).trim()} …”`],
])('[F-07] an ad is quoted by %s', (_name, ad, expected) => {
  expect(quoteOpeningWords(ad)).toBe(expected)
})
