import { useSession, useToast } from '@marquee/remote-kit/host-services'
import { useEffect, useRef } from 'react'
import { useSwitchWorkspace } from '../api/workspaces.ts'

/** Informs a user who was removed from the current workspace, once, that another workspace is current now. */
export function RemovalNotice(): null {
  const { authData } = useSession()
  const { mutate } = useSwitchWorkspace()
  const showToast = useToast()
  const { removed_from: removedFrom, user } = authData
  const workspaceId = user?.current_workspace_id
  const isTold = useRef(false)
  useEffect(() => {
    if (removedFrom === undefined || workspaceId === undefined || isTold.current) {
      return
    }
    isTold.current = true
    showToast({
      severity: 'warn',
      summary: `You are no longer in ${removedFrom}`,
      detail: 'Somebody who manages that workspace removed you. You work in another workspace of yours now.',
    })
    // Selecting the current workspace prevents the notice from being shown again.
    mutate(workspaceId)
  }, [removedFrom, workspaceId, showToast, mutate])
  return null
}
