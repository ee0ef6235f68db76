import type { LogoMark } from '../look.ts'

/** Brand marks as outlines in a box of 100 × 100; holes by the even-odd rule. */
const MARKS: Readonly<Record<LogoMark, string>> = {
  circle: 'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92zM50 30a20 20 0 1 1 0 40a20 20 0 1 1 0-40z',
  split: 'M6 6h40v88h-40zM54 6a44 44 0 0 1 0 88z',
  petals:
    'M50 48q-34-20 0-46q34 26 0 46zM52 50q20-34 46 0q-26 34-46 0zM50 52q34 20 0 46q-34-26 0-46zM48 50q-20 34-46 0q26-34 46 0z',
  bars: 'M8 54h20v42h-20zM40 28h20v68h-20zM72 4h20v92h-20z',
  ring: 'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92zM50 18a32 32 0 1 0 0 64a32 32 0 1 0 0-64zM50 38a12 12 0 1 1 0 24a12 12 0 1 1 0-24z',
  peak: 'M4 92l36-76 18 36 10-16 28 56z',
  wave: 'M2 40q24-34 48 0t48 0v20q-24 34-48 0t-48 0z',
  spark: 'M50 2q6 42 48 48q-42 6-48 48q-6-42-48-48q42-6 48-48z',
  grid: 'M6 6h38v38h-38zM56 6h38v38h-38zM6 56h38v38h-38zM75 56a19 19 0 1 1 0 38a19 19 0 1 1 0-38z',
  leaf: 'M10 90q-14-84 82-82q4 92-66 80l30-46-40 44z',
}

/** Fills a brand's mark into a square. */
export function drawMark(
  context: CanvasRenderingContext2D,
  mark: LogoMark,
  at: { x: number; y: number; side: number },
  color: string,
): void {
  context.save()
  context.translate(at.x, at.y)
  context.scale(at.side / 100, at.side / 100)
  context.fillStyle = color
  context.fill(new Path2D(MARKS[mark]), 'evenodd')
  context.restore()
}
