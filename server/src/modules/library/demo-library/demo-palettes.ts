import type { Palette } from '@marquee/creative/look'

/** accent, soft, deep, paper. White is readable on every accent and deep; a test says so. */
const ROWS = [
  ['#b5502f', '#f3e0d0', '#4f2417', '#fbf6f0'],
  ['#2c7658', '#d8ebdf', '#123c2c', '#f5faf6'],
  ['#5653cf', '#dedefa', '#25245c', '#f7f7fd'],
  ['#a8365f', '#f8dbe4', '#4d1730', '#fdf5f7'],
  ['#1f6f8b', '#d3e8ee', '#0f3a4a', '#f4fafb'],
  ['#8a6116', '#f3e6c4', '#46310a', '#fcf9f0'],
  ['#7a4a9e', '#ebdef4', '#3a2150', '#faf6fc'],
  ['#c0392b', '#fadfd9', '#571811', '#fdf6f4'],
  ['#3d6b35', '#e0ead2', '#1f3a1b', '#f8faf3'],
  ['#24599c', '#d8e4f5', '#122c52', '#f5f8fd'],
  ['#96573b', '#efdccf', '#43261a', '#faf5f1'],
  ['#0f766e', '#cfeae5', '#083c38', '#f3faf9'],
  ['#9a3f8f', '#f3dcf0', '#471a42', '#fcf5fb'],
  ['#4b5563', '#e2e6ea', '#1f2630', '#f8f9fa'],
  ['#b0452c', '#fbe3c8', '#33261f', '#fdf8ef'],
  ['#3f5fbf', '#fde9d6', '#1c2a57', '#fdf9f5'],
  ['#6b6a1f', '#ecebc6', '#34330f', '#fafaf0'],
  ['#bf2f5a', '#ffe1d6', '#3d1030', '#fff7f4'],
  ['#17693f', '#fbe8c9', '#0d3a24', '#fdfaf2'],
  ['#7b3f3f', '#eeded8', '#381c1c', '#faf6f4'],
  ['#2f4858', '#f0dfc4', '#16242d', '#faf7f1'],
] as const

export const demoPalettes: readonly Palette[] = ROWS.map(([accent, soft, deep, paper]) => ({
  accent,
  soft,
  deep,
  paper,
  ink: deep,
}))
