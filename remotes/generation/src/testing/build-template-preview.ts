import type { TemplatePreview } from '@marquee/contract/ad-templates'

/** The preview content of templates in tests: a brand with two texts and no image of its own. */
export function buildTemplatePreview(changes: Partial<TemplatePreview> = {}): TemplatePreview {
  return {
    content: { headline: 'Sleep better', call_to_action: 'Shop now' },
    look: {
      brand_name: 'Lumenia',
      palette: { paper: '#ffffff', ink: '#111111', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
      fonts: { heading: 'serif', body: 'sans' },
      logo: null,
    },
    pictures: {},
    assets: [],
    ...changes,
  }
}
