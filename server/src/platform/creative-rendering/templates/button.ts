import { type Place, shape, type SourceLayer, text } from '@marquee/creative/template-source'

/** A button: a pill with the call to action in it. */
export function button(
  place: Place,
  fill: 'ink' | 'accent' | 'white',
  color: 'paper' | 'white' | 'black',
): SourceLayer[] {
  const [x, y, w, h] = place
  return [
    shape('pill', place, fill, {}, { needs: 'cta' }),
    text('cta', [x + 2, y, w - 4, h], {
      font: 'text',
      weight: 650,
      size: 3.8,
      min_size: 2.4,
      color,
      align: 'center',
      valign: 'middle',
    }),
  ]
}
