import type { PageTable } from '../navigation/page-table.ts'

/** A keyboard shortcut as the overview shows it. */
export interface Shortcut {
  /**
   * Alternative key combinations; the keys of one combination are pressed together or, after `g`, one after the other. `Mod` is ⌘ or Ctrl.
   */
  keys: readonly (readonly string[])[]
  label: string
}

export interface ShortcutGroup {
  label: string
  shortcuts: readonly Shortcut[]
}

/**
 * After `g`: the key of each page that has one, in the order of the navigation. If several pages have the same key, the first one gets it.
 */
export function listGoToShortcuts({ groups }: PageTable): Array<{ key: string; label: string; address: string }> {
  const found = groups
    .flatMap(({ sections }) => sections)
    .flatMap(({ key, label, address }) => (key === undefined ? [] : [{ key, label, address }]))
  return found.filter(({ key }, index) => found.findIndex((other) => other.key === key) === index)
}

/** Every shortcut of the product. The host handles the first two groups; the pages of ads handle the others themselves. */
export function listShortcutGroups(pages: PageTable): ShortcutGroup[] {
  return [
    ...shortcutsAnywhere,
    {
      label: 'Go to a page',
      shortcuts: listGoToShortcuts(pages).map(({ key, label }) => ({ keys: [['G', key.toUpperCase()]], label })),
    },
    ...shortcutsOfAds,
  ]
}

const shortcutsAnywhere: readonly ShortcutGroup[] = [
  {
    label: 'Anywhere',
    shortcuts: [
      { keys: [['Mod', 'K']], label: 'Open search and commands' },
      { keys: [['?']], label: 'Show this overview' },
      { keys: [['Esc']], label: 'Close what is open' },
    ],
  },
]

const shortcutsOfAds: readonly ShortcutGroup[] = [
  {
    label: 'Among ads',
    shortcuts: [
      { keys: [['/']], label: 'Search ads' },
      { keys: [['↑'], ['↓'], ['←'], ['→']], label: 'Go from ad to ad' },
      { keys: [['J'], ['K']], label: 'Go to the next or the previous ad' },
      { keys: [['Enter']], label: 'Open the ad' },
      { keys: [['S']], label: 'Save or remove the ad' },
      { keys: [['Shift', 'S']], label: 'Save the ad with tags and a note' },
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
