import type { Line } from './niche.ts'

interface Subject {
  brand: string
  product: string
}

/** Whether words of these products or brands are true of a product. */
export function isAbout(of: readonly string[], { brand, product }: Subject): boolean {
  return of.includes(product) || of.includes(brand)
}

/** What may be said of a product: what is true of the whole niche, and what is about this product or its brand. */
export function listLinesAbout<Words extends string | readonly [string, string]>(
  lines: readonly Line<Words>[],
  subject: Subject,
): Words[] {
  return lines.flatMap((line) => {
    if (!isLimited(line)) {
      return [line]
    }
    return isAbout(line.of, subject) ? [line.say] : []
  })
}

function isLimited<Words extends string | readonly [string, string]>(
  line: Line<Words>,
): line is { of: readonly string[]; say: Words } {
  return typeof line === 'object' && 'of' in line
}
