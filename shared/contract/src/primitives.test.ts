import { line } from './primitives.ts'

const name = line(5, 'a name')

test('[C-11] a line is stored without the space around it, and what is only space is nothing', () => {
  expect(name.parse('  Ada \n')).toBe('Ada')
  expect(name.safeParse(' \t ').error?.issues[0]?.message).toBe('Enter a name.')
})

test('the space around a line does not count towards its length', () => {
  expect(name.parse(`  ${'a'.repeat(5)}  `)).toBe('aaaaa')
  expect(name.safeParse('a'.repeat(6)).error?.issues[0]?.message).toBe('Use at most 5 characters.')
})
