import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseDescription } from '../registry.ts'
import { ASSET_TYPES, type Declaration } from '../release-protocol.ts'
import { RELEASE_FILE } from '../release-store.ts'

/** The data of an upload: the announcement, and the content of its files. */
export interface BuiltRelease extends Declaration {
  read: (file: string) => Buffer<ArrayBuffer>
}

/** A complete build, ready for upload. @param folder of the build @throws Error when it has no description */
export function readBuiltRelease(folder: string): BuiltRelease {
  const names = readdirSync(folder).filter((file) => Object.keys(ASSET_TYPES).some((ending) => file.endsWith(ending)))
  const read = (file: string) => readFileSync(join(folder, file))
  return {
    description: releaseDescription.parse(JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8'))),
    files: names.toSorted().map((file) => describeFile(file, read(file))),
    read,
  }
}

function describeFile(name: string, content: Buffer) {
  return { name, size: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
