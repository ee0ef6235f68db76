import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './primitives.ts'

/**
 * A stream of server-sent events with the names of the changed topics of the caller's workspace: a page then fetches the data by the
 * endpoints that check the access rights. It is read by the browser's `EventSource`, not by `callEndpoint`: the body never ends. The
 * stream ends with the session and with the membership. It also announces new releases, and carries the feature flags that this server
 * serves, as GrowthBook's event `features`.
 */
export const streamWorkspaceChanges = endpoint('GET', '/api/workspace-changes', {
  access: 'verified',
  plan: 'none',
  summary: 'Server-sent events that name what has changed in the workspace',
  response: z.undefined(),
})

/** The name of its events. */
export const WORKSPACE_CHANGES_EVENT = 'changes'

/** The data of such an event. A page that is older than the server ignores unknown topics. */
export const workspaceChanges = z.object({
  workspace_id: id,
  /** The number of changes of each topic so far; a topic without changes is missing. */
  revisions: z.record(z.string(), z.number().int()),
  /** The topics that changed since the previous event. In the first event: since `Last-Event-ID`, or in the last minute. */
  changed: z.array(z.string()),
  /**
   * The number of releases of the product's own pages: an open page with a smaller count asks for the new releases. Older servers do not
   * send it.
   */
  release_generation: z.number().int().default(0),
})
export type WorkspaceChanges = z.infer<typeof workspaceChanges>
