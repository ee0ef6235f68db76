import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** Announces a change of a list or a form to screen readers, as in "124 ads found"; an empty message announces nothing. */
export function Announcer({ message }: { message: string }) {
  return (
    <output aria-live="polite" aria-atomic>
      <VisuallyHidden>{message}</VisuallyHidden>
    </output>
  )
}
