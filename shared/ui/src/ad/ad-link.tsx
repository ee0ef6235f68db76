interface AdLinkProps {
  id: string
  className: string | undefined
  /** The accessible name of the link; it starts with the visible text. */
  label: string
  href: string
  onOpen: () => void
  children: React.ReactNode
}

/**
 * The link to an ad's details. It is a plain link: a router's link computes its address and listens to the location, for each of the
 * hundreds of ads that a list mounts while it scrolls. The browser handles clicks that ask for another tab or window.
 */
export function AdLink({ label, onOpen, ...link }: AdLinkProps) {
  return (
    <a
      {...link}
      aria-label={label}
      tabIndex={-1}
      dir="auto"
      onClick={(event) => {
        if (isPlain(event)) {
          event.preventDefault()
          onOpen()
        }
      }}
    />
  )
}

function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: React.MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
