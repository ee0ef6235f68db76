import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'icon'> {
  to: string
  children: React.ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ to, children, ...look }: LinkButtonProps) {
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to)
  const target = useHref(to)
  return (
    <Button
      {...look}
      href={target}
      onClick={(event) => handleClick(event as React.MouseEvent<HTMLAnchorElement, MouseEvent>)}
    >
      {children}
    </Button>
  )
}
