import type { SpiedBrand } from '@marquee/contract/brand-spy'
import { Button } from 'antd'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { SpySettings } from './spy-settings.tsx'

/** Opens the workspace's settings for a followed brand. Renders nothing for users without the right to change them. */
export function SpyMenu({ brand, folders }: { brand: SpiedBrand; folders: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const { canFollow } = useLibraryRights()
  return canFollow ? (
    <>
      <Button
        size="small"
        icon={<SlidersHorizontal size={14} aria-hidden />}
        aria-label={`Settings of ${brand.name}`}
        onClick={() => setIsOpen(true)}
      >
        Settings
      </Button>
      {isOpen ? <SpySettings brand={brand} folders={folders} onClose={() => setIsOpen(false)} /> : null}
    </>
  ) : null
}
