import { useIsAllowed, useSession, useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import {
  FilePlus2,
  History,
  Keyboard,
  Layers,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  PackagePlus,
  Sun,
} from 'lucide-react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router'
import { workspacesQuery } from '../api/list-workspaces.ts'
import { isOpenPath, listOpenGroups } from '../navigation/open-sections.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { useSwitchWorkspace } from '../session/use-switch-workspace.ts'
import { useHostSelector } from '../store/host-store.ts'
import { selectThemeChoice, type ThemeChoice, themeChoices, themeChosen } from '../store/preferences-slice.ts'
import type { Command } from './commands.ts'
import { goToShortcuts } from './shortcuts.ts'
import { useRecentPages } from './use-recent-pages.ts'

/** Everything that the palette offers, but for a search for what is typed. */
export function useCommands({ onShowShortcuts }: { onShowShortcuts: () => void }): Command[] {
  return [...useRecentCommands(), ...useActions(onShowShortcuts), ...usePageCommands()]
}

function useRecentCommands(): Command[] {
  const navigate = useNavigate()
  const { authData } = useSession()
  const recent = useRecentPages().filter(({ address }) => isOpenPath(address, authData))
  return recent.map(({ address, title }) => ({
    id: `recent ${address}`,
    group: 'Recent',
    label: title,
    icon: History,
    run: () => void navigate(address),
  }))
}

function useActions(onShowShortcuts: () => void): Command[] {
  const navigate = useNavigate()
  const { logOut } = useLogOut()
  const action = (label: string, icon: LucideIcon, keywords: string, run: () => void): Command => ({
    id: label,
    group: 'Actions',
    label,
    icon,
    keywords,
    run,
  })
  const newBrief = action(
    'New brief',
    FilePlus2,
    'create add',
    // The key names the creation, as the briefs page asks of whoever opens its dialog.
    () => void navigate(href('briefs', { query: { create: crypto.randomUUID() } })),
  )
  const newProduct = action('New product', PackagePlus, 'create add', () => void navigate(href('create-product')))
  return [
    ...(useIsAllowed({ permission: 'briefs.edit', feature: 'full_product' }) ? [newBrief] : []),
    ...(useIsAllowed({ permission: 'products.edit', feature: 'full_product' }) ? [newProduct] : []),
    ...useThemeCommands(),
    ...useWorkspaceCommands(),
    { ...action('Keyboard shortcuts', Keyboard, 'keys help', onShowShortcuts), shortcut: ['?'] },
    action('Log out', LogOut, 'sign out leave', () => void logOut()),
  ]
}

const themes: Record<ThemeChoice, { label: string; icon: LucideIcon }> = {
  light: { label: 'Use the light theme', icon: Sun },
  dark: { label: 'Use the dark theme', icon: Moon },
  system: { label: 'Use the theme of this device', icon: Monitor },
}

/** The themes that are not chosen now. */
function useThemeCommands(): Command[] {
  const dispatch = useDispatch()
  const chosen = useHostSelector(selectThemeChoice)
  return themeChoices
    .filter((choice) => choice !== chosen)
    .map((choice) => ({
      id: `theme ${choice}`,
      group: 'Actions',
      ...themes[choice],
      keywords: 'switch theme colours mode',
      run: () => dispatch(themeChosen(choice)),
    }))
}

/** The other workspaces of the account. */
function useWorkspaceCommands(): Command[] {
  const { current_workspace_id: currentId } = useUser()
  const workspaces = useQuery(workspacesQuery)
  const { mutate } = useSwitchWorkspace()
  return (workspaces.data?.data ?? [])
    .filter(({ id }) => id !== currentId)
    .map(({ id, name }) => ({
      id: `workspace ${id}`,
      group: 'Actions',
      label: `Switch to ${name}`,
      icon: Layers,
      keywords: 'workspace change',
      run: () => mutate({ id, name }),
    }))
}

/** The pages of the side navigation. */
function usePageCommands(): Command[] {
  const navigate = useNavigate()
  const { authData } = useSession()
  return listOpenGroups(authData).flatMap(({ label: area, sections }) =>
    sections.map(({ name, label, icon, route }): Command => {
      const shortcut = goToShortcuts.find((known) => known.route === route)
      return {
        id: `page ${name}`,
        group: 'Pages',
        label,
        icon,
        keywords: area ?? '',
        ...(shortcut !== undefined && { shortcut: ['G', shortcut.key.toUpperCase()] }),
        run: () => void navigate(href(route)),
      }
    }),
  )
}
