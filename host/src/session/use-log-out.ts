import { useSession, useToast } from '@marquee/remote-kit/host-services'
import { useState } from 'react'

/** Ends the session; when that fails a toast says so and the person stays. */
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
