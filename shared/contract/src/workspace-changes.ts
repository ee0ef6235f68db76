import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './primitives.ts'

/**
 * A stream of server-sent events that tells what has changed in the caller's workspace, by name only: a page asks for the rest
 * by the endpoints that check who may see it. Read by the browser's `EventSource`, and not by `callEndpoint`: the body never ends.
 * It ends with the session and with the membership. It tells of new releases as well.
 */
export const streamWorkspaceChanges = endpoint('GET', '/api/workspace-changes', {
  access: 'verified',
  plan: 'none',
  summary: 'Server-sent events that name what has changed in the workspace',
  response: z.undefined(),
})

/** The name of its events. */
export const WORKSPACE_CHANGES_EVENT = 'changes'

/** What such an event says. A page that is older than the server passes over topics that it does not know. */
export const workspaceChanges = z.object({
  workspace_id: id,
  /** How often each topic has ever changed; one that never did is missing. */
  revisions: z.record(z.string(), z.number().int()),
  /** What is new since the event before. In the first event: since `Last-Event-ID`, or in the last minute. */
  changed: z.array(z.string()),
  /** Counts what was released of the product's own pages: an open page whose own count is smaller asks what is new. Older servers do not say. */
  release_generation: z.number().int().default(0),
})
export type WorkspaceChanges = z.infer<typeof workspaceChanges>
