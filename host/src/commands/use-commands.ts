import { useSession, useUser } from '@marquee/remote-kit/host-services'
import { toAddress } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { History, Keyboard, Layers, LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router'
import { workspacesQuery } from '../api/workspaces.ts'
import { getIcon } from '../navigation/icons.ts'
import { usePages } from '../navigation/live-pages.ts'
import { isOpenPath, listOpenCommands, listOpenGroups } from '../navigation/open-sections.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { useEnterWorkspace } from '../session/use-enter-workspace.ts'
import { useHostSelector } from '../store/host-store.ts'
import { selectThemeChoice, type ThemeChoice, themeChoices, themeChosen } from '../store/preferences-slice.ts'
import type { Command } from './commands.ts'
import { listGoToShortcuts } from './shortcuts.ts'
import { useRecentPages } from './use-recent-pages.ts'

/** All commands of the palette, except the search for the typed text. */
export function useCommands({ onShowShortcuts }: { onShowShortcuts: () => void }): Command[] {
  return [...useRecentCommands(), ...useActions(onShowShortcuts), ...usePageCommands()]
}

function useRecentCommands(): Command[] {
  const navigate = useNavigate()
  const { authData } = useSession()
  const pages = usePages()
  const recent = useRecentPages().filter(({ address }) => isOpenPath(pages, address, authData))
  return recent.map(({ address, title }) => ({
    id: `recent ${address}`,
    group: 'Recent',
    label: title,
    icon: History,
    run: () => void navigate(address),
  }))
}

function useActions(onShowShortcuts: () => void): Command[] {
  const { logOut } = useLogOut()
  const action = (label: string, icon: LucideIcon, keywords: string, run: () => void): Command => ({
    id: label,
    group: 'Actions',
    label,
    icon,
    keywords,
    run,
  })
  return [
    ...usePackageCommands(),
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

/** The themes that are not selected. */
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
  const workspaces = useQuery(workspacesQuery())
  const { enter } = useEnterWorkspace()
  return (workspaces.data?.data ?? [])
    .filter(({ id }) => id !== currentId)
    .map(({ id, name }) => ({
      id: `workspace ${id}`,
      group: 'Actions',
      label: `Switch to ${name}`,
      icon: Layers,
      keywords: 'workspace change',
      run: () => enter({ id, name }),
    }))
}

/** The commands that packages declare. */
function usePackageCommands(): Command[] {
  const navigate = useNavigate()
  const { authData } = useSession()
  return listOpenCommands(usePages(), authData).map(({ label, icon, keywords, address, query, newKey }) => ({
    id: label,
    group: 'Actions',
    label,
    icon: getIcon(icon),
    ...(keywords !== undefined && { keywords }),
    run: () =>
      void navigate(
        toAddress(address, { query: { ...query, ...(newKey !== undefined && { [newKey]: crypto.randomUUID() }) } }),
      ),
  }))
}

/** The pages of the side navigation. */
function usePageCommands(): Command[] {
  const navigate = useNavigate()
  const { authData } = useSession()
  const pages = usePages()
  const shortcuts = listGoToShortcuts(pages)
  return listOpenGroups(pages, authData).flatMap(({ label: area, sections }) =>
    sections.map(({ name, label, icon, address }): Command => {
      const shortcut = shortcuts.find((known) => known.address === address)
      return {
        id: `page ${name}`,
        group: 'Pages',
        label,
        icon: getIcon(icon),
        keywords: area ?? '',
        ...(shortcut !== undefined && { shortcut: ['G', shortcut.key.toUpperCase()] }),
        run: () => void navigate(address),
      }
    }),
  )
}
