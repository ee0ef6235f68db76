import type { RemoteName } from '@marquee/remote-kit/routes'
import { Component, type ReactNode } from 'react'
import { RemoteStyles } from '../remotes/remote-styles.ts'

interface SlotBoundaryProps {
  /** The remote that brings the slot. */
  owner: RemoteName
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
    const { owner, children } = this.props
    return this.state.hasFailed ? null : <RemoteStyles owner={owner}>{children}</RemoteStyles>
  }
}
