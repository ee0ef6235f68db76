import type { Logger } from 'pino'
import type { DatabaseServer, ServerRole } from './database-server.ts'
import { createCommitPolicy, followCommitPolicy } from './synchronous-commit.ts'
import { measureLag, type ReadPosition } from './wal-position.ts'

/** What operators see of a server. `ready`: a replica that may be read; `gone`: it does not answer, or belongs to another cluster. */
export interface ServerState {
  name: string
  state: 'primary' | 'ready' | 'behind' | 'gone'
  /** How far a replica is behind the primary, in milliseconds; null for other states. */
  lagMs: number | null
}

export interface ServerWatch {
  /** The server that takes writes, as far as is known. */
  primary(): DatabaseServer
  /** The standbys that may be read now, each with the position that it surely has replayed. */
  readable(): { server: DatabaseServer; role: ServerRole }[]
  /** The state of each server, in the order of the configuration. */
  list(): ServerState[]
  /** A query has found a server gone: it is left out at once, until it answers again. */
  leaveOut(server: DatabaseServer, reason: unknown): void
  /** Asks all servers for their role, once. */
  look(): Promise<void>
  close(): Promise<void>
}

/** How often servers are asked for their role, and how far behind a replica may be, in milliseconds. */
export interface WatchPace {
  lookEveryMs: number
  maxLagMs: number
}

/** A look each second, an answer within 1.5 s, and this lag: a replica is left out after less than 5 s. */
const PACE: WatchPace = { lookEveryMs: 1000, maxLagMs: 3000 }
/** Lags are known up to this time. */
const HISTORY_MS = 60_000

interface WatchOptions {
  log: Logger
  /** Whether commits wait for a standby as long as there is one; false: the primary's own settings stay. */
  isSynchronous: boolean
  pace?: WatchPace
}

/**
 * Follows which server of a cluster is the primary, and which standbys may be read. The primary is the server that takes writes on the
 * highest timeline: a promoted standby replaces it, and an old primary that comes back does not.
 * @param servers the configured primary first
 */
export function watchServers(
  servers: readonly [DatabaseServer, ...DatabaseServer[]],
  { log, isSynchronous, pace = PACE }: WatchOptions,
): ServerWatch {
  const roles = new Map<DatabaseServer, ServerRole>()
  const states = new Map<DatabaseServer, ServerState>()
  let history: ReadPosition[] = []
  let [primary] = servers
  let timeline = 0
  const commits = isSynchronous ? createCommitPolicy() : null

  async function look(): Promise<void> {
    const at = performance.now()
    await Promise.all(
      servers.map(async (server) => {
        try {
          roles.set(server, await server.readRole())
        } catch (error) {
          leaveOut(server, error)
        }
      }),
    )
    followPrimary()
    const position = roles.get(primary)?.position
    if (position !== undefined) {
      history = [...history.filter((moment) => at - moment.at < HISTORY_MS), { at, position }]
    }
    for (const server of servers) {
      note(server, toState(server))
    }
    await adjustCommits()
  }

  async function adjustCommits(): Promise<void> {
    if (commits === null || roles.get(primary)?.isStandby !== false) {
      return
    }
    try {
      const choice = await primary.askApart((pool) => followCommitPolicy(pool, commits))
      if (choice === 'wait') {
        log.info({ name: primary.name }, 'Commits wait for a replica from now on')
      } else if (choice === 'go-on') {
        log.warn({ name: primary.name }, 'Commits no longer wait for a replica, because none follows')
      }
    } catch (error) {
      log.warn({ err: error, name: primary.name }, 'Whether commits wait for a replica could not be set')
    }
  }

  function followPrimary(): void {
    const [found] = servers
      .flatMap((server) => {
        const role = roles.get(server)
        return role === undefined || role.isStandby ? [] : [{ server, timeline: role.timeline }]
      })
      .toSorted((a, b) => b.timeline - a.timeline)
    if (found === undefined || found.timeline < timeline) {
      return
    }
    timeline = found.timeline
    if (found.server !== primary) {
      log.warn({ from: primary.name, to: found.server.name, timeline }, 'Another server is the primary now')
      primary.abandon(new Error('Another server is the primary now'))
      primary = found.server
      history = []
      commits?.forget()
    }
  }

  function toState(server: DatabaseServer): ServerState {
    const { name } = server
    const role = roles.get(server)
    if (role === undefined) {
      return { name, state: 'gone', lagMs: null }
    }
    if (!role.isStandby) {
      // A server that takes writes on an older timeline is no part of the cluster any more.
      return { name, state: server === primary ? 'primary' : 'gone', lagMs: null }
    }
    const lagMs = measureLag(history, role.position, performance.now())
    return { name, state: lagMs > pace.maxLagMs ? 'behind' : 'ready', lagMs }
  }

  function note(server: DatabaseServer, state: ServerState): void {
    const before = states.get(server)?.state
    states.set(server, state)
    if (before !== undefined && before !== state.state) {
      log.warn(state, 'The state of a database server changed')
    }
  }

  function leaveOut(server: DatabaseServer, reason: unknown): void {
    if (roles.delete(server)) {
      log.warn({ err: reason, name: server.name }, 'A database server does not answer')
    }
    if (server !== primary) {
      server.abandon(reason)
    }
    note(server, toState(server))
  }

  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  function lookAgain(): void {
    timer = setTimeout(() => {
      void look().then(() => isClosed || lookAgain())
    }, pace.lookEveryMs).unref()
  }
  lookAgain()

  return {
    primary: () => primary,
    readable: () =>
      servers.flatMap((server) => {
        const role = roles.get(server)
        return role !== undefined && states.get(server)?.state === 'ready' ? [{ server, role }] : []
      }),
    list: () => servers.map((server) => states.get(server) ?? toState(server)),
    leaveOut,
    look,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}
