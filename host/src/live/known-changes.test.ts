import { workspaceChanges } from '@marquee/contract/workspace-changes'
import { createKnownChanges } from './known-changes.ts'

const workspaceId = '00000000-0000-7000-8000-000000000001'

const event = (revisions: object, changed: string[], workspace_id = workspaceId) =>
  workspaceChanges.parse({ workspace_id, revisions, changed })

test('[F-02] a page that is older than the server hears what it knows, and passes over other topics', () => {
  const learn = createKnownChanges(workspaceId)
  expect(learn(event({ boards: 1, campaigns: 1 }, ['boards', 'campaigns']), 0)).toEqual(['boards'])
  expect(learn(event({ boards: 2, campaigns: 2 }, ['campaigns']), 0)).toEqual(['boards'])
})

test('[F-02] the first event tells a page what has just changed; later ones, at any age, what it has missed', () => {
  const learn = createKnownChanges(workspaceId)
  expect(learn(event({ boards: 1 }, ['boards']), 61_000)).toEqual([])
  expect(learn(event({ boards: 1, 'saved-ads': 4 }, []), 61_000)).toEqual(['saved-ads'])
  expect(learn(event({ boards: 1, 'saved-ads': 4 }, ['boards', 'saved-ads']), 0)).toEqual([])
})

test('[F-02] an event of another workspace is no news of this one', () => {
  const learn = createKnownChanges(workspaceId)
  expect(learn(event({ boards: 1 }, ['boards'], '00000000-0000-7000-8000-000000000002'), 0)).toBeNull()
})
