import { readPath, writePath } from './value-path.ts'

const section = { id: 's', headline: 'One', items: [{ title: 'a' }, { title: 'b' }], button: { label: 'Go' } }

test('[P-47] words are read and written at their place, and everything beside it stays the same object', () => {
  expect(readPath(section, 'items.1.title')).toBe('b')
  const changed = writePath(section, 'items.1.title', 'c')
  expect(changed).toEqual({ ...section, items: [{ title: 'a' }, { title: 'c' }] })
  expect(readPath(changed, 'items.0')).toBe(section.items[0])
  expect(writePath(section, 'headline', 'One')).toBe(section)
})

test.each(['nothing', 'items.7.title', 'items.length.x', 'headline.constructor', '__proto__.polluted'])(
  '[P-47] the path %s leads nowhere and changes nothing',
  (path) => {
    expect(writePath(section, path, 'x')).toBe(section)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  },
)
