import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { releaseId } from '@marquee/federation/registry'
import { ASSET_TYPES, type ReleaseFile } from '@marquee/federation/release-protocol'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import { acceptedEncodings, type ContentEncoding } from '../../../platform/http/content-encoding.ts'
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts'
import { createBoundedMap } from '../../../platform/bounded-map.ts'
import type { ReleaseRepository } from './releases.repository.ts'

interface Dependencies {
  storage: Storage
  releases: Pick<ReleaseRepository, 'find' | 'findByFile' | 'list'>
}

export interface AssetAddress {
  name: string
  /** A release, or the beginning of the content's hash (see `assetAddressOf`). */
  version: string
  file: string
}

export interface Asset extends StoredObject {
  type: string
  encoding: ContentEncoding | null
}

/** The endings of compressed forms of a file, which are made when it is stored. */
const ENDINGS: Readonly<Record<ContentEncoding, string>> = { br: '.br', gzip: '.gz' }

const COMPRESSIBLE = /\.(?:js|css|svg|txt)$/
const MIN_COMPRESSED_BYTES = 512
/** The number of releases whose file lists are cached: they never change. */
const MAX_KNOWN = 200
/** The number of files whose place is cached by content. A build has about a hundred, and few change from one to the next. */
const MAX_PLACES = 5000
/** 120 bits: a shorter hash would not distinguish contents reliably. */
const MIN_HASH_DIGITS = 30

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * The files of releases, in the storage under `builds/<package>/<release>/`, each named by its own hash, so that two uploads of one
 * release can never mix, even when one of them was interrupted.
 */
export function createReleaseFileService({ storage, releases }: Dependencies) {
  const known = createBoundedMap<ReadonlyMap<string, ReleaseFile>>(MAX_KNOWN)
  const places = createBoundedMap<string>(MAX_PLACES)

  async function readFiles(name: string, release: string): Promise<ReadonlyMap<string, ReleaseFile>> {
    const key = `${name}/${release}`
    const remembered = known.get(key)
    if (remembered !== undefined) {
      return remembered
    }
    const found = await releases.find(name, release)
    if (found === null || !found.isComplete) {
      return new Map()
    }
    const files = new Map(found.files.map((file) => [file.name, file]))
    known.set(key, files)
    return files
  }

  /** The storage key of a file; null when no complete release has it. */
  async function locate({ name, version, file }: AssetAddress): Promise<string | null> {
    if (releaseId.safeParse(version).success) {
      const stored = (await readFiles(name, version)).get(file)
      return stored === undefined ? null : toKey(name, version, stored)
    }
    const address = toPath({ name, version, file })
    const remembered = places.get(address)
    if (remembered !== undefined) {
      return remembered
    }
    const hash = Buffer.from(version, 'base64url').toString('hex')
    const release = hash.length < MIN_HASH_DIGITS ? null : await releases.findByFile(name, file, hash)
    const stored = release === null ? undefined : (await readFiles(name, release)).get(file)
    if (release === null || stored === undefined) {
      return null
    }
    const key = toKey(name, release, stored)
    places.set(address, key)
    return key
  }

  /** The smallest form of a stored file that the browser accepts; null when it is not in the storage. */
  async function read(key: string, acceptEncoding: string): Promise<Omit<Asset, 'type'> | null> {
    for (const encoding of acceptedEncodings(acceptEncoding)) {
      const form = await storage.get(key + ENDINGS[encoding])
      if (form !== null) {
        return { ...form, encoding }
      }
    }
    const whole = await storage.get(key)
    return whole && { ...whole, encoding: null }
  }

  /** Copies the file itself last, because its presence means that it is complete. Does nothing when the source is missing. */
  async function copy(from: string, to: string): Promise<void> {
    for (const ending of [...Object.values(ENDINGS), '']) {
      const form = await storage.get(from + ending)
      if (form !== null) {
        await storage.put(to + ending, form.stream)
      }
    }
  }

  return {
    /**
     * Stores a file and its compressed forms.
     * @param ready compressed forms that already exist, by ending
     * @throws DomainError 422 when the content differs from the announced content
     */
    async put(
      name: string,
      release: string,
      file: ReleaseFile,
      content: Buffer,
      ready?: ReadonlyMap<string, Buffer>,
    ): Promise<void> {
      if (content.length !== file.size || createHash('sha256').update(content).digest('hex') !== file.sha256) {
        throw invalid({ [file.name]: [`${file.name} is not the file that was announced: its hash differs.`] })
      }
      const key = toKey(name, release, file)
      const forms = ready ?? (COMPRESSIBLE.test(file.name) ? await compress(content) : new Map<string, Buffer>())
      for (const [ending, form] of forms) {
        await storage.put(key + ending, form)
      }
      // Last, because its presence means that the file is complete.
      await storage.put(key, content)
    },

    /** The files of a release that are not stored yet. */
    async listMissing(name: string, release: string, files: readonly ReleaseFile[]): Promise<ReleaseFile[]> {
      const found = await Promise.all(files.map((file) => storage.stat(toKey(name, release, file))))
      return files.filter((file, index) => found[index]?.size !== file.size)
    },

    /** Copies files that a complete release of the package has, so that they are not uploaded a second time. */
    async reuse(name: string, release: string, files: readonly ReleaseFile[]): Promise<void> {
      const stored = (await releases.list(name)).flatMap((other) =>
        other.files.map((file) => [file.sha256, toKey(name, other.description.release, file)] as const),
      )
      const keys = new Map(stored)
      await Promise.all(
        files.map(async (file) => {
          const key = keys.get(file.sha256)
          return key === undefined ? undefined : copy(key, toKey(name, release, file))
        }),
      )
    },

    async remove(name: string, release: string, files: readonly ReleaseFile[]): Promise<void> {
      known.delete(`${name}/${release}`)
      for (const file of files) {
        const key = toKey(name, release, file)
        await Promise.all(['', ...Object.values(ENDINGS)].map((ending) => storage.delete(key + ending)))
      }
    },

    /** Finds a file of a complete release, in the smallest form that the browser accepts; null when there is none. */
    async findAsset(address: AssetAddress, acceptEncoding: string): Promise<Asset | null> {
      const type = ASSET_TYPES[extname(address.file)]
      const key = type === undefined ? null : await locate(address)
      if (type === undefined || key === null) {
        return null
      }
      const found = await read(key, acceptEncoding)
      if (found !== null) {
        return { ...found, type }
      }
      // Any process may have removed the release of the cached file; another release may have the same file.
      places.delete(toPath(address))
      const other = await locate(address)
      if (other === null) {
        return null
      }
      const moved = await read(other, acceptEncoding)
      if (moved === null) {
        throw new DomainError(503, 'A file of this release is not in the storage.')
      }
      return { ...moved, type }
    },
  }
}

export type ReleaseFileService = ReturnType<typeof createReleaseFileService>

function toPath({ name, version, file }: AssetAddress): string {
  return `${name}/${version}/${file}`
}

function toKey(name: string, release: string, { sha256 }: ReleaseFile): string {
  return `builds/${name}/${release}/${sha256}`
}

async function compress(content: Buffer): Promise<Map<string, Buffer>> {
  if (content.length < MIN_COMPRESSED_BYTES) {
    return new Map()
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  return new Map([
    ['.br', br],
    ['.gz', gz],
  ])
}
