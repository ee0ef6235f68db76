import type { LayoutTry } from '@marquee/contract/image-generation'
import { findBuiltInTemplate } from '@marquee/creative/built-in-templates'
import { describeFault } from '@marquee/creative/describe-fault'

/**
 * Why a design has its layout, as sentences.
 * @param tries the chosen template first; null when nothing was drawn yet
 */
export function describeLayout([chosen, ...others]: readonly LayoutTry[]): string | null {
  if (chosen === undefined) {
    return null
  }
  return [
    describeChoice(chosen, others.length),
    ...others.map((other) => `${quoteName(other)} was not taken: ${listReasons(other)}`),
  ].join(' ')
}

function describeChoice(chosen: LayoutTry, othersCount: number): string {
  const name = quoteName(chosen)
  if (chosen.faults.length === 0) {
    return `${name} passed every layout check: the product is whole and clear, and all texts can be read.`
  }
  return othersCount === 0
    ? `${name} was drawn as it is. The layout checks found: ${listReasons(chosen)}`
    : `${name} has the fewest faults of ${othersCount + 1} layouts.`
}

function quoteName({ template_id: id }: LayoutTry): string {
  return `“${findBuiltInTemplate(id)?.name ?? 'This template'}”`
}

/** The most serious reasons, each once. */
function listReasons({ faults }: LayoutTry): string {
  const sentences = [...new Map(faults.map((fault) => [fault.rule, describeFault(fault)])).values()]
  return sentences.slice(0, 2).join(' ')
}
