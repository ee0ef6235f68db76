/** The props of panels that shortcuts open. */
export interface CommandPanelProps {
  onClose: () => void
  onShowShortcuts: () => void
}
