import { toAddress } from '@marquee/contract/address'
import { can } from '@marquee/contract/permissions'
import { downloadWorkspaceExport, type WorkspaceExport } from '@marquee/contract/workspace-exports'
import { z } from 'zod'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import { type ArchivedImage, createWorkspaceArchive } from './workspace-archive.ts'
import { createWorkspaceExportMail } from './workspace-export.mail.ts'
import { createWorkspaceExportRepository, type WorkspaceExportRow } from './workspace-exports.repository.ts'

export const makeWorkspaceExport = queue('workspace-exports.make', {
  data: z.object({ export_id: z.uuid() }),
  hasTurns: true,
  expireInSeconds: 60 * 60,
})

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  jobs: Pick<Jobs, 'send'>
  mails: Pick<MailService, 'define' | 'send'>
  users: Pick<UserService, 'find'>
  workspaces: Pick<WorkspaceService, 'getOwner'>
  files: { listForArchive: (workspaceId: string) => Promise<ArchivedImage[]> }
  /** Notifies the open pages of the workspace. */
  announce: (workspaceId: string) => Promise<void>
  appUrl: string
}

const LIFE_MS = 7 * DAY_MS

/** Archives with all data of a workspace: made in the background, one at a time, and removed after a week. */
export function createWorkspaceExportService(dependencies: Dependencies) {
  const { db, clock, storage, jobs, mails, users, workspaces, files, announce, appUrl } = dependencies
  const repository = createWorkspaceExportRepository(db)
  const mail = mails.define(createWorkspaceExportMail(appUrl))

  function present(row: WorkspaceExportRow, { role }: Actor): WorkspaceExport {
    const day = row.created_at.toISOString().slice(0, 10)
    const isOpen = isThere(row, clock.now()) && can(role, 'workspace.manage')
    return {
      id: row.id,
      state: row.state,
      size: row.size === null ? null : Number(row.size),
      url: isOpen ? toAddress(downloadWorkspaceExport, { params: { id: row.id, name: `marquee-${day}` } }) : null,
      expires_at: row.expires_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    }
  }

  async function getLatest(actor: Actor): Promise<WorkspaceExport | null> {
    const row = await repository.findLatest(actor.workspaceId)
    return row === undefined ? null : present(row, actor)
  }

  async function write(row: WorkspaceExportRow): Promise<number> {
    const images = await files.listForArchive(row.workspace_id)
    // One snapshot for all tables, so that all references point to rows in the archive.
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const archive = await createWorkspaceArchive({ transaction, storage }, row.workspace_id, images)
        return (await storage.put(toKey(row.id), archive)).size
      })
  }

  return {
    getLatest,

    /** Starts an archive, or answers with the one in progress. */
    async start(actor: Actor): Promise<WorkspaceExport> {
      const now = clock.now()
      await db.transaction().execute(async (transaction) => {
        const export_id = await createWorkspaceExportRepository(transaction).insert({
          workspace_id: actor.workspaceId,
          created_by: actor.userId,
          state: 'waiting',
          size: null,
          expires_at: null,
          created_at: now,
          updated_at: now,
        })
        if (export_id !== undefined) {
          await jobs.send(makeWorkspaceExport, { export_id }, { transaction, workspaceId: actor.workspaceId })
        }
      })
      const latest = await getLatest(actor)
      if (latest === null) {
        throw notFound('export')
      }
      return latest
    },

    /** @throws DomainError 404 also for an archive that is not ready or has expired */
    async open(actor: Actor, id: string): Promise<StoredObject> {
      const row = await repository.find(actor.workspaceId, id)
      const object = row !== undefined && isThere(row, clock.now()) ? await storage.get(toKey(id)) : null
      if (object === null) {
        throw notFound('file')
      }
      return object
    },

    /** The work of {@link makeWorkspaceExport}; running it again writes the archive again. */
    async make(id: string, { attempt }: Pick<JobAttempt, 'attempt'>): Promise<void> {
      const row = await repository.findForWork(id)
      if (row === undefined || row.state === 'done') {
        return
      }
      await repository.update(id, { state: 'running', updated_at: clock.now() })
      try {
        const size = await write(row)
        const now = clock.now()
        const expires_at = new Date(now.getTime() + LIFE_MS)
        const { workspaceName } = await workspaces.getOwner(row.workspace_id)
        const asker = row.created_by === null ? undefined : await users.find(row.created_by)
        await db.transaction().execute(async (transaction) => {
          const changes = { state: 'done', size, expires_at, updated_at: now } as const
          await createWorkspaceExportRepository(transaction).update(id, changes)
          if (asker !== undefined) {
            await mails.send(transaction, mail, asker.email, { name: workspaceName })
          }
        })
      } catch (error) {
        if (attempt > makeWorkspaceExport.retryLimit) {
          await repository.update(id, { state: 'failed', updated_at: clock.now() })
        }
        // The workspace may have been removed while the archive was written, together with the row that names the storage key.
        await storage.delete(toKey(id))
        throw error
      } finally {
        await announce(row.workspace_id)
      }
    },

    async removeExpired(): Promise<void> {
      await repository.removeExpired(clock.now())
    },
  }
}

export type WorkspaceExportService = ReturnType<typeof createWorkspaceExportService>

function isThere({ state, expires_at }: WorkspaceExportRow, now: Date): boolean {
  return state === 'done' && expires_at !== null && expires_at > now
}

function toKey(id: string): string {
  return `workspace-exports/${id}.zip`
}
