import { EmptyState } from '@marquee/ui/empty-state'
import { LinkButton } from '@marquee/ui/link-button'

interface ViewersOnlyProps {
  /** What is created, as in "images". */
  things: string
  /** The address of the list of them. */
  to: string
}

/** Stands in place of a wizard for users who may only view. */
export function ViewersOnly({ things, to }: ViewersOnlyProps) {
  return (
    <EmptyState
      level={1}
      title={`You can look at ${things}, but not create any`}
      action={<LinkButton to={to}>See the {things}</LinkButton>}
    >
      You are a viewer of this workspace. Its owner or an admin can give you a role that creates {things}.
    </EmptyState>
  )
}
