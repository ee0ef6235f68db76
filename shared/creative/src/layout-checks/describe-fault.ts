import type { LayoutFault } from './layout-fault.ts'

/** A layout fault as a sentence for users. */
export function describeFault({ rule, value }: LayoutFault): string {
  const share = `${Math.round(value * 100)} %`
  switch (rule) {
    case 'product_cropped':
      return `The product is cropped by ${share}.`
    case 'image_enlarged':
      return `The photo is shown at ${value.toFixed(1)} times its pixels and looks soft. A larger photo would help.`
    case 'product_covered':
      return `Texts or shapes cover ${share} of the product.`
    case 'product_dimmed':
      return `A shade dims the product by ${share}.`
    case 'face_hidden':
      return `A face is cropped or covered by ${share}.`
    case 'label_hidden':
      return `A label or a screen’s text is cropped or covered by ${share}.`
    case 'text_small':
      return `A text has ${Math.round(value)} px, which is hard to read on a phone.`
    case 'text_contrast':
      return `A text has a contrast of only ${value.toFixed(1)} : 1 with what is behind it.`
    case 'text_cut':
      return 'A text is too long for its place and is cut.'
    case 'outside_safe_area':
      return 'A text or the logo lies where placements cover the image.'
    case 'text_on_edge':
      return 'A text lies across the edge of the photo.'
    case 'button_touched':
      return 'Something touches the button.'
    case 'logo_lost':
      return `Only ${share} of the logo can be told from its background.`
    case 'canvas_empty':
      return `${share} of the image is empty.`
    case 'invented':
      return 'The layout shows something that nobody stated, for example stars without a rating.'
  }
}
