import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findStrayedReferences } from './find-strayed-references.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-packed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function find(files: Readonly<Record<string, string>>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return findStrayedReferences(folder, { folders: ['/home/ada/marquee'], packages: ['@marquee/ui', 'react'] })
}

test('[P-87] a package that needs only itself and what it names is packed', () => {
  expect(
    find({
      'dist/a.js':
        "import { join } from 'node:path'\nimport { b } from '../dist/b.js'\nimport './a.css'\nexport const a = join(b)",
      'dist/b.js': "export { useState as b } from 'react'\nexport const load = () => import('./a.js')",
      'dist/b.d.ts': "export type B = import('@marquee/ui/field').Field",
      'dist/a.css': '.a { color: red }',
      'package.json': '{ "name": "a" }',
    }),
  ).toEqual([])
})

test.each([
  ['dist/a.js', "export const host = '../../host'", 'dist/a.js reaches "../../host", outside of the package.'],
  ['dist/a.js', "export const root = '/home/ada/marquee/remotes'", 'dist/a.js names /home/ada/marquee.'],
  ['package.json', '{ "dependencies": { "a": "workspace:*" } }', 'package.json has a version of the workspace.'],
  ['dist/a.js', "import 'webpack'", 'dist/a.js imports "webpack", which the package does not have.'],
  [
    'dist/a.js',
    "export const b = () => import('./b.ts')",
    'dist/a.js imports "./b.ts", which the package does not have.',
  ],
  [
    'dist/a.d.ts',
    "export type A = import('zod').ZodType",
    'dist/a.d.ts imports "zod", which the package does not have.',
  ],
])('[P-87] a package is not packed when %s has %s', (file, text, sentence) => {
  expect(find({ [file]: text })).toEqual([sentence])
})
