import { refreshChanged } from '@marquee/api-client/live-queries'
import { useSession } from '@marquee/remote-kit/host-services'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { hearTopics } from './heard-topics.ts'
import { openChangeSource } from './change-source.ts'
import { followWorkspace } from './live-workspace.ts'

const CHANNEL = 'marquee-live-workspace'

/**
 * Refetches data that other members change while the page is open. A browser that lacks one of the needed APIs shows the changes at its
 * next fetch.
 */
export function useLiveWorkspace(onReleaseGeneration: (generation: number) => void): void {
  const { authData, refresh } = useSession()
  const queryClient = useQueryClient()
  // A former member must not go on seeing data of the workspace. If the server cannot be reached, the next event repeats the check.
  const lookAgain = useEffectEvent(() => void refresh().catch(() => {}))
  const workspaceId = authData.user?.current_workspace_id

  useEffect(() => {
    if (workspaceId === undefined || !('locks' in navigator) || !('BroadcastChannel' in window)) {
      return
    }
    return followWorkspace({
      workspaceId,
      channel: new BroadcastChannel(CHANNEL),
      locks: navigator.locks,
      connect: (onEvent) => openChangeSource(onEvent, lookAgain),
      window,
      document,
      onChange: (topics) => {
        hearTopics(topics)
        refreshChanged(queryClient, topics)
      },
      onReleaseGeneration,
      onOtherWorkspace: lookAgain,
    })
  }, [workspaceId, queryClient, onReleaseGeneration])
}
