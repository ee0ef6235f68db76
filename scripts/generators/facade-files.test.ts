import { join } from 'node:path'
import { updateFacade, updateFacades } from './facade-files.ts'
import { readSharedImports } from './shared-imports.ts'

const root = join(import.meta.dirname, '../..')
const imports = {
  named: new Map([['react-router', new Set(['useMatch', 'Link'])]]),
  zod: new Set(['string', 'coerce', 'date']),
  coercions: new Set(['number', 'date']),
}

test('remotes import nothing that the host does not provide ("npm run make facades" adds it)', () => {
  const found = readSharedImports(root)
  expect(found.named.get('react-router')).toContain('Link')
  expect(found.zod).toContain('string')
  expect([...updateFacades(root, found).keys()]).toEqual([])
})

test('a name that code imports is added in its place, and one that was offered stays', () => {
  expect(updateFacade(`/** Why. */\nexport { Form, useHref } from 'react-router'\n`, imports)).toBe(
    `/** Why. */\nexport {\n  Form,\n  Link,\n  useHref,\n  useMatch,\n} from 'react-router'\n`,
  )
})

test('the lists of zod follow what is used of its namespace', () => {
  const text = `export const coerce = {\n  number: everyCoercion.number,\n}\nexport { object, string } from 'zod'\n`
  expect(updateFacade(text, imports)).toBe(
    `export const coerce = {\n  date: everyCoercion.date,\n  number: everyCoercion.number,\n}\nexport {\n  date,\n  object,\n  string,\n} from 'zod'\n`,
  )
})

test('what is complete is left as it is', () => {
  const text = `export { Link, useMatch } from 'react-router'\n`
  expect(updateFacade(text, imports)).toBe(text)
})
