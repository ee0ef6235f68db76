import type { WorkspaceChanges } from '@marquee/contract/workspace-changes'
import { type WorkspaceTopic, workspaceTopic } from '@marquee/contract/workspace-topics'

/** How long a page that has just been loaded may lack a change that other tabs have received. */
const RECENT_MS = 60_000

/** The changes of the workspace that this tab knows, from its own connection or from other tabs. */
export function createKnownChanges(workspaceId: string, now: () => number) {
  const changedAt = new Map<WorkspaceTopic, number>()
  let known: WorkspaceChanges | null = null

  return {
    /**
     * Records the contents of an event.
     * @returns the topics that are new to this tab; null when the event is about another workspace
     */
    learn(changes: WorkspaceChanges): readonly WorkspaceTopic[] | null {
      if (changes.workspace_id !== workspaceId) {
        return null
      }
      const before = known
      known = changes
      const news = workspaceTopic.options.filter((topic) => isNews(topic, before, changes))
      news.forEach((topic) => changedAt.set(topic, now()))
      return news
    },

    /** The answer for a tab that asks; null while no event has been received. */
    tell(): WorkspaceChanges | null {
      const isRecent = (topic: WorkspaceTopic) => now() - (changedAt.get(topic) ?? -RECENT_MS) < RECENT_MS
      return known === null ? null : { ...known, changed: workspaceTopic.options.filter(isRecent) }
    },
  }
}

/** The first event lists its new topics; after it the revision numbers are compared. */
function isNews(
  topic: WorkspaceTopic,
  before: WorkspaceChanges | null,
  { changed, revisions }: WorkspaceChanges,
): boolean {
  return before === null ? changed.includes(topic) : (revisions[topic] ?? 0) > (before.revisions[topic] ?? 0)
}
