import { Drawer, type DrawerProps } from 'antd'
import { useOpenerFocus } from './use-opener-focus.ts'

/** A drawer that is mounted when it opens and unmounted when it closes: the focus returns to what opened it. */
export function OpenedDrawer(props: Omit<DrawerProps, 'open'>) {
  useOpenerFocus()
  return <Drawer {...props} open />
}
