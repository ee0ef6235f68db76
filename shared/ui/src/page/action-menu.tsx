import { Dropdown, type MenuProps } from 'antd'
import { type ReactNode, type RefObject, useRef, useState } from 'react'

/** The attributes that the button of a menu must have. */
interface MenuButtonProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick?: () => void
}

interface ActionMenuProps {
  items: NonNullable<MenuProps['items']>
  onChoose: (key: string) => void
  placement?: 'bottomLeft' | 'bottomRight'
  /** A class of the list. */
  className?: string | undefined
  /** The button: `{(button) => <Button {...button}>Download</Button>}`. */
  children: (button: MenuButtonProps) => ReactNode
}

/**
 * A button that opens a list of actions. The focus enters the list when it opens, and is on the button again when it closes: a dialog
 * that an action opens returns it there. Until the first use there is only the button, because lists mount hundreds of them.
 */
export function ActionMenu({ items, onChoose, placement = 'bottomLeft', className, children }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const attributes = { ref: button, 'aria-haspopup': 'menu', 'aria-expanded': isOpen === true } as const
  if (isOpen === null) {
    return children({ ...attributes, onClick: () => setIsOpen(true) })
  }

  function changeOpen(next: boolean): void {
    setIsOpen(next)
    if (!next) {
      button.current?.focus({ preventScroll: true })
    }
  }

  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    // What contains the button, for example a card that can be clicked, is not meant.
    domEvent.stopPropagation()
    // Otherwise, a later event of the same press of Enter would press the button, or close the dialog that the action opens.
    domEvent.preventDefault()
    changeOpen(false)
    onChoose(key)
  }

  return (
    <Dropdown
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={['click']}
      placement={placement}
      autoFocus
      menu={{ items, onClick: choose, ...(className !== undefined && { className }) }}
    >
      {children(attributes)}
    </Dropdown>
  )
}
