import { groupCreatives } from './group-creatives.ts'

const LOOK = '01'.repeat(32)
const NEAR = `1111${LOOK.slice(4)}`
const FAR = '10'.repeat(32)

function creative(id: string, changes: object = {}) {
  return { id, brand_id: 'b', image: null, look: null, words: null, ...changes }
}

test('[P-96] ads of a brand are one creative by the content of their image, by its look, or without images by their words', () => {
  expect(
    groupCreatives([
      creative('file', { image: '1' }),
      creative('look', { image: '2', look: LOOK }),
      creative('same file', { image: '1', words: '9' }),
      creative('recompressed', { image: '3', look: NEAR }),
      creative('other image', { image: '4', look: FAR }),
      creative('words', { words: '5' }),
      creative('same words', { words: '5' }),
      creative('words with an image', { image: '6', words: '5' }),
      creative('nothing'),
      creative('nothing else'),
    ]),
  ).toEqual([
    ['file', 'same file'],
    ['look', 'recompressed'],
    ['other image'],
    ['words', 'same words'],
    ['words with an image'],
    ['nothing'],
    ['nothing else'],
  ])
})

test('[P-96] ads of other brands and of unknown advertisers are creatives of their own', () => {
  const image = { image: '1', look: LOOK }
  const strangers = [creative('x', { ...image, brand_id: null }), creative('y', { ...image, brand_id: null })]
  expect(groupCreatives([creative('a', image), creative('c', { ...image, brand_id: 'c' }), ...strangers])).toHaveLength(
    4,
  )
})
