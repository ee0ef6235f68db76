import type { Layer } from '@marquee/creative/layer'

const SHOWN = 28

/** What a layer is called in lists: texts by their words, the rest by what they are. */
export function nameLayer(layer: Layer, texts: Readonly<Record<string, string>>): string {
  if (layer.type === 'text') {
    const words = (texts[layer.binding] ?? '').replaceAll(/\s+/g, ' ').trim()
    return words === ''
      ? `${toWords(layer.name)} (empty)`
      : `“${words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words}”`
  }
  return toWords(layer.name)
}

/** `benefit_1` as people write it. */
function toWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
