import { Component, type ReactNode } from 'react'

interface SlotBoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps a slot whose code throws from taking the frame with it: it is left out and reported. */
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
