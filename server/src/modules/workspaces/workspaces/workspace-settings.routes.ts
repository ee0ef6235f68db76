import {
  deleteWorkspace,
  getWorkspaceSettings,
  listDeletedWorkspaces,
  removeWorkspaceLogo,
  restoreWorkspace,
  updateWorkspaceSettings,
  uploadWorkspaceLogo,
} from '@marquee/contract/workspace-settings'
import type { FastifyInstance } from 'fastify'
import { implement, implementUpload } from '../../../platform/http/implement.ts'
import type { WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import type { WorkspaceDeletionService } from './workspace-deletion.service.ts'
import type { WorkspaceSettingsService } from './workspace-settings.service.ts'

export function registerWorkspaceSettingsRoutes(
  app: FastifyInstance,
  settings: WorkspaceSettingsService,
  deletion: WorkspaceDeletionService,
  changes: Pick<WorkspaceChangeService, 'announce'>,
): void {
  implement(app, getWorkspaceSettings, async ({ actor }) => ({ data: await settings.get(actor) }))
  implement(app, updateWorkspaceSettings, async ({ actor, body }) => ({ data: await settings.update(actor, body) }))
  implementUpload(app, uploadWorkspaceLogo, async ({ actor, file }) => ({
    data: await settings.uploadLogo(actor, file.content),
  }))
  implement(app, removeWorkspaceLogo, async ({ actor }) => ({ data: await settings.removeLogo(actor) }))
  implement(app, deleteWorkspace, async ({ actor, params }) => {
    const data = await deletion.delete(actor, params.id)
    if (params.id !== actor.workspaceId) {
      // The contract's changes are announced in the actor's current workspace, so those of another workspace are announced here.
      await changes.announce(params.id, deleteWorkspace.changes)
    }
    return { data }
  })
  implement(app, listDeletedWorkspaces, ({ actor, query }) => deletion.list(actor, query))
  implement(app, restoreWorkspace, async ({ actor, params }) => ({ data: await deletion.restore(actor, params.id) }))
}
