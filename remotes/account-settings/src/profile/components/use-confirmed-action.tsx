import { ApiError } from '@marquee/api-client/api-error'
import { useToast } from '@marquee/remote-kit/host-services'
import { useState } from 'react'
import { PasswordDialog } from './password-dialog.tsx'

type Action = () => Promise<void>

/** Laravel's status for a request that needs the password again. */
const PASSWORD_REQUIRED = 423

/**
 * Runs a sensitive action: when the server first requires the password, a dialog asks for it, and the action runs again.
 * @returns `run`, whether an action is running, and the dialog, which has to be rendered
 */
export function useConfirmedAction() {
  const showToast = useToast()
  const [isRunning, setIsRunning] = useState(false)
  const [waiting, setWaiting] = useState<Action | null>(null)

  async function attempt(action: Action): Promise<void> {
    setIsRunning(true)
    try {
      await action()
      setWaiting(null)
    } catch (error) {
      if (error instanceof ApiError && error.status === PASSWORD_REQUIRED) {
        setWaiting(() => action)
      } else {
        setWaiting(null)
        showToast({
          severity: 'error',
          summary: 'That did not work',
          detail: error instanceof Error ? error.message : 'Try again.',
        })
      }
    } finally {
      setIsRunning(false)
    }
  }

  return {
    isRunning,
    run: (action: Action) => void attempt(action),
    dialog:
      waiting === null ? null : <PasswordDialog onConfirm={() => attempt(waiting)} onClose={() => setWaiting(null)} />,
  }
}
