import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { findForeignFiles } from './find-foreign-files.ts'

const root = join(import.meta.dirname, '../..')
const START_BYTES = 4096
/** What names the words that it looks for. */
const OWN_LISTS = /^scripts\/tree\/find-foreign-files(?:\.test)?\.ts$/

function readStart(path: string): string {
  const file = openSync(join(root, path), 'r')
  const buffer = Buffer.alloc(START_BYTES)
  const length = readSync(file, buffer, 0, START_BYTES, 0)
  closeSync(file)
  return buffer.toString('utf8', 0, length)
}

test('every file of the repository is written for it', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  expect(tracked.length).toBeGreaterThan(1000)
  const files = tracked
    .filter((path) => !OWN_LISTS.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, start: readStart(path) }))
  expect(findForeignFiles(files)).toEqual([])
})

test.each([
  ['server/src/data/LICENSE', ''],
  ['server/src/data/names.LICENSE', ''],
  ['shared/ui/src/COPYING.txt', ''],
  ['server/src/data/list.json', '{"info":"Copyright (c) 2013 Somebody"}'],
  ['host/src/tool.ts', '// Licensed under the Apache License, Version 2.0'],
  ['host/src/tool.js', '/*! @license MIT */'],
  ['docs/text.md', 'Permission is hereby granted, free of charge, to any person'],
])('%s is refused, as it begins with “%s”', (path, start) => {
  expect(findForeignFiles([{ path, start }])).toHaveLength(1)
})

test.each([
  ['server/src/modules/licenses/licenses.service.ts', 'export function findLicense() {}'],
  ['README.md', '# Marquee'],
])('%s is ours', (path, start) => {
  expect(findForeignFiles([{ path, start }])).toEqual([])
})
