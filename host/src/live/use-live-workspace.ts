import { toApiUrl } from '@marquee/api-client/call-endpoint'
import { refreshChanged } from '@marquee/api-client/live-queries'
import { streamWorkspaceChanges, WORKSPACE_CHANGES_EVENT, workspaceChanges } from '@marquee/contract/workspace-changes'
import { useSession } from '@marquee/remote-kit/host-services'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { hearTopics } from './heard-topics.ts'
import { createKnownChanges } from './known-changes.ts'
import type { SharedStream } from './shared-stream.ts'

/**
 * Refetches data that other members change while the page is open. Every tab compares the events with its own state, so that no change is
 * missed or handled twice when tabs open, close and pause.
 */
export function useLiveWorkspace(stream: SharedStream, onReleaseGeneration: (generation: number) => void): void {
  const { authData, refresh } = useSession()
  const queryClient = useQueryClient()
  // A former member must not go on seeing data of the workspace. If the server cannot be reached, the next event repeats the check.
  const lookAgain = useEffectEvent(() => void refresh().catch(() => {}))
  const isVerified = (authData.user?.email_verified_at ?? null) !== null
  const workspaceId = isVerified ? authData.user?.current_workspace_id : undefined

  useEffect(() => {
    if (workspaceId === undefined) {
      return
    }
    const learn = createKnownChanges(workspaceId)
    return stream.subscribe({
      address: toApiUrl(streamWorkspaceChanges.path),
      onEvent({ name, data, at }) {
        if (name !== WORKSPACE_CHANGES_EVENT) {
          return
        }
        const changes = workspaceChanges.parse(JSON.parse(data))
        onReleaseGeneration(changes.release_generation)
        const news = learn(changes, Date.now() - at)
        if (news === null) {
          lookAgain()
        } else if (news.length > 0) {
          hearTopics(news)
          refreshChanged(queryClient, news)
        }
      },
      onRefused: lookAgain,
    })
  }, [workspaceId, stream, queryClient, onReleaseGeneration])
}
