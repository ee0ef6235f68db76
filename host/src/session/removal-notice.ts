import { useSession, useToast } from '@marquee/remote-kit/host-services'
import { useEffect, useRef } from 'react'
import { switchWorkspace } from '../api/workspaces.ts'

/** Says once to a member who was removed from the workspace they worked in that they are in another one now. */
export function RemovalNotice(): null {
  const { authData, refresh } = useSession()
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
    // Choosing the workspace that they are in keeps it from being said again.
    void switchWorkspace(workspaceId).then(refresh, () => {})
  }, [removedFrom, workspaceId, showToast, refresh])
  return null
}
