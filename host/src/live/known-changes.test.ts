import { workspaceChanges } from '@marquee/contract/workspace-changes'
import { createKnownChanges } from './known-changes.ts'

const workspaceId = '00000000-0000-7000-8000-000000000001'

test('[F-02] a page that is older than the server hears what it knows, and passes over other topics', () => {
  const known = createKnownChanges(workspaceId, () => 0)
  const event = (revisions: object, changed: string[]) =>
    workspaceChanges.parse({ workspace_id: workspaceId, revisions, changed })
  expect(known.learn(event({ boards: 1, campaigns: 1 }, ['boards', 'campaigns']))).toEqual(['boards'])
  expect(known.learn(event({ boards: 2, campaigns: 2 }, ['campaigns']))).toEqual(['boards'])
  expect(known.tell()?.changed).toEqual(['boards'])
})
