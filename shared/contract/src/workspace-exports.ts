import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { fileStem, id, idParams, timestamp } from './primitives.ts'

export const workspaceExport = z.object({
  id,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  size: z.number().int().nullable().describe('bytes'),
  /** The address of the archive, for owners and admins, as long as it exists. */
  url: z.string().nullable(),
  expires_at: timestamp.nullable(),
  created_at: timestamp,
})
export type WorkspaceExport = z.infer<typeof workspaceExport>

export const startWorkspaceExport = endpoint('POST', '/api/workspace-exports', {
  access: 'verified',
  permission: 'workspace.manage',
  plan: 'none',
  changes: ['workspace'],
  summary: 'Starts making an archive of all that the workspace has; a mail says when it is ready',
  response: dataSchema(workspaceExport),
  status: 201,
})

export const getLatestWorkspaceExport = endpoint('GET', '/api/workspace-exports/latest', {
  access: 'verified',
  plan: 'none',
  summary: 'How far the newest archive of the workspace is; null when there is none',
  response: dataSchema(workspaceExport.nullable()),
})

export const downloadWorkspaceExport = download('GET', '/workspace-exports/:id/:name.zip', {
  access: 'verified',
  permission: 'workspace.manage',
  plan: 'none',
  summary: 'The archive itself, while it is there',
  params: idParams.extend({ name: fileStem }),
  contentType: 'application/zip',
})
