import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as reactQuery from './react-query.ts'
import * as reactRedux from './react-redux.ts'
import * as router from './react-router.ts'
import * as toolkit from './redux-toolkit.ts'
import { z } from './zod.ts'

const root = join(__dirname, '../../../..')
/** Everything that is compiled into a remote. */
const sources = globSync(['remotes/*/src/**/*.{ts,tsx}', 'shared/{ui,contract}/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$|standalone\.tsx$|\/testing\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))

function matches(pattern: RegExp): string[] {
  return [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name)))]
}

test.each([
  ['react-router', router],
  ['@tanstack/react-query', reactQuery],
  ['@reduxjs/toolkit', toolkit],
])('remotes import nothing of %s that the host does not provide', (name, provided) => {
  const imported = matches(new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g'))
    .flatMap((names) => names.split(','))
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
  expect(imported.length).toBeGreaterThan(0)
  expect(imported.filter((one) => !(one in provided))).toEqual([])
})

test('remotes reach the store by the remote kit only', () => {
  expect(Object.keys(reactRedux)).toEqual(['shallowEqual'])
  expect(Object.keys(toolkit).filter((name) => /store|listener|bind/i.test(name))).toEqual([])
})

test('remotes use nothing of zod that the host does not provide', () => {
  const used = matches(/\bz\.([a-z]\w*)/g).filter((name) => !['infer', 'input', 'output'].includes(name))
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !(name in z))).toEqual([])
  const coerced = matches(/\bz\.coerce\.(\w+)/g)
  expect(coerced.length).toBeGreaterThan(0)
  expect(coerced.filter((name) => !(name in z.coerce))).toEqual([])
})
