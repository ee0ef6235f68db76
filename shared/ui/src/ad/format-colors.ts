import type { AssetType } from '@marquee/contract/ads'
import type { ChartColor } from '../charts/chart-data.ts'

/** The one color of a format, in charts, bars and tables alike. */
export const FORMAT_COLORS: Readonly<Record<AssetType, ChartColor>> = {
  image: 'accent',
  video: 'tierScaling',
  carousel: 'warning',
  text: 'textMuted',
}

/** The same for a style: a custom property of the theme, as `var(--mq-tier-scaling)`. */
export function formatFill(format: AssetType): string {
  return `var(--mq-${FORMAT_COLORS[format].replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`
}
