import type { WorkspaceChanges } from '@marquee/contract/workspace-changes'
import { type WorkspaceTopic, workspaceTopic } from '@marquee/contract/workspace-topics'

/** How long a page that has just been loaded may lack a change. */
const RECENT_MS = 60_000

/**
 * The changes of the workspace that this tab knows.
 * @returns a function that records the contents of an event that is `age` milliseconds old, and returns the topics that are new to this tab;
 * null when the event is about another workspace
 */
export function createKnownChanges(
  workspaceId: string,
): (changes: WorkspaceChanges, age: number) => readonly WorkspaceTopic[] | null {
  let known: WorkspaceChanges | null = null

  return function learn(changes, age) {
    if (changes.workspace_id !== workspaceId) {
      return null
    }
    const before = known
    known = changes
    const isNews = (topic: WorkspaceTopic) =>
      before === null
        ? age < RECENT_MS && changes.changed.includes(topic)
        : (changes.revisions[topic] ?? 0) > (before.revisions[topic] ?? 0)
    return workspaceTopic.options.filter(isNews)
  }
}
