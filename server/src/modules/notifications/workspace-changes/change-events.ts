import { WORKSPACE_CHANGES_EVENT, type WorkspaceChanges, workspaceChanges } from '@marquee/contract/workspace-changes'
import { type WorkspaceTopic, workspaceTopic } from '@marquee/contract/workspace-topics'
import { z } from 'zod'

export type Revisions = WorkspaceChanges['revisions']

/** The revisions that a reader had when the connection broke. */
type Known = Pick<WorkspaceChanges, 'workspace_id' | 'revisions'>

const lastEvent = workspaceChanges.pick({ workspace_id: true, revisions: true })

/** An event with the names of the changed topics. Its id contains the revisions that its reader then knows. */
export function changesEvent(changes: WorkspaceChanges): string {
  const { workspace_id, revisions } = changes
  const id = Buffer.from(JSON.stringify({ workspace_id, revisions })).toString('base64url')
  return `id: ${id}\nevent: ${WORKSPACE_CHANGES_EVENT}\ndata: ${JSON.stringify(changes)}\n\n`
}

/** The content of the header `Last-Event-ID`; null when the header is missing or the server did not make it. */
export function readLastEventId(header: string | undefined): Known | null {
  const parsed = z
    .string()
    .transform((id, context) => {
      try {
        return JSON.parse(Buffer.from(id, 'base64url').toString()) as unknown
      } catch {
        context.addIssue('This is no id of an event.')
        return z.NEVER
      }
    })
    .pipe(lastEvent)
    .safeParse(header)
  return parsed.success ? parsed.data : null
}

/** The topics whose revisions differ. */
export function changedTopics(before: Revisions, after: Revisions): WorkspaceTopic[] {
  return workspaceTopic.options.filter((topic) => before[topic] !== after[topic])
}
