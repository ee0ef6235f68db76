import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import yazl from 'yazl'
import type { Database } from '../../../platform/database/database.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { createWorkspaceRowRepository } from './workspace-rows.repository.ts'

/** An image of the workspace, and its storage key. */
export interface ArchivedImage {
  name: string
  storageKey: string
}

/** Tables without data of the workspace: internal records of the product. */
const LEFT_OUT = new Set(['exports', 'library_imports', 'workspace_changes', 'workspace_exports'])

const README = `Everything that your workspace held in Marquee when you asked for it.

data/     one file for each kind of thing, with one JSON object on each line
          (JSON Lines, https://jsonlines.org), times in UTC
files/    the images, videos and other files that it stored, under the ids that the data name

Passwords, tokens and keys are left out.
`

/**
 * A ZIP with all data of a workspace. Call it inside a transaction that reads one snapshot; each part is read when it is written, so
 * that none of them is held in memory.
 */
export async function createWorkspaceArchive(
  { transaction, storage }: { transaction: Database; storage: Storage },
  workspaceId: string,
  images: readonly ArchivedImage[],
): Promise<Readable> {
  const repository = createWorkspaceRowRepository(transaction)
  const archive = new yazl.ZipFile()
  archive.addBuffer(Buffer.from(README), 'README.txt')
  const members = await repository.listMembers(workspaceId)
  archive.addBuffer(Buffer.from(members.map((row) => `${JSON.stringify(row)}\n`).join('')), 'data/members.jsonl')
  for (const table of await repository.listTables(workspaceId)) {
    if (!LEFT_OUT.has(table.name)) {
      archive.addReadStreamLazy(
        `data/${table.name}.jsonl`,
        callbackify(async () => Readable.from(repository.readLines(table))),
      )
    }
  }
  for (const { name, storageKey } of images) {
    archive.addReadStreamLazy(
      `files/${name}`,
      { compress: false },
      callbackify(async () => (await storage.get(storageKey))?.stream ?? Readable.from([])),
    )
  }
  archive.end()
  const content = Readable.from(archive.outputStream)
  archive.on('error', (error: Error) => content.destroy(error))
  return content
}
