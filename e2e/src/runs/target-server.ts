import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  createReleaseClient,
  toReason,
  type ReleaseClient,
} from '../../../shared/federation/src/releasing/release-client.ts'
import { createReleaseToken } from '../fixtures/release-team.ts'
import { createOwnServer } from '../fixtures/running-server.ts'
import type { Offer } from './offers.ts'
import { offerBuild } from './offer-build.ts'
import { RefusedRunError } from './read-words.ts'

const builds = join(import.meta.dirname, '../../../.build')

/** The server that a run tests. */
export interface TargetServer {
  origin: string
  /** Null for a server elsewhere: its data is not ours. */
  dataDir: string | null
  /** Asks for its releases. @throws RefusedRunError without a token */
  releases: () => ReleaseClient
  /** Builds of this machine that it takes as previews when they are asked for. */
  builds: (name: string) => Offer[]
  /** Makes a build of this machine a preview of it. */
  offer: (name: string, release: string) => Promise<void>
  stop: () => Promise<void>
}

/**
 * A server that runs already.
 * @throws RefusedRunError when it cannot be reached or cannot be tested
 */
export async function connectTo(address: URL): Promise<TargetServer> {
  await checkTestHooks(address)
  const { RELEASE_TOKEN: token = '' } = process.env
  return {
    origin: address.origin,
    dataDir: null,
    releases() {
      if (token === '') {
        throw new RefusedRunError(
          `${address.origin} tells its releases only to teams: set RELEASE_TOKEN to a release token of any package.`,
        )
      }
      return createReleaseClient(address.origin, token)
    },
    builds: () => [],
    offer: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
}

/** Starts a server of the run's own, whose live releases are the builds of this checkout. */
export async function startOwn(port: number): Promise<TargetServer> {
  const server = createOwnServer(port, { DEMO_LIBRARY: 'on' })
  try {
    await server.start()
    const client = createReleaseClient(server.origin, await createReleaseToken('host', server.dataDir))
    return {
      origin: server.origin,
      dataDir: server.dataDir,
      releases: () => client,
      builds: listBuilds,
      offer: async (name, release) =>
        offerBuild(createReleaseClient(server.origin, await createReleaseToken(name, server.dataDir)), name, release),
      stop: () => server.remove(),
    }
  } catch (error) {
    await server.remove()
    throw error
  }
}

/** The tests make their own people by the server's test hooks. */
async function checkTestHooks(address: URL): Promise<void> {
  const answer = await fetch(new URL('/__test/mail', address)).catch((error: unknown) => {
    throw new RefusedRunError(`${address.origin} cannot be reached${toReason(error)}.`, { cause: error })
  })
  if (!answer.ok) {
    throw new RefusedRunError(
      `${address.origin} has no test hooks, and the tests need them. Start it with TEST_HOOKS=1; never one with real users.`,
    )
  }
}

/** Newest first. */
function listBuilds(name: string): Offer[] {
  const folder = join(builds, name)
  return readdirSync(folder)
    .filter((release) => /^[0-9a-f]{12}$/.test(release))
    .toSorted((one, other) => statSync(join(folder, other)).mtimeMs - statSync(join(folder, one)).mtimeMs)
    .map((release) => ({ release, as: 'built here' }))
}
