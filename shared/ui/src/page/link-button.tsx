import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'

/** A button that is a link: it opens in a new tab as every link does. */
export function LinkButton({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to)
  const target = useHref(to)
  return (
    <Button
      {...button}
      href={target}
      onClick={(event) => handleClick(event as React.MouseEvent<HTMLAnchorElement, MouseEvent>)}
    />
  )
}
