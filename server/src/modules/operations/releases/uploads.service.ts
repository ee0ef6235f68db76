import { toBaseUrl, toGlobalName } from '@marquee/federation/release-address'
import { refuseStyles } from '@marquee/federation/find-reaching-selectors'
import type { ReleaseDescription } from '@marquee/federation/registry'
import type { Declaration, ReleaseFile } from '@marquee/federation/release-protocol'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import { createReleaseChannelRepository } from './release-channels.repository.ts'
import type { ReleaseFileService } from './release-files.service.ts'
import { createReleaseRepository } from './releases.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  files: ReleaseFileService
}

/** Uploads a release into the store, file by file. No part of it is visible before it is published. */
export function createUploadService({ db, clock, files }: Dependencies) {
  const releases = createReleaseRepository(db)
  const channels = createReleaseChannelRepository(db)

  async function missingAfterReuse(name: string, release: string, announced: readonly ReleaseFile[]) {
    await files.reuse(name, release, await files.listMissing(name, release, announced))
    return files.listMissing(name, release, announced)
  }

  return {
    /**
     * Announces a release. Repeating the announcement is no error: files that are already stored, for this
     * release or another one of the package, are not requested again.
     * @throws DomainError 422 when description and files contradict each other
     */
    async announce(by: string, { description, files: announced }: Declaration) {
      checkDescription(description, announced)
      const { name, release } = description
      await releases.announce({ description, files: announced, uploadedBy: by, now: clock.now() })
      const stored = await releases.find(name, release)
      const isComplete = stored?.isComplete ?? false
      const missing = isComplete ? [] : await missingAfterReuse(name, release, announced)
      const generation = (await channels.find(name))?.generation ?? 0
      return { is_complete: isComplete, missing: missing.map((file) => file.name), generation }
    },

    /**
     * @throws DomainError 404 for a file that was not announced, 409 for a complete release, 422 when the content differs, or for styles
     * that reach beyond the remote
     */
    async receive(name: string, release: string, fileName: string, content: Buffer): Promise<void> {
      const stored = await releases.find(name, release)
      const file = stored?.files.find((one) => one.name === fileName)
      if (stored === null || file === undefined) {
        throw notFound('file')
      }
      if (stored.isComplete) {
        throw conflict('This release is complete. A release never changes.', 'release_complete')
      }
      const reaching = name === 'host' || !fileName.endsWith('.css') ? [] : refuseStyles(fileName, content.toString())
      if (reaching.length > 0) {
        throw invalid({ styles: reaching })
      }
      await files.put(name, release, file, content)
    },
  }
}

export type UploadService = ReturnType<typeof createUploadService>

/** The description lists the files that pages load, with their hashes: each of them must be among the files. */
function checkDescription(description: ReleaseDescription, files: readonly ReleaseFile[]): void {
  const { name, release, baseUrl, globalName, integrity } = description
  const problems: string[] = []
  if (baseUrl !== toBaseUrl(name, release) || globalName !== toGlobalName(name, release)) {
    problems.push('The address or the global name does not belong to this release.')
  }
  for (const { name: file, sha256 } of files.filter(({ name: one }) => /\.(?:js|css)$/.test(one))) {
    if (integrity[file] !== `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`) {
      problems.push(`${file}: its integrity is missing or is not its hash.`)
    }
  }
  const known = new Set(files.map((file) => file.name))
  const named = [...filesNamedBy(description), ...Object.keys(integrity)]
  for (const file of new Set(named.filter((one) => !known.has(one)))) {
    problems.push(`${file} is named by the description but is not among the files.`)
  }
  if (description.entry.scripts.length === 0) {
    problems.push('The release has no script to start with.')
  }
  if (problems.length > 0) {
    throw invalid({ description: problems })
  }
}

function filesNamedBy({ entry, pages, provides }: ReleaseDescription): string[] {
  const parts = [entry, ...Object.values(pages), ...Object.values(provides)]
  return parts.flatMap(({ scripts, styles }) => [...scripts, ...styles])
}
