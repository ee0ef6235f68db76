import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listRemotes } from '../../shared/federation/src/list-remotes.ts'

const root = join(import.meta.dirname, '../..')
const sources = ['host', ...listRemotes(root).map((name) => `remotes/${name}`)]

/** Functions that only send a request. A write is a hook with the updates of the cache; what React does not call is named by its verb. */
function findRequestFunctions(code: string): string[] {
  return [...code.matchAll(/(?:function|const) (request[A-Z]\w*)\s*[=(<]/g)].map(([, name = '']) => name)
}

test.each([
  ['export function requestSave(id: string) {}', ['requestSave']],
  ['export async function requestSave<T>(id: T) {}', ['requestSave']],
  ['export const requestSave = (id: string) => id', ['requestSave']],
  ["import { requestAdVideo } from '@marquee/contract/ad-videos'", []],
])('%s is seen', (code, names) => {
  expect(findRequestFunctions(code)).toEqual(names)
})

test.each(sources)('%s has no function that only sends a request', (source) => {
  const folder = join(root, source, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const found = files.flatMap((file) => findRequestFunctions(readFileSync(join(folder, file), 'utf8')))
  expect(found).toEqual([])
})
