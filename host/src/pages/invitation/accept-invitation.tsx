import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useNavigate } from 'react-router'
import { useAcceptInvitation } from '../../api/invitations.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import controls from '@marquee/ui/controls.module.css'

/** Accepts the invitation; its workspace becomes the current one. */
export function AcceptInvitation({ token, onJoined }: { token: string; onJoined: () => void }) {
  const showToast = useToast()
  const navigate = useNavigate()
  const { mutateAsync, error, isPending } = useAcceptInvitation(token, onJoined)

  async function join(): Promise<void> {
    const { name } = await mutateAsync()
    showToast({ severity: 'success', summary: `You are now in ${name}`, life: 6000 })
    void navigate(href('explore'), { replace: true })
  }

  return (
    <>
      {error === null ? null : <FormAlert tone="error">{error.message}</FormAlert>}
      <button
        type="button"
        className={controls.primary}
        aria-disabled={isPending}
        onClick={() => isPending || void join().catch(() => {})}
      >
        {isPending ? 'Joining…' : 'Join the workspace'}
      </button>
    </>
  )
}
