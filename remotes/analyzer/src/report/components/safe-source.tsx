import { OUTSIDE_LINK, safeWebAddress } from '@marquee/ui/safe-link'

/** Where a rule comes from. */
export function SafeSource({ title, url }: { title: string; url: string | null }) {
  const address = safeWebAddress(url)
  return address === null ? (
    <span>{title}.</span>
  ) : (
    <a href={address} {...OUTSIDE_LINK}>
      {title}
    </a>
  )
}
