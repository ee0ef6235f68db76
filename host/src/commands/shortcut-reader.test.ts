import { createShortcutReader } from './shortcut-reader.ts'

type Reader = ReturnType<typeof createShortcutReader>
let read: Reader

beforeEach(() => {
  read = createShortcutReader((key) => (key === 'e' ? '/explore' : null))
})

function press(key: string, changes: Partial<Parameters<Reader>[0]> = {}, areSingleKeysHeard = true) {
  const event = {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    timeStamp: 0,
    ...changes,
  }
  return read(event, areSingleKeysHeard)
}

test.each([{ ctrlKey: true }, { metaKey: true }])('the palette opens by %o and K, also while typing', (modifier) => {
  expect(press('k', modifier, false)).toEqual({ kind: 'palette' })
})

test.each([{}, { ctrlKey: true, altKey: true }, { ctrlKey: true, shiftKey: true }])(
  'K with %o does not open the palette',
  (modifier) => {
    expect(press('k', modifier)).toBeNull()
  },
)

test('a question mark opens the overview, and is only a character while typing', () => {
  expect(press('?', { shiftKey: true })).toEqual({ kind: 'overview' })
  expect(press('?', { shiftKey: true }, false)).toBeNull()
})

test.each(['e', 'E'])('g and then %s goes to the page of that key', (key) => {
  press('g')
  expect(press(key, { timeStamp: 1500 })).toEqual({ kind: 'go', address: '/explore' })
})

test('g and then a key of no page goes nowhere', () => {
  press('g')
  expect(press('z')).toBeNull()
})

test('the second key counts for a second and a half only', () => {
  press('g')
  expect(press('e', { timeStamp: 1501 })).toBeNull()
})

test('another key after g ends the sequence', () => {
  press('g')
  expect(press('x')).toBeNull()
  expect(press('e')).toBeNull()
})

test('nothing starts while typing or in the middle of a composed character', () => {
  press('g', {}, false)
  expect(press('e')).toBeNull()
  press('g', { isComposing: true })
  expect(press('e')).toBeNull()
})
