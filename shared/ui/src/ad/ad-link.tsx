interface AdLinkProps {
  id: string
  className: string | undefined
  /** What the link is called; begins with what it shows. */
  label: string
  href: string
  onOpen: () => void
  children: React.ReactNode
}

/**
 * The link to an ad's details. A plain one: a router's link computes its address and listens to the location in each of the
 * hundreds of ads that a list mounts while it scrolls. Clicks that ask for another tab or window are left to the browser.
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
