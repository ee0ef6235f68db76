import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { declaration, releaseOverview } from '../release-protocol.ts'
import type { ReleaseReader } from '../releasing/release-steps.ts'

/** What a server had released at one moment: checks against it need neither the server nor a token. */
const recordedReleases = z.object({
  recordedAt: z.iso.datetime(),
  packages: z.array(releaseOverview.omit({ releases: true, changes: true })),
  releases: z.array(declaration),
})

/**
 * Records which releases are live and the next ones, with their descriptions, in a file.
 * @returns the recorded releases, in words
 */
export async function recordReleases(client: ReleaseReader, file: string, now: Date): Promise<string[]> {
  const packages = await client.list()
  const wanted = packages.flatMap(({ package: name, live, preview }) =>
    [...new Set([live, preview])].filter((release) => release !== null).map((release) => [name, release] as const),
  )
  const releases = await Promise.all(wanted.map(([name, release]) => client.get(name, release)))
  const record = recordedReleases.parse({ recordedAt: now.toISOString(), packages, releases })
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
  return wanted.map((words) => words.join(' '))
}

/** @returns null without the file @throws ZodError for a file that is no record */
export function readRecordedReleases(file: string): ReleaseReader | null {
  if (!existsSync(file)) {
    return null
  }
  const { packages, releases } = recordedReleases.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    list: async () => packages.map((one) => ({ ...one, releases: [], changes: [] })),
    get: async (name, release) => {
      const found = releases.find(({ description }) => description.name === name && description.release === release)
      if (found === undefined) {
        throw new Error(`${file} does not have ${name} ${release}. Record it again.`)
      }
      return found
    },
  }
}
