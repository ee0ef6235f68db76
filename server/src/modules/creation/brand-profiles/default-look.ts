import type { AdInspiration } from '@marquee/contract/image-words'
import type { CreativeLook, Palette } from '@marquee/creative/look'

/** Default colours for a workspace without its own: one palette for each mood of an inspiring ad. */
const PALETTES: Readonly<Record<AdInspiration['mood'], Palette>> = {
  light: { paper: '#fbf8f3', ink: '#1d2430', accent: '#1f6f5c', soft: '#e7efe9', deep: '#12362e' },
  dark: { paper: '#14161c', ink: '#f4f2ec', accent: '#e9b44c', soft: '#262a34', deep: '#0a0b0f' },
  vivid: { paper: '#fff4ec', ink: '#23143c', accent: '#e0457b', soft: '#ffdccb', deep: '#3a1a5e' },
  muted: { paper: '#f2efe9', ink: '#2f2c28', accent: '#8a5a3b', soft: '#e0d8cc', deep: '#43382f' },
}

/** The look of images without a brand profile. */
export function getDefaultLook(brandName: string, mood: AdInspiration['mood'] | null): CreativeLook {
  return {
    brand_name: brandName,
    palette: PALETTES[mood ?? 'light'],
    fonts: { heading: 'geometric', body: 'sans' },
    logo: null,
  }
}
