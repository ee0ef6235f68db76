import { useSession, useToast } from '@marquee/remote-kit/host-services'
import { useState } from 'react'

/** Ends the session; on failure a toast reports it and the user stays on the page. */
export function useLogOut() {
  const { logout } = useSession()
  const showToast = useToast()
  const [isLeaving, setLeaving] = useState(false)

  async function logOut(): Promise<void> {
    setLeaving(true)
    try {
      await logout()
    } catch (error) {
      setLeaving(false)
      const detail = error instanceof Error ? error.message : 'Try again.'
      showToast({ severity: 'error', summary: 'You are still logged in', detail })
    }
  }

  return { logOut, isLeaving }
}
