import { readPlaces, toPathKey } from './read-places.ts'

test('[F-02] boards, tags and notes are read in the ways in which tools write them, and are no part of the ad', () => {
  const { places, rest } = readPlaces({
    'Board Name': 'Hooks; Offers;Hooks',
    Folder: 'Clients / Acme',
    Labels: 'ugc, hook,',
    Notes: 'Two, words; here',
    'Date Saved': '2025-02-03',
    'Ad ID': '7',
  })
  expect(places).toEqual({
    boards: ['Hooks', 'Offers'],
    folders: ['Clients', 'Acme'],
    tags: ['ugc', 'hook'],
    note: 'Two, words; here',
    savedAt: new Date('2025-02-03T00:00:00Z'),
  })
  expect(rest).toEqual({ 'Ad ID': '7' })
})

test('[F-02] lists come as JSON, as text with JSON in it, and as objects with names', () => {
  const { places } = readPlaces({
    boards: [{ id: 1, name: 'One' }, { name: 'Two' }],
    tags: '["a", "b,c"]',
    comments: [{ text: 'first' }, { text: 'second' }],
    saved_at: 1_738_540_800,
  })
  expect(places).toMatchObject({ boards: ['One', 'Two'], tags: ['a'], note: 'first\nsecond' })
  expect(places.savedAt?.toISOString()).toBe('2025-02-03T00:00:00.000Z')
})

test('[F-02] names in camel case, and of tables in other languages', () => {
  const { places, rest } = readPlaces({
    boardName: 'One',
    folderName: 'Clients',
    customTags: 'a',
    savedAt: '2026-03-14T10:00:00Z',
  })
  expect(places).toMatchObject({ boards: ['One'], folders: ['Clients'], tags: ['a'] })
  expect([places.savedAt?.toISOString(), rest]).toEqual(['2026-03-14T10:00:00.000Z', {}])
  expect(readPlaces({ Sammlung: 'Zwei', Notiz: 'gut', 'Gespeichert am': '14.03.2026' }).places).toMatchObject({
    boards: ['Zwei'],
    note: 'gut',
    savedAt: new Date('2026-03-14T00:00:00Z'),
  })
})

test.each(['14/03/2026', '14.03.2026', '14 mars 2026', '46095', '2026-03-14', 'Mar 14, 2026'])(
  '[F-02] %s is the day on which an ad was saved',
  (saved_at) => {
    expect(readPlaces({ saved_at }).places.savedAt).toEqual(new Date('2026-03-14T00:00:00Z'))
  },
)

test('[F-02] what is missing or too long does not refuse the row', () => {
  const { places } = readPlaces({
    board: 'b'.repeat(300),
    folder: 'a/b/c/d/e/f',
    tags: Array.from({ length: 50 }, (_, index) => `tag ${index}`),
    note: 'n'.repeat(5000),
    saved_at: 'yesterday',
  })
  expect([places.boards[0]?.length, places.tags.length, places.note.length]).toEqual([120, 30, 2000])
  expect(places.folders).toEqual(['a', 'b', 'c', 'd / e / f'])
  expect(places.savedAt).toBeNull()
  expect(readPlaces({}).places).toEqual({ boards: [], folders: [], tags: [], note: '', savedAt: null })
})

test('[F-02] a path has one key, and a folder another one than a board of its name', () => {
  expect(toPathKey('board', ['a', 'b'])).toBe(toPathKey('board', ['a', 'b']))
  expect(new Set([toPathKey('board', ['a']), toPathKey('folder', ['a']), toPathKey('board', ['a', 'a'])]).size).toBe(3)
})
