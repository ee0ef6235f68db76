import { Component, type ReactNode } from 'react'

interface SlotBoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Contains errors of a slot's code so that the rest of the frame keeps working: the slot is left out and the error reported. */
export class SlotBoundary extends Component<SlotBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
