import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** Tells screen readers a change of a list or a form, as in "124 ads found"; an empty message says nothing. */
export function Announcer({ message }: { message: string }) {
  return (
    <output aria-live="polite" aria-atomic>
      <VisuallyHidden>{message}</VisuallyHidden>
    </output>
  )
}
