import type { HandlerInput } from '@marquee/contract/endpoint'
import type { createWorkspace, Workspace } from '@marquee/contract/workspaces'
import type { Database } from '../../../platform/database/database.ts'
import { conflict } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { WorkspacePlans } from '../workspaces.ports.ts'
import type { WorkspaceActivityService } from '../workspace-activity/workspace-activity.service.ts'
import { createWorkspaceRepository } from './workspaces.repository.ts'
import type { WorkspaceService } from './workspaces.service.ts'

interface Dependencies {
  db: Database
  workspaces: Pick<WorkspaceService, 'create' | 'addMember' | 'get'>
  plans: Pick<WorkspacePlans, 'startTrial'>
  activity: Pick<WorkspaceActivityService, 'record'>
}

interface Person {
  id: string
  displayName: string
}

/** More than any user needs, and too few for a script to fill the database. */
const MOST_OWNED = 20

/** Workspaces that users create for themselves. A user's first one is on trial, further ones have no plan yet. */
export function createOwnWorkspaceService({ db, workspaces, plans, activity }: Dependencies) {
  async function found(transaction: Database, userId: string, name: string, idempotencyKey?: string): Promise<string> {
    const origin = idempotencyKey === undefined ? {} : { createdBy: userId, idempotencyKey }
    const id = await workspaces.create(transaction, { name, ...origin })
    await workspaces.addMember(transaction, id, userId, 'owner')
    await plans.startTrial(transaction, id, userId)
    const entry = { workspaceId: id, actorId: userId, action: 'workspace.created', subject: name } as const
    await activity.record(transaction, entry)
    return id
  }

  return {
    /** Repeating a call with the same key creates nothing new. @throws DomainError 409 `too_many_workspaces` */
    async create(actor: Actor, body: HandlerInput<typeof createWorkspace>['body']): Promise<Workspace> {
      const { name, idempotency_key: key } = body
      const id = await db.transaction().execute(async (transaction) => {
        const repository = createWorkspaceRepository(transaction)
        await repository.lockOwner(actor.userId)
        const known = await repository.findByIdempotencyKey(actor.userId, key)
        if (known !== undefined) {
          return known
        }
        if ((await repository.countOwned(actor.userId)) >= MOST_OWNED) {
          throw conflict(`You can own ${MOST_OWNED} workspaces.`, 'too_many_workspaces')
        }
        return found(transaction, actor.userId, name, key)
      })
      return workspaces.get(actor, id)
    },

    /** Creates a workspace for a user who has just left their last one: an account always has a workspace. */
    async ensure(transaction: Database, { id, displayName }: Person): Promise<void> {
      if (!(await createWorkspaceRepository(transaction).hasMember(id))) {
        await found(transaction, id, `${displayName}'s workspace`)
      }
    },
  }
}

export type OwnWorkspaceService = ReturnType<typeof createOwnWorkspaceService>
