import type { Logger } from 'pino'
import type { DatabaseServer, ServerRole } from './database-server.ts'
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

/** A look each second, an answer within 1.5 s, and this lag: a replica is left out after less than 5 s. */
const LOOK_EVERY_MS = 1000
const MAX_LAG_MS = 3000
/** Lags are known up to this time. */
const HISTORY_MS = 60_000

/**
 * Follows which server of a cluster is the primary, and which standbys may be read. The primary is the server that takes writes on the
 * highest timeline: a promoted standby replaces it, and an old primary that comes back does not.
 * @param servers the configured primary first
 */
export function watchServers(servers: readonly [DatabaseServer, ...DatabaseServer[]], log: Logger): ServerWatch {
  const roles = new Map<DatabaseServer, ServerRole>()
  const states = new Map<DatabaseServer, ServerState>()
  let history: ReadPosition[] = []
  let [primary] = servers
  let timeline = 0

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
    return { name, state: lagMs > MAX_LAG_MS ? 'behind' : 'ready', lagMs }
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
    }, LOOK_EVERY_MS).unref()
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
