import { z } from 'zod'
import { sourceCredentials, sourceProvider } from './ad-source-criteria.ts'
import { sourceProblem } from './ad-sources.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

/** A source of ads that the workspace has connected for the brands that it follows. */
export const workspaceSource = z.object({
  id,
  provider: sourceProvider,
  /** The last four characters of the credential. */
  credential_hint: z.string(),
  /** The problem that must be solved before the source is asked again. */
  problem: sourceProblem.nullable(),
  last_used_at: timestamp.nullable(),
})
export type WorkspaceSource = z.infer<typeof workspaceSource>

const rights = { access: 'verified', feature: 'brand_spy' } as const
const connecting = { ...rights, permission: 'integrations.manage', changes: ['followed-brands'] } as const
const body = z.object({ credentials: sourceCredentials })

export const listWorkspaceSources = endpoint('GET', '/api/workspace-sources', {
  ...rights,
  summary: 'The sources of ads that the workspace has connected: one of each provider at most',
  response: z.object({
    data: z.array(workspaceSource),
    /** Whether the server has a key to encrypt credentials with. */
    meta: z.object({ can_keep_credentials: z.boolean() }),
  }),
})

export const connectWorkspaceSource = endpoint('POST', '/api/workspace-sources', {
  ...connecting,
  errors: ['no_credential_keys', 'source_connected'],
  summary:
    'Connects a source: its credentials are tried and kept encrypted, and followed brands are looked at every day',
  body,
  response: dataSchema(workspaceSource),
  status: 201,
})

export const renewWorkspaceSource = endpoint('PUT', '/api/workspace-sources/:id/credentials', {
  ...connecting,
  errors: ['no_credential_keys'],
  summary: 'Replaces the credentials of a source',
  params: idParams,
  body,
  response: dataSchema(workspaceSource),
})

export const disconnectWorkspaceSource = endpoint('DELETE', '/api/workspace-sources/:id', {
  ...connecting,
  summary: 'Forgets the credentials of a source; the ads stay in the library',
  params: idParams,
  response: z.undefined(),
  status: 204,
})
