import type { Section } from '../navigation/sections.ts'

/** A keyboard shortcut as the overview shows it. */
export interface Shortcut {
  /** Ways to do it; the keys of one way are pressed together or, after `g`, one after the other. `Mod` is ⌘ or Ctrl. */
  keys: readonly (readonly string[])[]
  label: string
}

export interface ShortcutGroup {
  label: string
  shortcuts: readonly Shortcut[]
}

interface GoToShortcut {
  key: string
  label: string
  route: Section['route']
}

/** After `g`: the key of each page. */
export const goToShortcuts: readonly GoToShortcut[] = [
  { key: 'd', label: 'Dashboard', route: 'dashboard' },
  { key: 'e', label: 'Explore', route: 'explore' },
  { key: 's', label: 'Swipe file', route: 'swipe-file' },
  { key: 'b', label: 'Briefs', route: 'briefs' },
  { key: 'p', label: 'Products', route: 'products' },
]

/** Every shortcut of the product. The first two groups act here; the pages of ads act on the others themselves. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    label: 'Anywhere',
    shortcuts: [
      { keys: [['Mod', 'K']], label: 'Open search and commands' },
      { keys: [['?']], label: 'Show this overview' },
      { keys: [['Esc']], label: 'Close what is open' },
    ],
  },
  {
    label: 'Go to a page',
    shortcuts: goToShortcuts.map(({ key, label }) => ({ keys: [['G', key.toUpperCase()]], label })),
  },
  {
    label: 'Among ads',
    shortcuts: [
      { keys: [['/']], label: 'Search ads' },
      { keys: [['↑'], ['↓'], ['←'], ['→']], label: 'Go from ad to ad' },
      { keys: [['Enter']], label: 'Open the ad' },
      { keys: [['S']], label: 'Save or remove the ad' },
      { keys: [['B']], label: 'Put the ad on a board' },
      { keys: [['X']], label: 'Select the ad' },
      { keys: [['Shift', 'X']], label: 'Select everything up to the ad' },
      { keys: [['Esc']], label: 'Clear the selection' },
    ],
  },
  {
    label: 'In an open ad',
    shortcuts: [
      { keys: [['J']], label: 'Next ad' },
      { keys: [['K']], label: 'Previous ad' },
      { keys: [['B']], label: 'Put the ad on a board' },
    ],
  },
]
