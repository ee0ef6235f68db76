import { createArchiveMedia } from './archive-media.ts'

const NAMES = [
  'export/media/first.jpg',
  'export/media/Second Ad.MP4',
  'export/logos/north-pine.png',
  'export/media/1790000000000001_1.png',
  'export/media/1790000000000001_2.png',
  'export/1790000000000009/creative.webp',
  'export/profile_1790000000000001.jpg',
  'one/same.jpg',
  'two/same.jpg',
]
const find = createArchiveMedia({ names: NAMES, read: () => Promise.reject(new Error('Not read.')) })(
  'export/ads.csv',
).find

test.each([
  ['a path beside the table', { image: 'media/first.jpg' }, ['export/media/first.jpg']],
  ['a path with dots', { image: './media/first.jpg' }, ['export/media/first.jpg']],
  ['a path in the archive', { image: '/export/media/first.jpg' }, ['export/media/first.jpg']],
  ['the name of a file in any column', { Anything: 'FIRST.JPG' }, ['export/media/first.jpg']],
  ['a name with a space', { video: 'second ad.mp4' }, ['export/media/Second Ad.MP4']],
  ['a path on another computer', { local: String.raw`C:\Users\me\media\first.jpg` }, ['export/media/first.jpg']],
  ['the end of an address', { url: 'https://cdn.example/a%20b/first.jpg?x=1' }, ['export/media/first.jpg']],
  ['a list of names', { images: 'first.jpg; second ad.mp4' }, ['export/media/first.jpg', 'export/media/Second Ad.MP4']],
  ['objects in a list', { media: [{ file: 'media/first.jpg' }] }, ['export/media/first.jpg']],
  ['a video, and not its poster', { video: 'second ad.mp4', thumbnail: 'first.jpg' }, ['export/media/Second Ad.MP4']],
  ['a name that two folders have', { image: 'same.jpg' }, []],
  ['a file of the advertiser', { logo_file: 'logos/north-pine.png' }, []],
  ['words with a dot', { text: 'Go to shop.com today, first.jpg is not all of it' }, []],
])('[F-01] an ad has the files that its row names: %s', (_name, row, expected) => {
  expect(find(row, 'no-file-has-this-id')).toEqual(expected)
})

test.each([
  ['1790000000000001', ['export/media/1790000000000001_1.png', 'export/media/1790000000000001_2.png']],
  ['1790000000000009', ['export/1790000000000009/creative.webp']],
  ['179', []],
])(
  '[F-01] files with the id %s of an ad in their name or folder are its media, portraits of its advertiser are not',
  (id, expected) => {
    expect(find({ text: 'Hello' }, id)).toEqual(expected)
  },
)

test('[F-01] a row that names a file of its advertiser gets the other files with its id', () => {
  const row = { chemin_profil_local: '/home/me/profile_1790000000000001.jpg' }
  expect(find(row, '1790000000000001')).toEqual(NAMES.slice(3, 5))
})
