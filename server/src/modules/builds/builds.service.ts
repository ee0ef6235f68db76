import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Composition } from '@marquee/federation/registry'
import { createReleaseStore } from '@marquee/federation/release-store'

export interface AssetAddress {
  name: string
  release: string
  file: string
}

export interface Asset {
  path: string
  type: string
  bytes: number
  encoding: 'br' | 'gzip' | null
}

const RELEASE = /^[a-z][a-z-]*\/[0-9a-f]{12}$/
const FILE = /^[\w-][\w.-]*$/

/** What a browser may have. Source maps and the release's own description stay with us. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
}

const ENCODINGS = [
  { encoding: 'br', extension: '.br', accepted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
  { encoding: 'gzip', extension: '.gz', accepted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
] as const

/** The builds of host and remotes on disk, and which of them are live. */
export function createBuildsService(folder: string) {
  const store = createReleaseStore(folder)
  let known: { changedAt: number; composition: Composition | null } = { changedAt: 0, composition: null }

  return {
    /** What is live now; null before the first build. Read again only when the file has changed. */
    async readComposition(): Promise<Composition | null> {
      const changedAt = await store.currentChangedAt()
      if (changedAt !== known.changedAt) {
        known = { changedAt, composition: await store.readCurrent() }
      }
      return known.composition
    },

    /** Finds a file of a build, the smaller precompressed one when the browser takes it; null when there is none to give. */
    async findAsset({ name, release, file }: AssetAddress, acceptEncoding: string): Promise<Asset | null> {
      const type = TYPES[extname(file)]
      if (type === undefined || !RELEASE.test(`${name}/${release}`) || !FILE.test(file)) {
        return null
      }
      const path = join(store.folderOf(name, release), file)
      for (const { encoding, extension, accepted } of ENCODINGS) {
        if (accepted.test(acceptEncoding)) {
          const bytes = await sizeOf(path + extension)
          if (bytes !== null) {
            return { path: path + extension, type, bytes, encoding }
          }
        }
      }
      const bytes = await sizeOf(path)
      return bytes === null ? null : { path, type, bytes, encoding: null }
    },
  }
}

export type BuildsService = ReturnType<typeof createBuildsService>

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch {
    return null
  }
}
