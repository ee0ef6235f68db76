import { AsyncLocalStorage } from 'node:async_hooks'
import { crc32 } from 'node:zlib'
import type { Logger } from 'pino'
import type { Database } from '../database.ts'
import type { DatabaseServer } from './database-server.ts'
import { createReadPositionRepository } from './read-positions.repository.ts'
import { parseWalPosition, type WalPosition } from './wal-position.ts'
import type { ServerState, ServerWatch } from './watch-servers.ts'

/** Whose data a call reads. */
export interface Reader {
  readonly userId: string
  readonly workspaceId: string
}

/**
 * Where calls read (decision 161). The rule: while a call that only reads is answered, each query outside of a transaction goes to a
 * replica that has everything that its reader wrote and was told of. Everything else goes to the primary, and so does the rest of an
 * answer that has written.
 */
export interface Reads {
  /** Runs the answer to a call that only reads. */
  answer<T>(reader: Reader, act: () => Promise<T>): Promise<T>
  /** Called when the answer begins to be sent: what goes on meanwhile, such as an event stream, reads the primary. */
  endAnswer(): void
  /**
   * Notes that users or workspaces have changed, by their ids: what was committed until now is in their next answers. A failure is not
   * thrown, because the change itself has already happened.
   */
  note(ids: readonly string[]): Promise<void>
  /** The state of the servers, for operators; none without replicas. */
  listServers(): ServerState[]
  /** Removes what is too old to matter. */
  sweep(): Promise<void>
}

/** Reads without replicas. */
export const primaryReads: Reads = {
  answer: (_reader, act) => act(),
  endAnswer: () => {},
  note: async () => {},
  listServers: () => [],
  sweep: async () => {},
}

/** The replica of an answer; null: the primary. */
interface Choice {
  find(): Promise<DatabaseServer | null>
  /** The rest of the answer reads the primary. */
  end(): void
}

export interface ReplicaReads extends Reads {
  /** The choice of the answer that is being given; undefined outside of such an answer. */
  current(): Choice | undefined
}

/** @param primary the database whose queries all go to the primary */
export function createReplicaReads(watch: ServerWatch, primary: Database, log: Pick<Logger, 'warn'>): ReplicaReads {
  const positions = createReadPositionRepository(primary)
  const choices = new AsyncLocalStorage<Choice>()

  async function findReplica({ userId, workspaceId }: Reader): Promise<DatabaseServer | null> {
    // The same one for the whole workspace, so that its pages do not go back in time between two replicas.
    const [best] = watch
      .readable()
      .toSorted((a, b) => rank(workspaceId, b.server.name) - rank(workspaceId, a.server.name))
    if (best === undefined) {
      return null
    }
    const wanted = await positions.find([userId, workspaceId])
    const isThere = wanted === null || best.role.position >= wanted || (await hasReplayed(best.server, wanted))
    return isThere ? best.server : null
  }

  async function hasReplayed(server: DatabaseServer, wanted: WalPosition): Promise<boolean> {
    try {
      const [row] = await server.query<{ position: string }>('select pg_last_wal_replay_lsn() as position')
      return row !== undefined && parseWalPosition(row.position) >= wanted
    } catch (error) {
      watch.leaveOut(server, error)
      return false
    }
  }

  return {
    current: () => choices.getStore(),
    endAnswer: () => choices.getStore()?.end(),

    answer(reader, act) {
      let found: Promise<DatabaseServer | null> | null = null
      let isOver = false
      const end = () => {
        isOver = true
      }
      const find = async () => {
        found ??= findReplica(reader)
        const server = await found
        return isOver ? null : server
      }
      return choices.run({ find, end }, act)
    },

    async note(ids) {
      try {
        if (ids.length > 0) {
          await positions.advance(ids)
        }
      } catch (error) {
        log.warn({ err: error }, 'A change could not be noted for readers of replicas')
      }
    },

    listServers: () => watch.list(),
    sweep: () => positions.deleteOld(),
  }
}

/** A number by which each key prefers another server ("rendezvous hashing": D. Thaler and C. Ravishankar, 1998). */
function rank(key: string, server: string): number {
  return crc32(`${key} ${server}`)
}
