import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { requestAcceptInvitation } from '../../api/invitations.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import controls from '@marquee/ui/controls.module.css'
import { useShell } from '../../shell/shell.ts'

/** Joins the workspace, which is the current one from then on. */
export function AcceptInvitation({ token, onJoined }: { token: string; onJoined: () => void }) {
  const { authSession } = useShell()
  const showToast = useToast()
  const navigate = useNavigate()
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const { name } = await requestAcceptInvitation(token)
      onJoined()
      await authSession.refresh()
      return name
    },
    onSuccess: (name) => {
      showToast({ severity: 'success', summary: `You are now in ${name}`, life: 6000 })
      void navigate(href('explore'), { replace: true })
    },
  })
  return (
    <>
      {error === null ? null : <FormAlert tone="error">{error.message}</FormAlert>}
      <button
        type="button"
        className={controls.primary}
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {isPending ? 'Joining…' : 'Join the workspace'}
      </button>
    </>
  )
}
