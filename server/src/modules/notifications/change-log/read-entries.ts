import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeLogEntry } from '@marquee/contract/change-log'
import { z } from 'zod'

const content = changeLogEntry.pick({ kind: true, title: true, paragraphs: true }).strict()

const FILE = /^(\d{4}-\d{2}-\d{2})-[a-z0-9-]+\.json$/

export type StoredEntry = Omit<z.output<typeof changeLogEntry>, 'is_unread'>

/**
 * Reads the entries of the change log, the newest first: one file each, named by day and topic.
 * @throws when a file is not valid, so that it stops the start instead of breaking a page
 */
export function readEntries(folder = join(import.meta.dirname, 'entries')): StoredEntry[] {
  return readdirSync(folder)
    .toSorted()
    .toReversed()
    .map((name) => {
      const [, day] = FILE.exec(name) ?? []
      if (day === undefined) {
        throw new Error(`${name} is no name of an entry of the change log: 2026-11-22-topic.json is one.`)
      }
      const entry = content.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
      return { id: name.replace(/\.json$/, ''), published_on: z.iso.date().parse(day), ...entry }
    })
}
