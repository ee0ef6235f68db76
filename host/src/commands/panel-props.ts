/** What the panels that are opened by shortcuts are given. */
export interface CommandPanelProps {
  onClose: () => void
  onShowShortcuts: () => void
}
