import type { LayoutFault, LayoutRule } from './layout-fault.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`

const SENTENCES: Readonly<Record<LayoutRule, (value: number) => string>> = {
  product_cropped: (share) => `The product is cropped by ${percent(share)}.`,
  image_enlarged: (times) =>
    `The photo is shown at ${times.toFixed(1)} times its pixels and looks soft. A larger photo would help.`,
  product_covered: (share) => `Texts or shapes cover ${percent(share)} of the product.`,
  product_at_edge: (edges) => `The product is cut off at ${edges === 1 ? 'an edge' : `${edges} edges`} of the image.`,
  product_dimmed: (share) => `A shade dims the product by ${percent(share)}.`,
  face_hidden: (share) => `A face is cropped or covered by ${percent(share)}.`,
  label_hidden: (share) => `A label or a screen’s text is cropped or covered by ${percent(share)}.`,
  text_small: (pixels) => `A text has ${Math.round(pixels)} px, which is hard to read on a phone.`,
  text_contrast: (ratio) => `A text has a contrast of only ${ratio.toFixed(1)} : 1 with what is behind it.`,
  text_cut: () => 'A text is too long for its place and is cut.',
  outside_safe_area: () => 'A text or the logo lies where placements cover the image.',
  text_on_edge: () => 'A text lies across the edge of the photo.',
  button_touched: () => 'Something touches the button.',
  logo_lost: (share) => `Only ${percent(share)} of the logo can be told from its background.`,
  canvas_empty: (share) => `${percent(share)} of the image is empty.`,
  invented: () => 'The layout shows something that nobody stated, for example stars without a rating.',
}

/** A layout fault as a sentence for users. */
export function describeFault({ rule, value }: LayoutFault): string {
  return SENTENCES[rule](value)
}
