import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { Building2, FileText, LayoutGrid, type LucideIcon, Package } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { findByName } from '../api/find-by-name.ts'
import type { Command, foundGroups } from './commands.ts'

const TYPING_PAUSE_MS = 200
/** A single letter occurs in nearly every name. */
const SHORTEST_NAME = 2

interface Found {
  group: (typeof foundGroups)[number]
  icon: LucideIcon
  id: string
  label: string
  address: string
}

/** The brands, boards, briefs and products whose names match the typed text, without those that the account may not open. */
export function useFoundEntries(typed: string): Command[] {
  const navigate = useNavigate()
  const words = useSettledValue(typed.trim(), TYPING_PAUSE_MS)
  const isName = words.length >= SHORTEST_NAME && words === typed.trim()
  const hasLibrary = useIsAllowed({ feature: ['explore_pages', 'swipe_file'], plan: 'ended' })
  const hasSwipeFile = useIsAllowed({ feature: 'swipe_file', plan: 'ended' })
  const hasProduct = useIsAllowed({ feature: 'full_product', plan: 'ended' })
  const brands = useQuery({ ...findByName.brands(words), enabled: isName && hasLibrary })
  const boards = useQuery({ ...findByName.boards(words), enabled: isName && hasSwipeFile })
  const briefs = useQuery({ ...findByName.briefs(words), enabled: isName && hasProduct })
  const products = useQuery({ ...findByName.products(words), enabled: isName && hasProduct })
  return useMemo(() => {
    if (!isName) {
      return []
    }
    const found: Found[] = [
      ...(brands.data?.data ?? []).map(({ id, name }) => ({
        group: 'Brands' as const,
        icon: Building2,
        id,
        label: name,
        address: href('brand', { params: { id } }),
      })),
      ...(boards.data?.data ?? []).map(({ id, name }) => ({
        group: 'Boards' as const,
        icon: LayoutGrid,
        id,
        label: name,
        address: href('board', { params: { id } }),
      })),
      ...(briefs.data?.data ?? []).map(({ id, title }) => ({
        group: 'Briefs' as const,
        icon: FileText,
        id,
        label: title,
        address: href('brief-details', { params: { id } }),
      })),
      ...(products.data?.data ?? []).map(({ id, name }) => ({
        group: 'Products' as const,
        icon: Package,
        id,
        label: name,
        address: href('edit-product', { params: { id } }),
      })),
    ]
    return found.map(({ address, id, ...entry }) => ({
      ...entry,
      id: `${entry.group} ${id}`,
      run: () => void navigate(address),
    }))
  }, [isName, brands.data, boards.data, briefs.data, products.data, navigate])
}

/** Returns a value once it has not changed for a while, as for text that the user types. @param milliseconds how long */
function useSettledValue<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
