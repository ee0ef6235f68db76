import type { Readable } from 'node:stream'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createEventStreams, type EventStream } from '../../../platform/http/event-streams.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { changedTopics, changesEvent, type Revisions, readLastEventId } from './change-events.ts'
import { createWorkspaceChangeRepository, type WorkspaceChangeRow } from './workspace-changes.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  sessions: Pick<Sessions, 'listWorkspacesOfUser'>
  /** Grows with every change of what pages run. */
  readReleaseGeneration: () => Promise<number>
}

interface Listener {
  sessionId: string
  workspaceId: string
  revisions: Revisions
  releaseGeneration: number
}

/** Every tab of every browser of one person shares these; a browser needs one. */
const MAX_STREAMS_PER_PERSON = 30
/** A page that has just been loaded may show what was before a change of this last while. */
const RECENT_MS = 60_000
/** A stream outlives its session or its membership for so long at most. */
const SESSION_CHECK_MS = 2000
/** Browsers whose server has gone come back after this and up to as much again: not all at the same moment. */
const RETRY_MS = 1500

/** Tells open pages what members change: names only, and never of a workspace that the listener is not in. */
export function createWorkspaceChangeService({ db, clock, log, sessions, readReleaseGeneration }: Dependencies) {
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
    for (const stream of streams) {
      const { workspaceId: workspace_id, revisions: known, releaseGeneration } = stream.state
      const revisions = newest(known, toRevisions(current.get(workspace_id) ?? []))
      const changed = changedTopics(known, revisions)
      if (changed.length > 0 || releaseGeneration !== release_generation) {
        stream.state = { ...stream.state, revisions, releaseGeneration: release_generation }
        stream.send(changesEvent({ workspace_id, revisions, changed, release_generation }))
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
    /** Says that something changed. A change that cannot be told has happened all the same: nothing is thrown. */
    async announce(workspaceId: string, topics: readonly WorkspaceTopic[]): Promise<void> {
      try {
        await repository.advance(workspaceId, topics, clock.now())
        streams.announce()
      } catch (error) {
        log.warn({ err: error }, 'A change could not be told to open pages')
      }
    },

    /**
     * The same as a part of a transaction: told if and only if it commits. Another change of the same topics waits for its end.
     * Streams hear of it with their next look.
     */
    announceIn: (transaction: Database, workspaceId: string, topics: readonly WorkspaceTopic[]): Promise<void> =>
      createWorkspaceChangeRepository(transaction).advance(workspaceId, topics, clock.now()),

    /**
     * Opens a stream of what changes in the actor's workspace.
     * @param lastEventId of the connection that broke: what was missed is in the first event
     * @throws DomainError 429 when too many are open
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

/** Two looks may overlap: an older count never follows a newer one. */
function newest(known: Revisions, found: Revisions): Revisions {
  const topics = Object.keys({ ...known, ...found }) as WorkspaceTopic[]
  return Object.fromEntries(topics.map((topic) => [topic, Math.max(known[topic] ?? 0, found[topic] ?? 0)]))
}

function recentTopics(rows: readonly WorkspaceChangeRow[], now: Date): WorkspaceTopic[] {
  return rows.filter(({ updated_at }) => now.getTime() - updated_at.getTime() < RECENT_MS).map(({ topic }) => topic)
}
