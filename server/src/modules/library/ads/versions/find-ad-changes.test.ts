import { type ComparedAd, type ComparedMedium, findAdChanges } from './find-ad-changes.ts'

const image: ComparedMedium = {
  kind: 'image',
  hash: null,
  address: 'https://scontent-1.cdn.example/v/t39/one_n.jpg?oh=signed&oe=66',
  poster: null,
  storage_key: null,
  recipe: null,
}

const ad: ComparedAd = {
  title: 'Sleep better',
  body: 'Two capsules before bed.',
  link_description: 'Free shipping',
  cta_text: 'Shop now',
  landing_page: 'https://lumen.example/sleep?utm_source=meta',
  cards: [
    { title: 'One', body: 'First' },
    { title: 'Two', body: 'Second' },
  ],
  media: [image],
}

const compare = (changes: Partial<ComparedAd>) => findAdChanges(ad, { ...ad, ...changes })
const withImage = (changes: Partial<ComparedMedium>) => compare({ media: [{ ...image, ...changes }] })

describe('[F-03] what an ad changed', () => {
  test.each<[string, Partial<ComparedAd>, string[]]>([
    ['its title', { title: 'Sleep deeper' }, ['title']],
    ['its words', { body: 'One capsule before bed.' }, ['body']],
    ['the line below its link', { link_description: '20% off' }, ['link_description']],
    ['its call to action', { cta_text: 'Learn more' }, ['call_to_action']],
    ['the page that it leads to', { landing_page: 'https://lumen.example/quiz' }, ['landing_page']],
    ['the words of a card', { cards: [{ title: 'One', body: 'Other' }] }, ['cards']],
    ['its title and words', { title: 'A', body: 'B' }, ['title', 'body']],
  ])('is %s', (_name, changes, parts) => {
    expect(compare(changes)).toEqual(parts)
  })

  test.each<[string, Partial<ComparedAd>]>([
    ['spaces and line breaks', { body: 'Two  capsules\nbefore bed. ' }],
    ['another order of its cards', { cards: ad.cards.toReversed() }],
    ['another campaign in the link', { landing_page: 'https://lumen.example/sleep?utm_source=tiktok#top' }],
    ['what a source does not deliver', { title: null, cta_text: null, landing_page: null, cards: [], media: [] }],
  ])('is not %s', (_name, changes) => {
    expect(compare(changes)).toEqual([])
  })

  test('is another image, and not a new signature or host of the same one', () => {
    expect(withImage({ address: 'https://scontent-9.cdn.example/v/t39/one_n.jpg?oh=other&oe=77' })).toEqual([])
    expect(withImage({ address: 'https://scontent-1.cdn.example/v/t39/two_n.jpg?oh=signed&oe=66' })).toEqual(['image'])
  })

  test('is told by hashes when both are known', () => {
    const media = (hash: string, name: string) => [{ ...image, hash, address: `https://cdn.example/${name}` }]
    expect(findAdChanges({ ...ad, media: media('a', '1.jpg') }, { ...ad, media: media('a', '2.jpg') })).toEqual([])
    expect(findAdChanges({ ...ad, media: media('a', '1.jpg') }, { ...ad, media: media('b', '1.jpg') })).toEqual([
      'image',
    ])
  })

  test('of a video is told by its poster, since addresses of videos change', () => {
    const video = (address: string, poster: string) => [{ ...image, kind: 'video' as const, address, poster }]
    const before = { ...ad, media: video('https://v.example/a/1.mp4', 'https://p.example/1.jpg') }
    expect(
      findAdChanges(before, { ...ad, media: video('https://v.example/b/1.mp4', 'https://q.example/1.jpg') }),
    ).toEqual([])
    expect(
      findAdChanges(before, { ...ad, media: video('https://v.example/a/1.mp4', 'https://p.example/2.jpg') }),
    ).toEqual(['image'])
  })
})
