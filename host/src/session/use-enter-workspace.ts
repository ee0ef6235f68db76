import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useSwitchWorkspace } from '../api/workspaces.ts'

/** Makes another workspace the current one, everywhere; a toast says how it went. */
export function useEnterWorkspace(onEntered?: () => void) {
  const { mutateAsync, isPending } = useSwitchWorkspace()
  const tellOutcome = useOutcomeToast()
  return {
    enter: ({ id, name }: { id: string; name: string }) =>
      void tellOutcome(mutateAsync(id, { onSuccess: () => onEntered?.() }), {
        success: `You are now in ${name}`,
        failure: 'The workspace was not changed',
      }),
    isPending,
  }
}
