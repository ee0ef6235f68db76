import type { WorkspaceChanges } from '@marquee/contract/workspace-changes'
import { type WorkspaceTopic, workspaceTopic } from '@marquee/contract/workspace-topics'

/** How long a page that has just been loaded may lack a change that others have heard of. */
const RECENT_MS = 60_000

/** What this tab knows of its workspace's changes, from whichever tab they came. */
export function createKnownChanges(workspaceId: string, now: () => number) {
  const changedAt = new Map<WorkspaceTopic, number>()
  let known: WorkspaceChanges | null = null

  return {
    /**
     * Learns what an event says.
     * @returns the topics that are news to this tab; null when it is about another workspace
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

    /** What a tab that asks is told; null while nothing has been heard. */
    tell(): WorkspaceChanges | null {
      const isRecent = (topic: WorkspaceTopic) => now() - (changedAt.get(topic) ?? -RECENT_MS) < RECENT_MS
      return known === null ? null : { ...known, changed: workspaceTopic.options.filter(isRecent) }
    },
  }
}

/** The first event says itself what is new; after it the counts do. */
function isNews(
  topic: WorkspaceTopic,
  before: WorkspaceChanges | null,
  { changed, revisions }: WorkspaceChanges,
): boolean {
  return before === null ? changed.includes(topic) : (revisions[topic] ?? 0) > (before.revisions[topic] ?? 0)
}
