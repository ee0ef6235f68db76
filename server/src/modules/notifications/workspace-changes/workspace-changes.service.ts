import type { WorkspaceChanges } from '@marquee/contract/workspace-changes'
import type { Readable } from 'node:stream'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Reads } from '../../../platform/database/replicas/reads.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createEventStreams, type EventStream } from '../../../platform/http/event-streams.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { changedTopics, changesEvent, type Revisions, readLastEventId } from './change-events.ts'
import { createWorkspaceChangeRepository, type WorkspaceChangeRow } from './workspace-changes.repository.ts'

interface Dependencies {
  db: Database
  reads: Pick<Reads, 'note'>
  clock: Clock
  log: Pick<Logger, 'warn'>
  sessions: Pick<Sessions, 'listWorkspacesOfUser'>
  /** Reads a generation that grows with every change of the releases that pages run. */
  readReleaseGeneration: () => Promise<number>
}

interface Listener {
  sessionId: string
  workspaceId: string
  revisions: Revisions
  releaseGeneration: number
}

/** Shared by all tabs of all browsers of one user; a browser needs one stream. */
const MAX_STREAMS_PER_PERSON = 30
/** A page that has just been loaded may still show the state before changes of this recent period. */
const RECENT_MS = 60_000
/** The longest time that a stream outlives its session or its membership. */
const SESSION_CHECK_MS = 2000
/** Browsers reconnect after this time plus a random time of up to the same length, so that they do not all return at once. */
const RETRY_MS = 1500

/** Tells open pages about changes by members: only topic names, and only of a workspace that the listener is a member of. */
export function createWorkspaceChangeService(dependencies: Dependencies) {
  const { db, reads, clock, log, sessions, readReleaseGeneration } = dependencies
  const repository = createWorkspaceChangeRepository(db)
  let checkedAt = 0

  async function endLost(streams: readonly EventStream<Listener>[]): Promise<void> {
    if (performance.now() - checkedAt < SESSION_CHECK_MS) {
      return
    }
    checkedAt = performance.now()
    const workspaces = await sessions.listWorkspacesOfUser(streams.map(({ state }) => state.sessionId))
    for (const stream of streams) {
      if (workspaces.get(stream.state.sessionId) !== stream.state.workspaceId) {
        stream.end()
      }
    }
  }

  async function look(streams: readonly EventStream<Listener>[]): Promise<void> {
    await endLost(streams)
    const workspaceIds = [...new Set(streams.map(({ state }) => state.workspaceId))]
    const [rows, release_generation] = await Promise.all([repository.list(workspaceIds), readReleaseGeneration()])
    const current = Map.groupBy(rows, (row) => row.workspace_id)
    function findNews({ state }: EventStream<Listener>): WorkspaceChanges | null {
      const { workspaceId: workspace_id, revisions: known, releaseGeneration } = state
      const revisions = newest(known, toRevisions(current.get(workspace_id) ?? []))
      const changed = changedTopics(known, revisions)
      const isNew = changed.length > 0 || releaseGeneration !== release_generation
      return isNew ? { workspace_id, revisions, changed, release_generation } : null
    }

    // What pages are told of is in what they read next.
    await reads.note([...new Set(streams.flatMap((stream) => findNews(stream)?.workspace_id ?? []))])
    for (const stream of streams) {
      const news = findNews(stream)
      if (news !== null) {
        stream.state = { ...stream.state, revisions: news.revisions, releaseGeneration: release_generation }
        stream.send(changesEvent(news))
      }
    }
  }

  const streams = createEventStreams<Listener>({
    look,
    failure: 'Changes of workspaces could not be looked for; trying again',
    log,
    limits: { maxStreamsPerOwner: MAX_STREAMS_PER_PERSON },
  })

  async function begin({ sessionId, workspaceId }: Actor, lastEventId: string | undefined) {
    const [rows, releaseGeneration] = await Promise.all([repository.list([workspaceId]), readReleaseGeneration()])
    const revisions = toRevisions(rows)
    const known = readLastEventId(lastEventId)
    const isResumed = known?.workspace_id === workspaceId
    const changed = isResumed ? changedTopics(known.revisions, revisions) : recentTopics(rows, clock.now())
    const retry = Math.round(RETRY_MS * (1 + Math.random()))
    const event = { workspace_id: workspaceId, revisions, changed, release_generation: releaseGeneration }
    const text = `retry: ${retry}\n${changesEvent(event)}`
    return { state: { sessionId, workspaceId, revisions, releaseGeneration }, text }
  }

  return {
    /** Announces a change. A failure is not thrown, because the change itself has already happened. */
    async announce(workspaceId: string, topics: readonly WorkspaceTopic[]): Promise<void> {
      try {
        await repository.advance(workspaceId, topics, clock.now())
        streams.announce()
      } catch (error) {
        log.warn({ err: error }, 'A change could not be told to open pages')
      }
    },

    /**
     * The same as a part of a transaction: announced if and only if it commits. Other changes of the same topics wait for its end.
     * Streams notice it at their next check.
     */
    announceIn: (transaction: Database, workspaceId: string, topics: readonly WorkspaceTopic[]): Promise<void> =>
      createWorkspaceChangeRepository(transaction).advance(workspaceId, topics, clock.now()),

    /**
     * Opens a stream of the changes in the actor's workspace.
     * @param lastEventId of the connection that broke: the first event contains the missed changes
     * @throws DomainError 429 when too many streams are open
     */
    open: (actor: Actor, lastEventId: string | undefined): Promise<Readable> =>
      streams.open(actor.userId, () => begin(actor, lastEventId)),

    closeAll: () => streams.closeAll(),
  }
}

export type WorkspaceChangeService = ReturnType<typeof createWorkspaceChangeService>

function toRevisions(rows: readonly WorkspaceChangeRow[]): Revisions {
  return Object.fromEntries(rows.map(({ topic, revision }) => [topic, revision]))
}

/** Two reads may overlap: an older revision never replaces a newer one. */
function newest(known: Revisions, found: Revisions): Revisions {
  const topics = Object.keys({ ...known, ...found }) as WorkspaceTopic[]
  return Object.fromEntries(topics.map((topic) => [topic, Math.max(known[topic] ?? 0, found[topic] ?? 0)]))
}

function recentTopics(rows: readonly WorkspaceChangeRow[], now: Date): WorkspaceTopic[] {
  return rows.filter(({ updated_at }) => now.getTime() - updated_at.getTime() < RECENT_MS).map(({ topic }) => topic)
}
