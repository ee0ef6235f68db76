import type { BrandLook } from '@marquee/contract/brand-looks'
import { useState } from 'react'
import { toGapWords, toSourceLook } from '../state/look-words.ts'

/** The last looks at a brand with the workspace's sources, and what these cannot see; renders nothing without any. */
export function BrandLooks({ looks }: { looks: readonly BrandLook[] }) {
  const [now] = useState(() => new Date())
  return looks.map((look) => (
    <p key={look.provider}>
      {toSourceLook(look, now)}. {toGapWords(look.provider)}
    </p>
  ))
}
